/**
 * Resorts whose location contains the text, in any case; a blank text filters nothing (rules 1.5).
 */
export const filterByLocation = <Item extends { location: string }>(
  resorts: readonly Item[],
  text: string,
): readonly Item[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return resorts;
  return resorts.filter((resort) => resort.location.toLowerCase().includes(wanted));
};
