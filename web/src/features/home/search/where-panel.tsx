import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { ResortFilter } from '@club/domain/directory/resort-filter';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLive } from '../../../shared/live/live-data.tsx';
import {
  NoSuggestions,
  OptionPanel,
  type PanelPlace,
} from '../../../shared/search/option-panel.tsx';
import { NEAR_YOU } from '../../../shared/search/first-groups.ts';
import type { SearchOption, SearchOptionGroup } from '../../../shared/search/search-options.ts';
import { useSearchHistory } from '../../../shared/search/search-history-store.ts';
import { SuggestionList } from '../../../shared/search/suggestion-list.tsx';
import { type OptionListProps, useOptionList } from '../../../shared/search/use-option-list.tsx';
import { useSearchOptions } from '../../../shared/search/use-search-options.ts';
import { firstGroups, linksWith, typedGroups } from './where-groups.ts';

type WherePanelProps = OptionListProps & {
  place: PanelPlace;
  /** What is typed; '' before anything is. */
  text: string;
  filter: ResortFilter;
  onChoose: (where: Partial<ResortFilter>) => void;
};

const nearIn = (groups: readonly SearchOptionGroup[] | null): readonly SearchOption[] =>
  groups?.find(({ title }) => title === NEAR_YOU)?.options ?? [];

/**
 * The options of 'Where': recent searches and parts of the world, and the suggestions of the search
 * bar while typing.
 */
function WherePanel(props: WherePanelProps) {
  const { ref, id, place, text, filter, onState, onChoose } = props;
  const navigate = useNavigate();
  const catalogue = useLive('catalogue');
  const history = useSearchHistory();
  const links = useMemo(() => linksWith(filter), [filter]);
  const { groups: suggested, isIndexed } = useSearchOptions(text, links);
  const resorts = useMemo(
    () => (catalogue.status === 'ready' ? catalogue.data.filter(({ available }) => available) : []),
    [catalogue],
  );
  // What is offered first comes all at once, also what is near the reader, and stays while it is shown:
  // a place that moves escapes a press. A key interrupts its drawing.
  const isDue = useDeferredValue(isIndexed, false);
  const [offered, setOffered] = useState<readonly CatalogueResort[] | null>(null);
  if (offered === null && isDue) setOffered(resorts);
  const groups = useMemo(() => {
    if (text !== '') return typedGroups(suggested ?? [], resorts, filter);
    return offered === null ? [] : firstGroups(history, nearIn(suggested), offered, filter);
  }, [resorts, offered, history, suggested, text, filter]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const choose = useCallback(
    ({ key, to }: SearchOption): void => {
      const where = options.find((option) => option.key === key)?.where ?? null;
      if (where === null) void navigate(to);
      else onChoose(where);
    },
    [options, navigate, onChoose],
  );
  const { row } = useOptionList({ ref, id, text, options, onState, onChoose: choose });

  if (options.length === 0 && (text === '' || suggested === null)) return null;
  return (
    <OptionPanel place={place}>
      {options.length === 0 ? (
        <NoSuggestions />
      ) : (
        <SuggestionList id={id} groups={groups} row={row} />
      )}
    </OptionPanel>
  );
}

/** Rendered after the keys that it follows. */
export default memo(WherePanel);
