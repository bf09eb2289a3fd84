/** What search reads of a resort. */
export type SearchableResort = {
  placeName: string;
  location: string;
  resortCode: string;
  bedrooms: string;
  available: boolean;
  priceRate: number | null;
};

/** A resort with why it was found (rules 12.6). */
export type SearchResult<Item extends SearchableResort> = {
  resort: Item;
  /** 2 for each word in the name, 1 for each in the location, 1 for each in the code. */
  score: number;
  matchedWordsCount: number;
  matchedWords: readonly string[];
  /** True when at least one word was found in the name. */
  matchedInName: boolean;
};

export const NAME_SCORE = 2;
export const LOCATION_SCORE = 1;
export const CODE_SCORE = 1;

/** Longest query that is looked at; the rest of a longer text is left out. */
export const MAX_QUERY_LENGTH = 200;

/** The text of a query as it is searched, kept and linked: trimmed, at most 200 characters. */
export const queryText = (query: string): string =>
  query
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    // A pair of surrogates may have been cut in two; half a character cannot be put into an address.
    .replace(/\p{Surrogate}/gu, '')
    .trim();

/**
 * The distinct words of a query in lower case, in the order typed; empty for a
 * blank one (rules 5.1).
 */
export const queryWords = (query: string): string[] => [
  ...new Set(
    queryText(query)
      .toLowerCase()
      .split(/\s/)
      .filter((word) => word !== ''),
  ),
];

/** Resorts whose main unit has 3 or 4 bedrooms cannot be booked through search (rules 5.4). */
const isTooLarge = (bedrooms: string): boolean => /^\s*[34]\b/.test(bedrooms);

/**
 * A resort as search shows it: one with 3 or 4 bedrooms is unavailable, without
 * price rate (rules 5.4).
 */
export const asFound = <Item extends SearchableResort>(resort: Item): Item =>
  isTooLarge(resort.bedrooms) ? { ...resort, available: false, priceRate: null } : resort;

/** What the words of a query, as `queryWords` gives them, are worth for a resort (rules 5.2). */
export const scoreResort = <Item extends SearchableResort>(
  resort: Item,
  words: readonly string[],
): SearchResult<Item> => {
  const name = resort.placeName.toLowerCase();
  const location = resort.location.toLowerCase();
  const code = resort.resortCode.toLowerCase();
  let score = 0;
  let matchedInName = false;
  const matchedWords: string[] = [];
  for (const word of words) {
    const inName = name.includes(word);
    const wordScore =
      (inName ? NAME_SCORE : 0) +
      (location.includes(word) ? LOCATION_SCORE : 0) +
      (code.includes(word) ? CODE_SCORE : 0);
    if (wordScore > 0) {
      score += wordScore;
      matchedWords.push(word);
      matchedInName ||= inName;
    }
  }
  return { resort, score, matchedWordsCount: matchedWords.length, matchedWords, matchedInName };
};

/**
 * Resorts that match a query, best first: by score, then by matched words, then those matched in
 * the name; equals keep the order of the directory (rules 5.3). Resorts with 3 or 4 bedrooms come
 * marked unavailable and without price rate. A blank query finds nothing.
 *
 * This is the plain form of the rule. Pages search through `resort-index.ts`, which gives the same
 * results faster; tests compare the two.
 */
export const searchResorts = <Item extends SearchableResort>(
  resorts: readonly Item[],
  query: string,
): SearchResult<Item>[] => {
  const words = queryWords(query);
  return resorts
    .map((resort) => scoreResort(resort, words))
    .filter((result) => result.score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.matchedWordsCount - a.matchedWordsCount ||
        Number(b.matchedInName) - Number(a.matchedInName),
    )
    .map((result) => ({ ...result, resort: asFound(result.resort) }));
};

/** Where searches are shown (rules 5.5). */
const SEARCH_PATH = '/search?';
/**
 * A search address stays below this length; `q` is the truth, ids are a convenience (rules 5.5).
 */
const MAX_SEARCH_URL_LENGTH = 2000;

/** Length of a text in an address, as `encodeURIComponent` or as a form writes it, whichever is longer. */
const encodedLength = (text: string): number =>
  Math.max(
    encodeURIComponent(text).length,
    new URLSearchParams([['', text]]).toString().length - 1,
  );

/**
 * The query string of `/search` for a query and its matches, without the question mark:
 * `q` and as many `ids` as fit (rules 5.5), also where a browser or router rewrites
 * the address in its own way. `reserved` characters are left free for filters.
 */
export const searchParams = (query: string, ids: readonly string[], reserved = 0): string => {
  const text = queryText(query);
  let length = SEARCH_PATH.length + 'q=&ids='.length + encodedLength(text) + reserved;
  const fitting: string[] = [];
  for (const id of ids) {
    length += encodedLength(fitting.length === 0 ? id : `,${id}`);
    if (length >= MAX_SEARCH_URL_LENGTH) break;
    fitting.push(encodeURIComponent(id));
  }
  return `q=${encodeURIComponent(text)}&ids=${fitting.join(',')}`;
};
