import { formatCount } from '@club/domain/money/cents';
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
import { Group, Listbox } from './search-lists.ts';
import { useSearchOptions } from './use-search-options.ts';

/** How long typing must rest before a screen reader hears what there is. */
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

const GroupTitle = styled.div.attrs({ role: 'presentation' })`
  padding: ${theme.space.s8} ${theme.space.s12} ${theme.space.s4};
  font-size: ${theme.size.small};
  font-weight: 600;
  color: ${theme.colour.soft};
`;

const LastGroup = styled(Group)`
  margin-top: ${theme.space.s4};
  padding-top: ${theme.space.s4};
  border-top: 1px solid ${theme.colour.line};

  &:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

const Nothing = styled.p`
  padding: ${theme.space.s8} ${theme.space.s12};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

/** What the field has to say about the panel (ARIA combobox). */
export type PanelState = {
  expanded: boolean;
  /** Id of the option that Enter would choose. */
  activeId: string | undefined;
  /** Id of what says which keys there are. */
  hintId: string | undefined;
};

/** The field hands its keys over; true when the panel has used one. */
export type PanelHandle = { onKey: (event: KeyboardEvent) => boolean };

type SearchPanelProps = {
  ref: Ref<PanelHandle>;
  /** Id of the list. */
  id: string;
  text: string;
  /** True where the panel lies in the page instead of floating over it. */
  inPage: boolean;
  /** Null when the panel closes. */
  onState: (state: PanelState | null) => void;
  onRun: (query: string) => void;
  /** Something was chosen that leads elsewhere. */
  onLeave: () => void;
  /** The focus needs a place: what had it is gone. */
  onFocusField: () => void;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const spokenCount = (count: number): string =>
  count === 1 ? '1 suggestion' : `${formatCount(count)} suggestions`;

/**
 * What lies below the search field: 'Your Search History' (rules 5.6) while nothing is typed,
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
  // Which option is active counts for the text it was chosen under; typing goes back to the field.
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
        // Past the last one comes the field itself, then the first again.
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
        // These move in the text; the field is what is used again.
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
          {!isHistory && expanded && (
            <Listbox id={id} aria-label="Suggestions">
              {groups.map((group, at) =>
                group.title === null ? (
                  <LastGroup key="last" aria-label="Search">
                    {group.options.map(row)}
                  </LastGroup>
                ) : (
                  <Group key={group.title} aria-labelledby={`${id}-group-${at}`}>
                    <GroupTitle id={`${id}-group-${at}`}>{group.title}</GroupTitle>
                    {group.options.map(row)}
                  </Group>
                ),
              )}
            </Listbox>
          )}
          {!isHistory && !expanded && (
            <Nothing>Nothing by that name so far. A country or a coast is a good start.</Nothing>
          )}
        </Frame>
      )}
    </>
  );
}

/** Not drawn with a key that it follows later. */
export default memo(SearchPanel);
