import {
  addToHistory,
  historyFromStored,
  removeFromHistory,
} from '@club/domain/search/search-history';
import { storedValue, useStoredValue } from '../../kernel/storage/local-store.ts';

/** The search history (rules 12.8): a plain list of texts, newest first. */
const searchHistory = storedValue<readonly string[]>({
  key: 'searchHistory',
  area: 'local',
  fallback: [],
  parse: historyFromStored,
});

/** Puts a query on top of the history. */
export const rememberSearch = (query: string): void =>
  searchHistory.write(addToHistory(searchHistory.read(), query));

/** Removes a query from the history. */
export const forgetSearch = (query: string): void =>
  searchHistory.write(removeFromHistory(searchHistory.read(), query));

/** Empties the history. */
export const forgetAllSearches = (): void => searchHistory.write([]);

/** The history, newest first, at most 10 (rules 5.6). */
export const useSearchHistory = (): readonly string[] => useStoredValue(searchHistory)[0];
