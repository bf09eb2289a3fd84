import { countNights, formatNights } from '@club/domain/calendar/nights';
import { formatStay } from '../../formats/reader-formats.ts';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { quoteTotal } from '../../shared/booking/quote-lines.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType } from '../../design/theme/typography.ts';
import { Button } from '../../design/actions/button.tsx';
import { StayDatesDialog } from '../../shared/stay/stay-dates-dialog.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { RadioCards } from '../../design/form/radio-cards.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { ChangeDifference } from './change-difference.tsx';
import { ChangeError } from './change-error.tsx';
import { changeDifferenceText } from './change-text.ts';
import { isAsBooked } from './chosen-change.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { ChangeComparison } from './change-comparison.tsx';
import { type ChangeTripProps, useChangeTrip } from './use-change-trip.ts';

const UnitLabel = styled.span`
  ${displayType}
  font-size: ${theme.size.h4};
`;

/** Dates, unit, old and new side by side, the difference, and the button that changes the stay. */
export function ChangeTrip(props: ChangeTripProps) {
  const { booking, live, when } = props;
  const { vacationType, paymentMethod } = booking;
  const {
    change,
    choose,
    availability,
    dates,
    quoteOf,
    difference,
    differenceOf,
    confirm,
    problem,
  } = useChangeTrip(props);
  const [isPicking, setIsPicking] = useState(false);
  const datesId = useId();
  const isNothingChosen = isAsBooked(booking, change);
  return (
    <Stack $gap="s40">
      <Stack as="section" $gap="s12" aria-labelledby={datesId}>
        <Heading level={2} size="h4" id={datesId}>
          Dates
        </Heading>
        <Row $gap="s16" $justify="space-between">
          <Text $tabular $size="lead" $strong>
            {formatStay(change.startDate, change.endDate)},{' '}
            {formatNights(countNights(change.startDate, change.endDate))}
          </Text>
          <Button
            variant="quiet"
            icon={<CalendarDays aria-hidden />}
            onClick={() => {
              setIsPicking(true);
            }}
          >
            Choose other dates
          </Button>
        </Row>
        {dates.status === 'unavailable' && availability.isKnown && (
          <Alert tone="warn" live title={dates.reason}>
            Please choose other dates.
          </Alert>
        )}
      </Stack>
      <RadioCards<UnitType>
        label={<UnitLabel>Unit</UnitLabel>}
        columns={2}
        value={change.unitType}
        onChange={(unitType) => {
          choose({ unitType });
        }}
        options={offeredUnitTypes(vacationType).map((unitType) => {
          const to = { ...change, unitType };
          return {
            value: unitType,
            label: unitTypeLabel(unitType),
            text: isAsBooked(booking, to)
              ? `${quoteTotal(quoteOf(to))}, as booked`
              : `${quoteTotal(quoteOf(to))}, ${changeDifferenceText(differenceOf(to), paymentMethod)}`,
          };
        })}
      />
      {isNothingChosen ? (
        <Text $tone="soft">
          Choose other dates or another unit to see what the change costs or gives back.
        </Text>
      ) : (
        <>
          <ChangeComparison booking={booking} change={change} total={quoteTotal(quoteOf(change))} />
          <ChangeDifference
            booking={booking}
            quote={quoteOf(change)}
            difference={difference}
            when={when}
          />
          {dates.status === 'chosen' && (
            <ConfirmChange
              key={difference.cents > 0 ? 'card' : 'no-card'}
              difference={difference}
              paymentMethod={paymentMethod}
              onConfirm={confirm}
            >
              {problem !== null && (
                <ChangeError
                  problem={problem}
                  booking={booking}
                  difference={difference}
                  isChanged={isAsBooked(live, change)}
                  onOtherDates={() => {
                    setIsPicking(true);
                  }}
                />
              )}
            </ConfirmChange>
          )}
        </>
      )}
      {isPicking && (
        <StayDatesDialog
          title="Choose other dates"
          unitType={change.unitType}
          vacationType={vacationType}
          availability={availability}
          opening={{ start: change.startDate, end: change.endDate }}
          confirmLabel="Take these dates"
          besideTotal={(_, picked) => {
            const to = { ...change, ...picked };
            return isAsBooked(booking, to)
              ? ' · as booked'
              : ` · ${changeDifferenceText(differenceOf(to), paymentMethod)}`;
          }}
          onChoose={(picked) => {
            choose(picked);
            setIsPicking(false);
          }}
          onClose={() => {
            setIsPicking(false);
          }}
        />
      )}
    </Stack>
  );
}
