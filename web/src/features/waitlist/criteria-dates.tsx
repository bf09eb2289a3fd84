import { bookingWindow } from '@club/domain/calendar/booking-window';
import { isUnitType, offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { waitlistPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import { StayPicker } from '../../shared/stay/stay-picker.tsx';
import type { StayRange } from '../../design/dates/stay-choice.ts';
import { SelectInput } from '../../design/form/select-input.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import type { WantedUnit } from './criteria-from-address.ts';

const UnitContainer = styled.div`
  max-width: 20rem;
`;

/** Asks for unit and dates to wait for, then continues with them in the address. */
export function CriteriaDates({ unit }: { unit: WantedUnit }) {
  const navigate = useNavigate();
  const window = bookingWindow(useToday());
  const [unitType, setUnitType] = useState(unit.unitType);
  const [range, setRange] = useState<StayRange>({ start: null, end: null });
  const [isPressed, setIsPressed] = useState(false);
  const [typedProblem, setTypedProblem] = useState<string | null>(null);
  const { start, end } = range;

  const submit = async (): Promise<void> => {
    setIsPressed(true);
    if (typedProblem !== null || start === null || end === null) return;
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
      <UnitContainer>
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
      </UnitContainer>
      <StayPicker
        window={window}
        value={range}
        onChange={setRange}
        onTypedProblem={setTypedProblem}
        maxNights={null}
        months={2}
      />
      {isPressed && (typedProblem !== null || start === null || end === null) && (
        <Text as="output" $tone="bad" $strong>
          {typedProblem ?? 'Choose the day you arrive and the day you leave.'}
        </Text>
      )}
      <Row>
        <Button
          size="large"
          onClick={() => {
            void submit();
          }}
        >
          Continue
        </Button>
      </Row>
    </Stack>
  );
}
