/**
 * Reads a comma-separated text (RFC 4180) character by character: shares nothing with what writes
 * one. Throws where the text breaks the rules.
 */
export const readCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const readQuoted = (): void => {
    at += 1;
    for (;;) {
      if (at >= text.length) throw new Error('A quoted cell does not end.');
      if (text[at] !== '"') cell += text[at];
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else break;
      at += 1;
    }
    at += 1;
    const next = text[at];
    if (next !== ',' && next !== '\r') throw new Error('Something follows the end of a quote.');
  };

  while (at < text.length) {
    const letter = text[at] ?? '';
    if (letter === '"') {
      if (cell !== '') throw new Error('There is a quote inside a plain cell.');
      readQuoted();
    } else if (letter === ',') {
      endCell();
      at += 1;
    } else if (letter === '\r' && text[at + 1] === '\n') {
      endCell();
      rows.push(row);
      row = [];
      at += 2;
    } else if (letter === '\r' || letter === '\n') {
      throw new Error('A line ends with half a line end.');
    } else {
      cell += letter;
      at += 1;
    }
  }
  if (row.length > 0 || cell !== '') throw new Error('The last line does not end.');
  return rows;
};
