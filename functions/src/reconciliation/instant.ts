/** An instant (milliseconds since 1970) in ISO format; any other value as text. */
export const instantOf = (ms: number | null): string => {
  const date = new Date(ms ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? String(ms) : date.toISOString();
};
