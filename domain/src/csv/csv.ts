/** What a cell of a table holds; null leaves it empty. */
export type CsvCell = string | number | null;

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const CSV_START = '\uFEFF';

const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;
/**
 * Texts that a spreadsheet would run as a formula: they begin with one of these signs (the wide ones
 * count as well), perhaps behind apostrophes that a member typed.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * A text that is safe in a spreadsheet: an apostrophe before it when it would be run as a formula.
 * `unguarded` takes it away again.
 */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `guarded` was given. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

const numberText = (value: number): string => (Number.isFinite(value) ? String(value) : '');

const cellText = (cell: CsvCell): string => {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? numberText(cell) : guarded(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * One line of a comma-separated file with its line end (RFC 4180). Texts are guarded against being
 * run as formulas; numbers stay numbers, and one that is not finite leaves the cell empty.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(cellText).join(',')}${LINE_END}`;
