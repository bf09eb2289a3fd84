import { queryWords, searchParams } from '@club/domain/search/resort-search';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLiveNow } from '../live/live-data.tsx';
import { PATHS } from '../routes/paths.ts';
import { readyIndexes } from './ready-indexes.ts';
import { rememberSearch } from './search-history-store.ts';

/** More ids than this never fit into an address. */
export const MAX_IDS = 500;

/** The search page for a query, with as many ids of its matches as fit (rules 5.5). */
export const searchPath = (query: string, ids: readonly string[] = []): string =>
  `${PATHS.search}?${searchParams(query, ids)}`;

/**
 * Runs a search: remembers it and goes to `/search` with `q` and the `ids` of the matches
 * (rules 5.5). A blank query does nothing and gives false (rules 5.1). While catalogue or index are
 * still on their way the address carries only `q`, and the search page adds the ids.
 */
export const useRunSearch = (): ((query: string) => boolean) => {
  const navigate = useNavigate();
  const catalogueNow = useLiveNow('catalogue', {});
  return useCallback(
    (query: string) => {
      if (queryWords(query).length === 0) return false;
      rememberSearch(query);
      const catalogue = catalogueNow();
      const index = catalogue === null ? undefined : readyIndexes.get(catalogue);
      const first = index?.rank(query).subarray(0, MAX_IDS) ?? [];
      const ids = Array.from(first, (row) => index?.resorts[row]?.id ?? '');
      void navigate(searchPath(query, ids));
      return true;
    },
    [navigate, catalogueNow],
  );
};
