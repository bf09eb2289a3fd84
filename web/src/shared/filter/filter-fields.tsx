import type { Facets } from '@club/domain/directory/filter-parts';
import { withVacationType } from '@club/domain/directory/filter-parts';
import type { PriceCeiling, ResortFilter } from '@club/domain/directory/resort-filter';
import { offeredUnitTypes, paymentMethodOf, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { STATE_RATINGS } from '@club/domain/resort/room-options';
import { formatPoints } from '../../formats/reader-formats.ts';
import { Chip } from '../../design/actions/chip.tsx';
import { CheckboxInput } from '../../design/form/checkbox-input.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { CeilingInput } from './ceiling-input.tsx';
import { ChipChoice, FilterGroup } from './filter-group.tsx';
import { SLEEPS_OFFERED } from './filter-labels.ts';
import { VacationTypeSwitch } from '../stay/vacation-type-switch.tsx';
import { WhenFilter } from './when-filter.tsx';

type FilterFieldsProps = {
  draft: ResortFilter;
  onChange: (draft: ResortFilter) => void;
  /** What the list can be narrowed down by. */
  facets: Facets;
  /** The member's points; null while they are not known. */
  balance: number | null;
  isMember: boolean;
  hasPrices: boolean;
};

/** The fields of all filters in groups, each with its title. */
export function FilterFields({
  draft,
  onChange,
  facets,
  balance,
  isMember,
  hasPrices,
}: FilterFieldsProps) {
  const change = (some: Partial<ResortFilter>): void => onChange({ ...draft, ...some });
  return (
    <>
      {hasPrices && (
        <FilterGroup title="Pay with">
          <div>
            <VacationTypeSwitch
              value={draft.vacationType}
              onChange={(vacationType) => onChange(withVacationType(draft, vacationType))}
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
    </>
  );
}
