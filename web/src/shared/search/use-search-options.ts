import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { queryText } from '@club/domain/search/resort-search';
import { historyLike } from '@club/domain/search/search-history';
import { suggestionsFor } from '@club/domain/search/suggestions';
import { useMemo } from 'react';
import { useLive } from '../live/live-data.tsx';
import { useResortPath, useStayLink } from '../stay/stay-search.ts';
import { useResortIndex } from './resort-index.ts';
import { useSearchHistory } from './search-history-store.ts';
import {
  historyOptions,
  type SearchOptionGroup,
  type StayLinks,
  suggestionGroups,
} from './search-options.ts';

/** Earlier searches shown among suggestions. */
const HISTORY_SUGGESTIONS = 2;

/**
 * The suggestions for a typed text; without text the history is shown. Their links have the stay of
 * the address, or are `otherLinks`, which must be stable.
 */
export const useSearchOptions = (
  text: string,
  otherLinks?: StayLinks,
): { groups: SearchOptionGroup[] | null; total: number } => {
  const typed = queryText(text);
  const history = useSearchHistory();
  const catalogue = useLive('catalogue');
  const index = useResortIndex(catalogue.status === 'ready' ? catalogue.data : null);
  const toList = useStayLink();
  const toResort = useResortPath();
  return useMemo(() => {
    const links = otherLinks ?? { toList, toResort };
    if (typed === '') {
      const options = historyOptions(history, links);
      return {
        groups: options.length === 0 ? [] : [{ title: SCREEN_TEXTS.searchHistory, options }],
        total: 0,
      };
    }
    if (index === null) return { groups: null, total: 0 };
    const suggestions = suggestionsFor(index, typed);
    const earlier = historyLike(history, typed, HISTORY_SUGGESTIONS);
    return {
      groups: suggestionGroups(typed, suggestions, earlier, links),
      total: suggestions.total,
    };
  }, [typed, history, index, otherLinks, toList, toResort]);
};
