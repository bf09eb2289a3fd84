/** Longest beginning that can be looked for; a longer query is cut to it. */
export const MAX_KEY_LENGTH = 20;
/** Shortest beginning that can be looked for. */
const MIN_KEY_LENGTH = 2;

/** Text as it is compared: lower case, without accents, words parted by one space. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.+_-]+/gu, ' ')
    .trim();

/** From each word on, the rest of the text: 'anna berg' gives 'anna berg' and 'berg'. */
const startsIn = (text: string): string[] =>
  [...text.matchAll(/\S+/g)].map(({ index }) => text.slice(index, index + MAX_KEY_LENGTH));

const beginningsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - MIN_KEY_LENGTH + 1) }, (_, more) =>
    text.slice(0, MIN_KEY_LENGTH + more).trimEnd(),
  );

/**
 * Keys under which a document is found by the beginning of any word of its texts, for a query with
 * `array-contains`. Sorted, each once.
 */
export const prefixKeys = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => startsIn(plain(text)).flatMap(beginningsOf)))].toSorted();

/** The key to look for, of what the admin typed; null when it is too short to look for. */
export const queryKey = (typed: string): string | null => {
  const key = plain(typed).slice(0, MAX_KEY_LENGTH).trimEnd();
  return key.length < MIN_KEY_LENGTH ? null : key;
};
