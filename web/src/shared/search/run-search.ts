import { queryText, queryWords } from '@club/domain/search/resort-search';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressNow } from '../../kernel/routing/address-now.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { PATHS } from '../routes/paths.ts';
import { withStay } from '../stay/stay-search.ts';
import { rememberSearch } from './search-history-store.ts';

/** The search page for a query; the page adds the ids of matches, and the filters that the query says. */
export const searchPath = (query: string): string =>
  `${PATHS.search}?q=${encodeURIComponent(queryText(query))}`;

/**
 * Runs a search: stores it in the history and goes to `/search` with `q` (rules 5.5). A blank query
 * does nothing and returns false (rules 5.1). The stay that is looked for goes along.
 */
export const useRunSearch = (): ((query: string) => boolean) => {
  const navigate = useNavigate();
  const addressNow = useAddressNow();
  const today = useToday();
  return useCallback(
    (query: string) => {
      if (queryWords(query).length === 0) return false;
      rememberSearch(query);
      const here = new URLSearchParams(addressNow().search);
      void navigate(withStay(searchPath(query), here, today));
      return true;
    },
    [navigate, addressNow, today],
  );
};
