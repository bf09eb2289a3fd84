import { withoutAccents } from './plain-word.ts';
import { queryText } from './resort-search.ts';

/** Entries kept (rules 5.6). */
export const SEARCH_HISTORY_LIMIT = 10;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The history with a query on top: unique, newest first, at most 10; a blank query changes nothing. */
export const addToHistory = (history: readonly string[], query: string): readonly string[] => {
  const text = queryText(query);
  if (text === '') return history;
  return [text, ...history.filter((entry) => !isSame(entry, text))].slice(0, SEARCH_HISTORY_LIMIT);
};

/** The history without an entry. */
export const removeFromHistory = (history: readonly string[], query: string): readonly string[] =>
  history.filter((entry) => !isSame(entry, queryText(query)));

/** The history in a stored value of any shape; whatever is no text is left out. */
export const historyFromStored = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((entry): entry is string => typeof entry === 'string');
  return texts.toReversed().reduce<readonly string[]>(addToHistory, []);
};

/** Earlier searches with a word that begins with what is being typed, other than the text itself. */
export const historyLike = (
  history: readonly string[],
  typed: string,
  limit: number,
): readonly string[] => {
  const wanted = withoutAccents(queryText(typed));
  if (wanted === '') return [];
  return history
    .filter((entry) => {
      const text = withoutAccents(entry);
      return text !== wanted && ` ${text}`.includes(` ${wanted}`);
    })
    .slice(0, limit);
};
