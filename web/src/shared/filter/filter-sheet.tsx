import { facetsOf, withVacationType } from '@club/domain/directory/filter-parts';
import type {
  FilterableResort,
  PriceCeiling,
  ResortFilter,
} from '@club/domain/directory/resort-filter';
import { filterResorts, NO_FILTER } from '@club/domain/directory/resort-filter';
import { formatPoints } from '../../formats/reader-formats.ts';
import { offeredUnitTypes, paymentMethodOf, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { STATE_RATINGS } from '@club/domain/resort/room-options';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useFilterContext } from './use-filter-context.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Chip } from '../../design/actions/chip.tsx';
import { CheckboxInput } from '../../design/form/checkbox-input.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Sheet } from '../../design/overlay/sheet.tsx';
import { Text } from '../../design/text/text.tsx';
import { CeilingInput } from './ceiling-input.tsx';
import type { Noun } from './filter-labels.ts';
import { countText, SLEEPS_OFFERED } from './filter-labels.ts';
import { ChipChoice, FilterGroup } from './filter-group.tsx';
import { VacationTypeSwitch } from '../stay/vacation-type-switch.tsx';
import { WhenFilter } from './when-filter.tsx';

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
  const change = (some: Partial<ResortFilter>): void => setDraft({ ...draft, ...some });

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
        {hasPrices && (
          <FilterGroup title="Pay with">
            <div>
              <VacationTypeSwitch
                value={draft.vacationType}
                onChange={(vacationType) => setDraft(withVacationType(draft, vacationType))}
              />
            </div>
          </FilterGroup>
        )}
        <FilterGroup title="Dates">
          <Text $tone="soft" $size="small">
            Only resorts with a unit free in every night.
          </Text>
          <WhenFilter
            when={draft.dates}
            onChange={(dates) => {
              change({ dates });
            }}
          />
        </FilterGroup>
        <FilterGroup title="Sleeps">
          <Row $gap="s8">
            {[0, ...SLEEPS_OFFERED].map((sleeps) => (
              <Chip
                key={sleeps}
                on={draft.sleeps === sleeps}
                onClick={() => {
                  change({ sleeps });
                }}
              >
                {sleeps === 0 ? 'Any' : `${sleeps}+`}
              </Chip>
            ))}
          </Row>
        </FilterGroup>
        <ChipChoice
          title="Unit type"
          options={offeredUnitTypes(hasPrices ? draft.vacationType : 'lastCall')}
          chosen={draft.units}
          label={unitTypeLabel}
          onChange={(chosen) => {
            change({ units: chosen });
          }}
        />
        {hasPrices && (
          <FilterGroup title="Price of the whole stay">
            <CeilingInput
              key={draft.vacationType}
              payment={paymentMethodOf(draft.vacationType)}
              ceiling={draft.ceiling}
              onChange={(ceiling: PriceCeiling | null) => {
                change({ ceiling });
              }}
            />
            {isMember && draft.vacationType === 'rciPoints' && (
              <CheckboxInput
                label={
                  balance === null
                    ? 'Within my balance'
                    : `Within my balance of ${formatPoints(balance)}`
                }
                checked={draft.withinBalance}
                onChange={(event) => {
                  change({ withinBalance: event.target.checked });
                }}
              />
            )}
          </FilterGroup>
        )}
        <ChipChoice
          title="Crown"
          options={STATE_RATINGS}
          chosen={draft.crowns}
          onChange={(crowns) => {
            change({ crowns });
          }}
        />
        <ChipChoice
          title="Amenities"
          options={facets.amenities}
          chosen={draft.amenities}
          onChange={(amenities) => {
            change({ amenities });
          }}
        />
        <ChipChoice
          title="Part of the world"
          options={facets.regions}
          chosen={draft.regions}
          onChange={(regions) => {
            change({ regions });
          }}
        />
      </Groups>
    </Sheet>
  );
}
