/** Countries with the most resorts first; equals by name. */
export const countriesByResorts = (
  resorts: readonly { country: string; available: boolean }[],
): string[] => {
  const counts = new Map<string, number>();
  for (const { country, available } of resorts) {
    if (available && country !== '') counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([country]) => country);
};
