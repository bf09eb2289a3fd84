/** An instant (milliseconds since 1970) as people read it; whatever else stands there as it is. */
export const instantOf = (ms: number | null): string => {
  const date = new Date(ms ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? String(ms) : date.toISOString();
};
