import type { ResortFilter } from '@club/domain/directory/resort-filter';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { withVacationType } from '@club/domain/directory/filter-parts';
import { isUnitType, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { CalendarDays, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { VacationTypeSwitch } from '../stay/vacation-type-switch.tsx';
import type { FilterChange } from './filter-in-address.ts';
import { SLEEPS_OFFERED, whenText } from './filter-labels.ts';
import { PillSelect } from './pill-select.tsx';
import { Pill } from './pill-styles.ts';

/** On phones all filters are in the sheet. */
const RoomyOnly = styled.div`
  display: none;

  ${media.tablet} {
    display: contents;
  }
`;

const SEVERAL = 'several';

type QuickFiltersProps = {
  filter: ResortFilter;
  units: readonly UnitType[];
  /** False for a list with prices of its own. */
  hasPrices: boolean;
  isMember: boolean;
  onChange: (change: FilterChange) => void;
  onDates: () => void;
  onPreloadDates: () => void;
};

/**
 * The most used filters: dates, people, unit type, the way to pay and, for members, what their points
 * can pay.
 */
export function QuickFilters({
  filter,
  units,
  hasPrices,
  isMember,
  onChange,
  onDates,
  onPreloadDates,
}: QuickFiltersProps) {
  const unitValue = filter.units.length > 1 ? SEVERAL : (filter.units[0] ?? '');
  return (
    <RoomyOnly>
      <Pill
        type="button"
        aria-haspopup="dialog"
        data-on={filter.dates === null ? undefined : true}
        onPointerEnter={onPreloadDates}
        onFocus={onPreloadDates}
        onClick={onDates}
      >
        <CalendarDays aria-hidden />
        {filter.dates === null ? 'Any dates' : whenText(filter.dates)}
      </Pill>
      <PillSelect
        label="Sleeps"
        value={String(filter.sleeps)}
        on={filter.sleeps > 0}
        options={[
          { value: '0', label: 'Sleeps any' },
          ...[...new Set([...SLEEPS_OFFERED, filter.sleeps])]
            .filter((sleeps) => sleeps > 0)
            .toSorted((a, b) => a - b)
            .map((sleeps) => ({ value: String(sleeps), label: `Sleeps ${sleeps}+` })),
        ]}
        onChange={(value) => {
          onChange((before) => ({ ...before, sleeps: Number(value) }));
        }}
      />
      <PillSelect
        label="Unit type"
        value={unitValue}
        on={filter.units.length > 0}
        options={[
          { value: '', label: 'Any unit' },
          ...units.map((unit) => ({ value: unit, label: unitTypeLabel(unit) })),
          ...(unitValue === SEVERAL
            ? [{ value: SEVERAL, label: `${filter.units.length} unit types` }]
            : []),
        ]}
        onChange={(value) => {
          if (value === SEVERAL) return;
          onChange((before) => ({ ...before, units: isUnitType(value) ? [value] : [] }));
        }}
      />
      {hasPrices && (
        <VacationTypeSwitch
          value={filter.vacationType}
          onChange={(vacationType) => {
            onChange((before) => withVacationType(before, vacationType));
          }}
        />
      )}
      {isMember && hasPrices && filter.vacationType === 'rciPoints' && (
        <Pill
          type="button"
          aria-pressed={filter.withinBalance}
          data-on={filter.withinBalance || undefined}
          onClick={() => {
            onChange((before) => ({ ...before, withinBalance: !before.withinBalance }));
          }}
        >
          <Wallet aria-hidden />
          Within my balance
        </Pill>
      )}
    </RoomyOnly>
  );
}
