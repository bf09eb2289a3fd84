import {
  matchesOf,
  partCounts,
  resortsFound,
  searchedIn,
} from '@club/domain/search/search-results';
import { understandQuery } from '@club/domain/search/understood-query';
import { useMemo } from 'react';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { useResortIndex } from '../../shared/search/resort-index.ts';
import { searchedText } from './searched-text.ts';
import { hasOnlyFilters, narrowedIn, useRunAddress } from './use-run-address.ts';

/** What the query of the address says and finds, before its filters narrow that. */
export const useQueryResults = () => {
  const { query: address } = useAddressQuery();
  const today = useToday();
  const catalogue = useLive('catalogue');
  const query = searchedText(address);
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const index = useResortIndex(resorts);
  const understood = useMemo(
    () => (index === null ? null : understandQuery(index, query, today)),
    [index, query, today],
  );
  const narrowed = useMemo(
    () => narrowedIn(address, understood, today),
    [address, understood, today],
  );
  const isBlank = query === '' && !hasOnlyFilters(address, narrowed);
  const { text, all } = searchedIn(query, understood, narrowed.filter);
  const results = useMemo(
    () => (index === null || isBlank ? null : resortsFound(index, { text, all })),
    [index, isBlank, text, all],
  );
  const isText = understood === null || (!all && text === query);
  const matches = useMemo(() => {
    if (index === null || query === '') return null;
    return isText ? results : matchesOf(index, query, understood, today);
  }, [index, query, understood, isText, results, today]);
  const movedTo = useRunAddress({ query, understood, matches, today });
  const countOf = useMemo(
    () =>
      index === null || understood === null ? undefined : partCounts(index, understood, today),
    [index, understood, today],
  );
  return {
    query,
    /** True where nothing is searched. */
    isBlank,
    catalogue,
    index,
    understood,
    /** What filters in force say of the query; null where it is searched as a text. */
    reading: isText ? null : understood,
    /** The filters of the address with what the query says. */
    narrowed,
    /** The resorts that the filters narrow. */
    results,
    /** What matches the query; null while that is not known, and for filters alone. */
    matching: all ? matches : results,
    /** How many resorts each part of the query finds. */
    countOf,
    movedTo,
  };
};

export type QueryResults = ReturnType<typeof useQueryResults>;
