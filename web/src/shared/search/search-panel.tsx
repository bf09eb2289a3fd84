import { formatCount } from '../../formats/reader-formats.ts';
import { queryText } from '@club/domain/search/resort-search';
import { memo, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetSearch } from './search-history-store.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { useSettled } from '../../design/time/use-settled.ts';
import { NoSuggestions, OptionPanel } from './option-panel.tsx';
import type { SearchOption } from './search-options.ts';
import { SearchHistory } from './search-history.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type OptionListProps, useOptionList } from './use-option-list.tsx';
import { useSearchOptions } from './use-search-options.ts';

/** How long typing must pause before the results are read out. */
const ANNOUNCE_AFTER_MS = 700;

type SearchPanelProps = OptionListProps & {
  text: string;
  /** True where the panel is part of the page instead of floating over it. */
  inPage: boolean;
  onRun: (query: string) => void;
  /** An option was chosen that leads to another page. */
  onLeave: () => void;
  /** The focused element was removed: the focus has to move. */
  onFocusField: () => void;
};

const spokenCount = (count: number): string =>
  count === 1 ? '1 suggestion' : `${formatCount(count)} suggestions`;

/**
 * The panel below the search field: 'Your Search History' (rules 5.6) while nothing is typed,
 * suggestions afterwards. Delete removes an earlier search.
 */
function SearchPanel({
  ref,
  id,
  text,
  inPage,
  onState,
  onRun,
  onLeave,
  onFocusField,
}: SearchPanelProps) {
  const navigate = useNavigate();
  const { groups, total } = useSearchOptions(text);
  const isHistory = queryText(text) === '';
  const options = useMemo(() => (groups ?? []).flatMap((group) => group.options), [groups]);
  const expanded = options.length > 0;
  const hintId = isHistory && expanded ? `${id}-hint` : undefined;

  const choose = useCallback(
    ({ query, to }: SearchOption): void => {
      if (query === undefined) {
        onLeave();
        void navigate(to);
      } else {
        onRun(query);
      }
    },
    [navigate, onLeave, onRun],
  );
  const { active, activate, row } = useOptionList({
    ref,
    id,
    text,
    options,
    hintId,
    onState,
    onChoose: choose,
    onDelete: ({ kind, query }) => {
      if (kind !== 'history' || query === undefined) return false;
      remove(query);
      return true;
    },
  });
  const remove = (query: string): void => {
    const at = options.findIndex((option) => option.query === query);
    if (active !== undefined && active === options[at]) {
      activate(options[at + 1] ?? options[at - 1]);
    }
    forgetSearch(query);
  };

  const announced = useSettled(
    isHistory || groups === null
      ? ''
      : `${spokenCount(options.length)}. ${formatCount(total)} resort(s) match your search.`,
    ANNOUNCE_AFTER_MS,
  );

  const isEmpty = groups === null || (isHistory && !expanded);
  return (
    <>
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
      {!isEmpty && (
        <OptionPanel place={inPage ? 'inPage' : 'below'}>
          {isHistory && (
            <SearchHistory
              id={id}
              hintId={hintId}
              options={options}
              row={row}
              onRemove={remove}
              onFocusField={onFocusField}
            />
          )}
          {!isHistory && expanded && <SuggestionList id={id} groups={groups} row={row} />}
          {!isHistory && !expanded && <NoSuggestions />}
        </OptionPanel>
      )}
    </>
  );
}

/** Rendered after the keys that it follows. */
export default memo(SearchPanel);
