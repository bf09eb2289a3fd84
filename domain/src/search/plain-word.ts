const MARKS = /\p{M}/gu;
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
const WHOLE_LETTERS = /[æøœßđłı]/g;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const ASCII_ONLY = /^[ -~]*$/;
const ASCII_LETTER_EDGES = /^[a-z0-9]$|^[a-z0-9][ -~]*[a-z0-9]$/;

/** Text in lower case without accents, for comparing what people mean: 'Málaga' is 'malaga', 'Tromsø' 'tromso'. */
export const withoutAccents = (text: string): string => {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(WHOLE_LETTERS, (letter) => LETTERS[letter] ?? letter);
};

/** A word without signs before and after it: '(Florida),' is 'Florida'. */
export const withoutEdges = (word: string): string =>
  ASCII_LETTER_EDGES.test(word) ? word : word.replace(EDGES, '');

/** Words and numbers alone, with one blank between them: 'Wine & Food' is 'wine food'. */
export const plainPhrase = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
