import { formatCount } from '../../formats/reader-formats.ts';
import { queryText } from '@club/domain/search/resort-search';
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { forgetSearch } from './search-history-store.ts';
import { theme } from '../../design/theme/theme.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { useSettled } from '../../design/time/use-settled.ts';
import { SearchOptionRow } from './search-option-row.tsx';
import type { SearchOption } from './search-options.ts';
import { SearchHistory } from './search-history.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSearchOptions } from './use-search-options.ts';

/** How long typing must pause before the results are read out. */
const ANNOUNCE_AFTER_MS = 700;

const Floating = styled.div`
  position: absolute;
  z-index: ${theme.layer.drop};
  top: calc(100% + ${theme.space.s8});
  left: 0;
  right: 0;
  max-height: min(34rem, calc(100dvh - 6rem));
  padding: ${theme.space.s8};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
`;

const InPage = styled.div`
  padding-top: ${theme.space.s16};
`;

const Nothing = styled.p`
  padding: ${theme.space.s8} ${theme.space.s12};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

/** Attributes of the field about the panel (ARIA combobox). */
export type PanelState = {
  expanded: boolean;
  /** Id of the option that Enter would choose. */
  activeId: string | undefined;
  /** Id of the text that names the keys. */
  hintId: string | undefined;
};

/** The field passes its keys; true when the panel has used one. */
export type PanelHandle = { onKey: (event: KeyboardEvent) => boolean };

type SearchPanelProps = {
  ref: Ref<PanelHandle>;
  /** Id of the list. */
  id: string;
  text: string;
  /** True where the panel is part of the page instead of floating over it. */
  inPage: boolean;
  /** Null when the panel closes. */
  onState: (state: PanelState | null) => void;
  onRun: (query: string) => void;
  /** An option was chosen that leads to another page. */
  onLeave: () => void;
  /** The focused element was removed: the focus has to move. */
  onFocusField: () => void;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const spokenCount = (count: number): string =>
  count === 1 ? '1 suggestion' : `${formatCount(count)} suggestions`;

/**
 * The panel below the search field: 'Your Search History' (rules 5.6) while nothing is typed,
 * suggestions afterwards. The focus stays in the field; arrows move through the list, Enter
 * chooses, Delete removes an earlier search.
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
  // The active option counts for the text it was chosen under; typing returns to the field.
  const [chosen, setChosen] = useState<{ text: string; key: string } | null>(null);
  const active = chosen?.text === text ? options.findIndex(({ key }) => key === chosen.key) : -1;
  const expanded = options.length > 0;
  const idOf = (at: number): string => `${id}-${at}`;
  const activeId = active === -1 ? undefined : idOf(active);

  const hintId = isHistory && expanded ? `${id}-hint` : undefined;

  useLayoutEffect(() => {
    onState({ expanded, activeId, hintId });
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [onState, expanded, activeId, hintId]);
  useLayoutEffect(() => () => onState(null), [onState]);

  const activate = (at: number): void => {
    const option = options[at];
    setChosen(option === undefined ? null : { text, key: option.key });
  };

  const remove = (query: string): void => {
    const at = options.findIndex((option) => option.query === query);
    const neighbour = options[at + 1] ?? options[at - 1];
    if (active === at) setChosen(neighbour === undefined ? null : { text, key: neighbour.key });
    forgetSearch(query);
  };

  const choose = useCallback(
    (option: SearchOption, event?: MouseEvent): void => {
      if (event !== undefined && !isPlainClick(event)) return;
      event?.preventDefault();
      if (option.query === undefined) {
        onLeave();
        void navigate(option.to);
      } else {
        onRun(option.query);
      }
    },
    [navigate, onLeave, onRun],
  );

  const onKey = (event: KeyboardEvent): boolean => {
    const option = options[active];
    switch (event.key) {
      case 'ArrowDown':
        // After the last one comes the field itself, then the first again.
        if (!event.altKey) activate(active + 1);
        return expanded;
      case 'ArrowUp':
        activate(active === -1 ? options.length - 1 : active - 1);
        return expanded;
      case 'Enter':
        if (option === undefined) return false;
        choose(option);
        return true;
      case 'Delete':
        if (option?.kind !== 'history' || option.query === undefined) return false;
        remove(option.query);
        return true;
      case 'Escape':
        setChosen(null);
        return false;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // These keys move in the text: the field is in use again.
        setChosen(null);
        return false;
      default:
        return false;
    }
  };
  useImperativeHandle(ref, () => ({ onKey }));

  const announced = useSettled(
    isHistory || groups === null
      ? ''
      : `${spokenCount(options.length)}. ${formatCount(total)} resort(s) match your search.`,
    ANNOUNCE_AFTER_MS,
  );

  const row = (option: SearchOption) => {
    const at = options.indexOf(option);
    return (
      <SearchOptionRow
        key={option.key}
        id={idOf(at)}
        option={option}
        active={at === active}
        onChoose={choose}
      />
    );
  };

  const Frame = inPage ? InPage : Floating;
  const isEmpty = groups === null || (isHistory && options.length === 0);
  return (
    <>
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
      {!isEmpty && (
        <Frame>
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
          {!isHistory && !expanded && (
            <Nothing>Nothing by that name so far. A country or a coast is a good start.</Nothing>
          )}
        </Frame>
      )}
    </>
  );
}

/** Rendered after the keys that it follows. */
export default memo(SearchPanel);
