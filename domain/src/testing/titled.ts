const replaced = (value: unknown): unknown => {
  if (value === undefined) return 'nothing';
  if (Number.isNaN(value)) return 'not a number';
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
};

/** A value as a title says it; `%j` has no word for a missing one, a function or an error. */
const inTitle = (value: unknown): string => {
  if (typeof value === 'function') return value.name;
  if (value instanceof Error) return String(value);
  const said = replaced(value);
  return said === value
    ? JSON.stringify(value, (_, part: unknown) => replaced(part))
    : String(said);
};

/** Values for `it.each`, each behind the text that its title says with `%s`. */
export const titled = <const Value>(values: readonly Value[]): [string, Value][] =>
  values.map((value) => [inTitle(value), value]);

/** Rows for `it.each`, each behind the text of its first `columns` values, of which the last may be any. */
export const titledRows = <const Row extends readonly unknown[]>(
  rows: readonly Row[],
  columns: number,
): [string, ...Row][] =>
  rows.map((row) => {
    const names = row
      .slice(0, columns - 1)
      .map((name) => (typeof name === 'string' ? name : inTitle(name)));
    return [[...names, inTitle(row[columns - 1])].join(' '), ...row];
  });
