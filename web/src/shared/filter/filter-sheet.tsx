import { facetsOf } from '@club/domain/directory/filter-parts';
import type {
  FilterableResort,
  PriceCeiling,
  ResortFilter,
} from '@club/domain/directory/resort-filter';
import { filterResorts, NO_FILTER } from '@club/domain/directory/resort-filter';
import { formatPoints } from '@club/domain/money/cents';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { STATE_RATINGS } from '@club/domain/resort/room-options';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
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
import type { Noun } from './filter-words.ts';
import { countWords, SLEEPS_OFFERED } from './filter-words.ts';
import { StayFilter } from './stay-filter.tsx';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};

  & + & {
    padding-top: ${theme.space.s20};
    box-shadow: 0 -1px 0 ${theme.colour.line};
  }

  > legend {
    /* A legend is no part of its fieldset's grid. */
    float: left;
    width: 100%;
  }
`;

/** Focus starts here: in the first field it would bring up a phone's keyboard. */
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

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Text as="legend" $strong>
        {title}
      </Text>
      {children}
    </Group>
  );
}

type ChoiceProps<Value extends string> = {
  title: string;
  options: readonly Value[];
  chosen: readonly Value[];
  label?: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
};

/** Any number of a few words. What is chosen but offered nowhere can still be taken back. */
function Choice<Value extends string>({
  title,
  options,
  chosen,
  label = (value) => value,
  onChange,
}: ChoiceProps<Value>) {
  const all = [...new Set([...options, ...chosen])];
  if (all.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <Row $gap="s8">
        {all.map((value) => {
          const on = chosen.includes(value);
          return (
            <Chip
              key={value}
              on={on}
              onClick={() => {
                onChange(on ? chosen.filter((other) => other !== value) : [...chosen, value]);
              }}
            >
              {label(value)}
            </Chip>
          );
        })}
      </Row>
    </FilterGroup>
  );
}

/** Words on the button that applies: how many there would be, as soon as that is known. */
const applyWords = (count: number | null, noun: Noun | undefined): string =>
  `Show ${count === null ? (noun?.[1] ?? 'resorts') : countWords(count, noun)}`;

type FilterSheetProps = {
  filter: ResortFilter;
  resorts: readonly FilterableResort[] | null;
  units: readonly UnitType[];
  isMember: boolean;
  hasStay: boolean;
  noun: Noun | undefined;
  onApply: (filter: ResortFilter) => void;
  onClose: () => void;
};

/**
 * All filters in a sheet, as high as the screen on phones. Nothing takes effect before the button
 * below is pressed, which says how many resorts that shows.
 */
export default function FilterSheet({
  filter,
  resorts,
  units,
  isMember,
  hasStay,
  noun,
  onApply,
  onClose,
}: FilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  const [round, setRound] = useState(0);
  // Counted after what was pressed shows, so that no press waits for thousands of resorts.
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
            <span aria-live="polite">{applyWords(count, noun)}</span>
          </Button>
        </Foot>
      }
    >
      <Groups $gap="s24" key={round} tabIndex={-1} data-initial-focus>
        {hasStay && (
          <FilterGroup title="Dates">
            <Text $tone="soft" $size="small">
              Only resorts with a unit free in every night.
            </Text>
            <StayFilter
              dates={draft.dates}
              onChange={(dates) => {
                change({ dates });
              }}
            />
          </FilterGroup>
        )}
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
        <Choice
          title="Unit type"
          options={units}
          chosen={draft.units}
          label={unitTypeLabel}
          onChange={(chosen) => {
            change({ units: chosen });
          }}
        />
        {hasStay && (
          <FilterGroup title="Price of the whole stay">
            <CeilingInput
              ceiling={draft.ceiling}
              onChange={(ceiling: PriceCeiling | null) => {
                change({ ceiling });
              }}
            />
            {isMember && (
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
        <Choice
          title="Crown"
          options={STATE_RATINGS}
          chosen={draft.crowns}
          onChange={(crowns) => {
            change({ crowns });
          }}
        />
        <Choice
          title="Amenities"
          options={facets.amenities}
          chosen={draft.amenities}
          onChange={(amenities) => {
            change({ amenities });
          }}
        />
        <Choice
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
