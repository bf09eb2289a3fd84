import { unitsLeftIn } from '@club/domain/availability/scarce-nights';
import { offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { SelectInput } from '../../design/form/select-input.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { theme } from '../../design/theme/theme.ts';
import { formatStay } from '../../formats/reader-formats.ts';
import { PriceLine } from '../../shared/booking/price-line.tsx';
import { DaysFields, PayWithField } from '../../shared/filter/stay-fields-without-script.tsx';
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
        <DaysFields days={dates} />
        <SelectInput
          label="Unit"
          name={STAY_PARAMS.unit}
          options={offeredUnitTypes(stay.vacationType).map((unit) => ({
            value: unit,
            label: unitTypeLabel(unit),
          }))}
          defaultValue={stay.unitType}
        />
        <PayWithField vacationType={stay.vacationType} />
        <Button type="submit" variant="quiet">
          Show the price
        </Button>
      </Form>
      <Text>{freeText(isFree)} Booking needs JavaScript.</Text>
    </Stack>
  );
}
