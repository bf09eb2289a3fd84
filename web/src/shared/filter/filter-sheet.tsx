import { facetsOf } from '@club/domain/directory/filter-parts';
import type { FilterableResort, ResortFilter } from '@club/domain/directory/resort-filter';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { filterResorts } from '@club/domain/directory/filtered-resorts';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useFilterContext } from './use-filter-context.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Sheet } from '../../design/overlay/sheet.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { Noun } from './filter-labels.ts';
import { countText } from './filter-labels.ts';

/** Focus starts here: in the first field it would open a phone's keyboard. */
const Groups = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s16};
  align-items: center;
`;

/** Label of the button that applies: the number of results, as soon as it is known. */
const applyText = (count: number | null, noun: Noun | undefined): string =>
  `Show ${count === null ? (noun?.[1] ?? 'resorts') : countText(count, noun)}`;

type FilterSheetProps = {
  filter: ResortFilter;
  resorts: readonly FilterableResort[] | null;
  isMember: boolean;
  hasPrices: boolean;
  noun: Noun | undefined;
  onApply: (filter: ResortFilter) => void;
  onClose: () => void;
};

/**
 * All filters in a sheet, as high as the screen on phones. They apply with the button below, which
 * says how many resorts it shows.
 */
export default function FilterSheet({
  filter,
  resorts,
  isMember,
  hasPrices,
  noun,
  onApply,
  onClose,
}: FilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  const [round, setRound] = useState(0);
  // Counted after the choice is rendered, so that no press waits for thousands of resorts.
  const counted = useDeferredValue(draft);
  const context = useFilterContext(counted);
  const facets = useMemo(() => facetsOf(resorts ?? []), [resorts]);
  const count = useMemo(
    () =>
      resorts === null || context.status !== 'ready'
        ? null
        : filterResorts(resorts, counted, context.data).length,
    [resorts, counted, context],
  );
  const balance = context.status === 'ready' ? context.data.balance : null;

  return (
    <Sheet
      open
      tall
      title="Filters"
      onClose={onClose}
      footer={
        <Foot>
          <Button
            variant="link"
            onClick={() => {
              setDraft({ ...NO_FILTER, location: filter.location });
              setRound(round + 1);
            }}
          >
            Clear all
          </Button>
          <Button
            wide
            onClick={() => {
              onApply(draft);
            }}
          >
            <span aria-live="polite">{applyText(count, noun)}</span>
          </Button>
        </Foot>
      }
    >
      <Groups $gap="s24" key={round} tabIndex={-1} data-initial-focus>
        <FilterFields
          draft={draft}
          onChange={setDraft}
          facets={facets}
          balance={balance}
          isMember={isMember}
          hasPrices={hasPrices}
        />
      </Groups>
    </Sheet>
  );
}
