import type { ResortFilter } from '@club/domain/directory/resort-filter';
import {
  type KeyboardEvent,
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
import { useLive } from '../../../shared/live/live-data.tsx';
import { SearchOptionRow } from '../../../shared/search/search-option-row.tsx';
import type { SearchOption } from '../../../shared/search/search-options.ts';
import { useSearchHistory } from '../../../shared/search/search-history-store.ts';
import { SuggestionList } from '../../../shared/search/suggestion-list.tsx';
import { useSearchOptions } from '../../../shared/search/use-search-options.ts';
import { theme } from '../../../design/theme/theme.ts';
import { firstGroups, typedGroups, type Where } from './where.ts';

const Nothing = styled.p`
  padding: ${theme.space.s8} ${theme.space.s12};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

/** What the field says about the panel (ARIA combobox). */
export type WherePanelState = { expanded: boolean; activeId: string | undefined };

/** The field passes its keys; true when the panel has used one. */
export type WherePanelHandle = { onKey: (event: KeyboardEvent) => boolean };

type WherePanelProps = {
  ref: Ref<WherePanelHandle>;
  /** Id of the list. */
  id: string;
  /** What is typed; null before anything is. */
  typed: string | null;
  filter: ResortFilter;
  onState: (state: WherePanelState | null) => void;
  onChoose: (where: Where) => void;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The options below 'Where': recent searches and parts of the world, and the suggestions of the
 * search bar while typing. The focus stays in the field.
 */
export default function WherePanel(props: WherePanelProps) {
  const { ref, id, typed, filter, onState, onChoose } = props;
  const navigate = useNavigate();
  const catalogue = useLive('catalogue');
  const history = useSearchHistory();
  const text = typed?.trim() ?? '';
  const { groups: suggested } = useSearchOptions(text);
  const groups = useMemo(() => {
    const resorts =
      catalogue.status === 'ready' ? catalogue.data.filter(({ available }) => available) : [];
    return text === ''
      ? firstGroups(history, resorts, filter)
      : typedGroups(suggested ?? [], resorts, filter);
  }, [catalogue, history, suggested, text, filter]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const [chosen, setChosen] = useState<{ text: string; key: string } | null>(null);
  const active = chosen?.text === text ? options.findIndex(({ key }) => key === chosen.key) : -1;
  const expanded = options.length > 0;
  const idOf = (at: number): string => `${id}-${at}`;
  const activeId = active === -1 ? undefined : idOf(active);

  useLayoutEffect(() => {
    onState({ expanded, activeId });
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [onState, expanded, activeId]);
  useLayoutEffect(() => () => onState(null), [onState]);

  const activate = (at: number): void => {
    const option = options[at];
    setChosen(option === undefined ? null : { text, key: option.key });
  };
  const choose = useCallback(
    ({ key }: SearchOption, event?: MouseEvent): void => {
      if (event !== undefined && !isPlainClick(event)) return;
      event?.preventDefault();
      const option = options.find((one) => one.key === key);
      if (option === undefined) return;
      if (option.where === null) void navigate(option.to);
      else onChoose(option.where);
    },
    [options, navigate, onChoose],
  );
  const onKey = (event: KeyboardEvent): boolean => {
    const option = options[active];
    switch (event.key) {
      case 'ArrowDown':
        if (!event.altKey) activate(active + 1);
        return expanded;
      case 'ArrowUp':
        activate(active === -1 ? options.length - 1 : active - 1);
        return expanded;
      case 'Enter':
        if (option === undefined) return false;
        choose(option);
        return true;
      default:
        // Any other key is for the text.
        setChosen(null);
        return false;
    }
  };
  useImperativeHandle(ref, () => ({ onKey }));

  if (!expanded) {
    return text === '' || suggested === null ? null : (
      <Nothing>Nothing by that name so far. A country or a coast is a good start.</Nothing>
    );
  }
  const row = (option: SearchOption) => {
    const at = options.findIndex(({ key }) => key === option.key);
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
  return <SuggestionList id={id} groups={groups} row={row} />;
}
