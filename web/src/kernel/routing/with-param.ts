/** A query with one value of a name, or with none. */
export const withParam = (
  query: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
};
