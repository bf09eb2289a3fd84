import { bookingWindow } from '@club/domain/calendar/booking-window';
import { isUnitType, offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { waitlistPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import { STAY_PICKER_TEXTS } from '../../shared/stay/stay-picker-texts.ts';
import type { StayRange } from '../../design/dates/stay-choice.ts';
import { StayRangePicker } from '../../design/dates/stay-range-picker.tsx';
import { SelectInput } from '../../design/form/select-input.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import type { WishedUnit } from './wish-from-address.ts';

/** Sold-out nights can be chosen here: they are what one waits for. */
const NOTHING_BLOCKED: ReadonlyMap<string, string> = new Map();

const UnitPlace = styled.div`
  max-width: 20rem;
`;

/** Asks for the dates of a wish and for another unit, then goes on with them in the address. */
export function WishDates({ unit }: { unit: WishedUnit }) {
  const navigate = useNavigate();
  const window = bookingWindow(useToday());
  const [unitType, setUnitType] = useState(unit.unitType);
  const [range, setRange] = useState<StayRange>({ start: null, end: null });
  const [isPressed, setIsPressed] = useState(false);
  /** A typed date that cannot be taken. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const { start, end } = range;

  const goOn = async (): Promise<void> => {
    setIsPressed(true);
    if (refusal !== null || start === null || end === null) return;
    await navigate(
      waitlistPath({
        resort: unit.resortId,
        type: unit.vacationType,
        unit: unitType,
        from: start,
        to: end,
      }),
    );
  };

  return (
    <Stack $gap="s24">
      <Stack $gap="s4">
        <Heading level={2} size="h4">
          Which nights would you like?
        </Heading>
        <Text $tone="soft">Sold-out nights can be chosen, too.</Text>
      </Stack>
      <UnitPlace>
        <SelectInput
          label="Unit Type"
          value={unitType}
          onChange={(event) => {
            if (isUnitType(event.target.value)) setUnitType(event.target.value);
          }}
          options={offeredUnitTypes(unit.vacationType).map((offered) => ({
            value: offered,
            label: unitTypeLabel(offered),
          }))}
        />
      </UnitPlace>
      <StayRangePicker
        value={range}
        onChange={setRange}
        onRefused={setRefusal}
        maxNights={null}
        minDate={window.earliest}
        maxDate={window.latest}
        blockedNights={NOTHING_BLOCKED}
        texts={STAY_PICKER_TEXTS}
        months={2}
      />
      {isPressed && (refusal !== null || start === null || end === null) && (
        <Text as="output" $tone="bad" $strong>
          {refusal ?? 'Choose the day you arrive and the day you leave.'}
        </Text>
      )}
      <Row>
        <Button
          size="large"
          onClick={() => {
            void goOn();
          }}
        >
          Continue
        </Button>
      </Row>
    </Stack>
  );
}
