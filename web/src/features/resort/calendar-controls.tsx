import { formatMonth, type Month, monthsBetween } from '@club/domain/calendar/month';
import type { VacationType } from '@club/domain/pricing/unit-type';
import {
  isUnitOffered,
  isUnitType,
  UNIT_TYPES,
  unitTypeLabel,
  VACATION_TYPES,
} from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Chip } from '../../design/actions/chip.tsx';
import { FieldLabel } from '../../design/form/field-frame.tsx';
import { SelectInput } from '../../design/form/select-input.tsx';
import { Row } from '../../design/layout/stack.tsx';
import type { CalendarView } from './calendar-address.ts';

const Place = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${theme.space.s16};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 15rem) minmax(0, 13rem);
    gap: ${theme.space.s24};

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Choice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${theme.space.s8};
    padding: 0;
  }
`;

const Ways = styled(Row)`
  min-height: 3rem;
`;

const WAYS: Record<VacationType, string> = { rciPoints: 'Points', lastCall: 'Cash' };

type CalendarControlsProps = {
  view: CalendarView;
  firstMonth: Month;
  lastMonth: Month;
  onView: (change: Partial<CalendarView>) => void;
};

/** What the calendar is about: how it is paid, in which unit, in which month. */
export function CalendarControls({ view, firstMonth, lastMonth, onView }: CalendarControlsProps) {
  return (
    <Place>
      <Choice>
        <FieldLabel as="legend">Pay with</FieldLabel>
        <Ways $gap="s8">
          {VACATION_TYPES.map((type) => (
            <Chip
              key={type}
              on={view.type === type}
              onClick={() => {
                onView({ type });
              }}
            >
              {WAYS[type]}
            </Chip>
          ))}
        </Ways>
      </Choice>
      <SelectInput
        label="Unit"
        value={view.unit}
        options={UNIT_TYPES.map((unit) => ({
          value: unit,
          label: `${unitTypeLabel(unit)}${isUnitOffered(unit, view.type) ? '' : ' (points only)'}`,
        }))}
        onChange={({ target }) => {
          if (isUnitType(target.value)) onView({ unit: target.value });
        }}
      />
      <SelectInput
        label="Month"
        value={view.month}
        options={monthsBetween(firstMonth, lastMonth).map((month) => ({
          value: month,
          label: formatMonth(month),
        }))}
        onChange={({ target }) => {
          onView({ month: target.value });
        }}
      />
    </Place>
  );
}
