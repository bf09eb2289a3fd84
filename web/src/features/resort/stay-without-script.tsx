import { unitsLeftIn } from '@club/domain/availability/scarce-nights';
import { bookingWindow } from '@club/domain/calendar/booking-window';
import { offeredUnitTypes, unitTypeLabel, VACATION_TYPES } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { SelectInput } from '../../design/form/select-input.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { theme } from '../../design/theme/theme.ts';
import { formatStay } from '../../formats/reader-formats.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { PriceLine } from '../../shared/booking/price-line.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { STAY_PARAMS } from '../../shared/stay/stay-fields.ts';
import type { WantedStay } from './use-wanted-stay.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${theme.space.s16};
  align-items: end;
`;

/** Whether the nights of a stay are free, as a sentence; '' while unknown. */
const freeText = (isFree: boolean | null): string => {
  if (isFree === null) return '';
  return isFree ? 'A unit is free in every night.' : 'Not all of these nights are free.';
};

/** The stay and its price for readers without script: a form that writes the stay into the address. */
export function StayWithoutScript({ resort, wanted }: { resort: Resort; wanted: WantedStay }) {
  const { stay, quote } = wanted;
  const { earliest, latest } = bookingWindow(useToday());
  const nights = useLive('scarceNights');
  const dates = { from: stay.startDate, to: stay.endDate };
  const isFree =
    nights.status === 'ready'
      ? unitsLeftIn(dates)(nights.data.get(resort.id), resort.availableAmount) !== 0
      : null;
  return (
    <Stack as="section" $gap="s16" aria-label="Your stay">
      <Heading level={2} size="h4">
        {formatStay(stay.startDate, stay.endDate)}, {unitTypeLabel(stay.unitType).toLowerCase()}
      </Heading>
      <PriceLine quote={quote} />
      <Form>
        <TextInput
          label="Check-in"
          name={STAY_PARAMS.from}
          type="date"
          min={earliest}
          max={latest}
          defaultValue={stay.startDate}
        />
        <TextInput
          label="Check-out"
          name={STAY_PARAMS.to}
          type="date"
          min={earliest}
          max={latest}
          defaultValue={stay.endDate}
        />
        <SelectInput
          label="Unit"
          name={STAY_PARAMS.unit}
          options={offeredUnitTypes(stay.vacationType).map((unit) => ({
            value: unit,
            label: unitTypeLabel(unit),
          }))}
          defaultValue={stay.unitType}
        />
        <SelectInput
          label="Pay with"
          name={STAY_PARAMS.type}
          options={VACATION_TYPES.map((type) => ({
            value: type,
            label: type === 'rciPoints' ? 'Points' : 'Card',
          }))}
          defaultValue={stay.vacationType}
        />
        <Button type="submit" variant="quiet">
          Show the price
        </Button>
      </Form>
      <Text>{freeText(isFree)} Booking needs JavaScript.</Text>
    </Stack>
  );
}
