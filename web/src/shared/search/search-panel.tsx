import { formatCount } from '../../formats/reader-formats.ts';
import { queryText } from '@club/domain/search/resort-search';
import { memo, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetSearch } from './search-history-store.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { useSettled } from '../../design/time/use-settled.ts';
import { NoSuggestions, OptionPanel } from './option-panel.tsx';
import type { SearchOption } from './search-options.ts';
import { FirstOptions } from './first-options.tsx';
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
  count === 1 ? '1 suggestion.' : `${formatCount(count)} suggestions.`;

const matchText = (count: number): string => `${formatCount(count)} resort(s) match your search.`;

/**
 * The panel below the search field: 'Your Search History' (rules 5.6) and lists to start with while
 * nothing is typed, suggestions afterwards. Delete removes an earlier search.
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
  const isFirst = queryText(text) === '';
  const options = useMemo(() => (groups ?? []).flatMap((group) => group.options), [groups]);
  const expanded = options.length > 0;
  const hasHistory = options.some(({ kind }) => kind === 'history');
  const hintId = isFirst && hasHistory ? `${id}-hint` : undefined;

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
      const next = options[at + 1];
      activate(next?.kind === 'history' ? next : options[at - 1]);
    }
    forgetSearch(query);
  };

  const announced = useSettled(
    isFirst || groups === null
      ? ''
      : `${spokenCount(options.length)}${total === null ? '' : ` ${matchText(total)}`}`,
    ANNOUNCE_AFTER_MS,
  );

  const isEmpty = groups === null || (isFirst && !expanded);
  return (
    <>
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
      {!isEmpty && (
        <OptionPanel place={inPage ? 'inPage' : 'below'}>
          {isFirst && (
            <FirstOptions
              id={id}
              hintId={hintId}
              groups={groups}
              row={row}
              onRemove={remove}
              onFocusField={onFocusField}
            />
          )}
          {!isFirst && expanded && <SuggestionList id={id} groups={groups} row={row} />}
          {!isFirst && !expanded && <NoSuggestions />}
        </OptionPanel>
      )}
    </>
  );
}

/** Rendered after the keys that it follows. */
export default memo(SearchPanel);
