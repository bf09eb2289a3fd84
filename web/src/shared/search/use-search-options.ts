import { queryText } from '@club/domain/search/resort-search';
import { historyLike } from '@club/domain/search/search-history';
import { createSuggestions } from '@club/domain/search/suggestions';
import { useMemo } from 'react';
import { useToday } from '../../kernel/time/today.tsx';
import { useLive } from '../live/live-data.tsx';
import { useResortPath, useStayLink } from '../stay/stay-search.ts';
import { useResortIndex } from './resort-index.ts';
import { useSearchHistory } from './search-history-store.ts';
import { firstGroups } from './first-groups.ts';
import { type SearchOptionGroup, type StayLinks, suggestionGroups } from './search-options.ts';

/** Earlier searches shown among suggestions. */
const HISTORY_SUGGESTIONS = 2;

/**
 * The suggestions for a typed text; without text the history is shown. Their links have the stay of
 * the address, or are `otherLinks`, which must be stable. Without index only the history is known.
 */
export const useSearchOptions = (
  text: string,
  otherLinks?: StayLinks,
): { groups: SearchOptionGroup[] | null; total: number | null; isIndexed: boolean } => {
  const typed = queryText(text);
  const history = useSearchHistory();
  const catalogue = useLive('catalogue');
  const index = useResortIndex(catalogue.status === 'ready' ? catalogue.data : null);
  const toList = useStayLink();
  const toResort = useResortPath();
  const today = useToday();
  const suggest = useMemo(() => (index === null ? null : createSuggestions(index)), [index]);
  const options = useMemo(() => {
    const links = otherLinks ?? { toList, toResort };
    if (typed === '') return { groups: firstGroups(history, index, links, today), total: 0 };
    if (suggest === null) return { groups: null, total: 0 };
    const suggestions = suggest(typed, today);
    const earlier = historyLike(history, typed, HISTORY_SUGGESTIONS);
    return {
      groups: suggestionGroups(typed, suggestions, earlier, links),
      total: suggestions.total,
    };
  }, [typed, history, index, suggest, today, otherLinks, toList, toResort]);
  return { ...options, isIndexed: index !== null };
};
