import { SCREEN_TEXTS } from '@club/domain/api/messages';
import { queryText } from '@club/domain/search/resort-search';
import { historyLike } from '@club/domain/search/search-history';
import { suggestionsFor } from '@club/domain/search/suggestions';
import { useMemo } from 'react';
import { useLive } from '../live/live-data.tsx';
import { useResortIndex } from './resort-index.ts';
import { useSearchHistory } from './search-history-store.ts';
import { historyOptions, type SearchOptionGroup, suggestionGroups } from './search-options.ts';

/** Earlier searches shown among suggestions. */
const HISTORY_SUGGESTIONS = 2;

/** What suggestions there are, by what is typed: nothing typed shows the history. */
export const useSearchOptions = (
  text: string,
): { groups: SearchOptionGroup[] | null; total: number } => {
  const typed = queryText(text);
  const history = useSearchHistory();
  const catalogue = useLive('catalogue');
  const index = useResortIndex(catalogue.status === 'ready' ? catalogue.data : null);
  return useMemo(() => {
    if (typed === '') {
      const options = historyOptions(history);
      return {
        groups: options.length === 0 ? [] : [{ title: SCREEN_TEXTS.searchHistory, options }],
        total: 0,
      };
    }
    if (index === null) return { groups: null, total: 0 };
    const suggestions = suggestionsFor(index, typed);
    const earlier = historyLike(history, typed, HISTORY_SUGGESTIONS);
    return { groups: suggestionGroups(typed, suggestions, earlier), total: suggestions.total };
  }, [typed, history, index]);
};
