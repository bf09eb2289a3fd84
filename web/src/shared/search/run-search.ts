import { queryWords, searchParams } from '@club/domain/search/resort-search';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressNow } from '../../kernel/routing/address-now.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { useLiveNow } from '../live/live-data.tsx';
import { PATHS } from '../routes/paths.ts';
import { withStay } from '../stay/stay-search.ts';
import { readyIndexes } from './ready-indexes.ts';
import { rememberSearch } from './search-history-store.ts';

/** More ids than this never fit into an address. */
export const MAX_IDS = 500;

/** The search page for a query, with as many ids of its matches as fit (rules 5.5). */
export const searchPath = (query: string, ids: readonly string[] = []): string =>
  `${PATHS.search}?${searchParams(query, ids)}`;

/**
 * Runs a search: stores it in the history and goes to `/search` with `q` and the `ids` of the
 * matches (rules 5.5). A blank query does nothing and returns false (rules 5.1). While catalogue or
 * index are still loading the address has only `q`, and the search page adds the ids. The stay that is
 * looked for goes along.
 */
export const useRunSearch = (): ((query: string) => boolean) => {
  const navigate = useNavigate();
  const addressNow = useAddressNow();
  const today = useToday();
  const catalogueNow = useLiveNow('catalogue', {});
  return useCallback(
    (query: string) => {
      if (queryWords(query).length === 0) return false;
      rememberSearch(query);
      const catalogue = catalogueNow();
      const index = catalogue === null ? undefined : readyIndexes.get(catalogue);
      const first = index?.rank(query).subarray(0, MAX_IDS) ?? [];
      const ids = Array.from(first, (row) => index?.resorts[row]?.id ?? '');
      const here = new URLSearchParams(addressNow().search);
      void navigate(withStay(searchPath(query, ids), here, today));
      return true;
    },
    [navigate, addressNow, today, catalogueNow],
  );
};
