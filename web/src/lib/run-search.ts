import { queryWords, searchParams, searchResorts } from '@club/domain/search/resort-search';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCatalogueNow } from './live-data.tsx';
import { PATHS } from './paths.ts';
import { rememberSearch } from './search-history-store.ts';

/**
 * Runs a search: remembers it and goes to `/search` with `q` and the `ids` of the matches (S§2).
 * A blank query does nothing and gives false (S§5). While the catalogue is still on its way the
 * address carries only `q`, and the search page adds the ids.
 */
export const useRunSearch = (): ((query: string) => boolean) => {
  const navigate = useNavigate();
  const catalogueNow = useCatalogueNow();
  return useCallback(
    (query: string) => {
      if (queryWords(query).length === 0) return false;
      rememberSearch(query);
      const matches = searchResorts(catalogueNow() ?? [], query).map(({ resort }) => resort.id);
      void navigate(`${PATHS.search}?${searchParams(query, matches)}`);
      return true;
    },
    [navigate, catalogueNow],
  );
};
