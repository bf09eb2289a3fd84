import type { Booking } from '@club/domain/booking/booking';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import { changeDifference } from '@club/domain/booking/stay-change';
import { formatNights, formatStay } from '@club/domain/calendar/day-format';
import { countNights, nightsOf } from '@club/domain/calendar/nights';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { CalendarDays } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { CheckedCard } from '../../lib/card-token.ts';
import { useAddressQuery } from '../../lib/use-address-query.ts';
import { quoteTotal } from '../../lib/quote-lines.ts';
import { useAvailability } from '../../lib/use-availability.ts';
import { theme } from '../../theme/theme.ts';
import { displayType } from '../../theme/typography.ts';
import { Button } from '../../ui/actions/button.tsx';
import { StayDatesDialog } from '../../ui/booking/stay-dates-dialog.tsx';
import { chosenStay } from '../../ui/dates/chosen-stay.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';
import { ChangeDifference } from './change-difference.tsx';
import { ChangeTrouble } from './change-trouble.tsx';
import type { ChangeAnswer } from './change-trip.ts';
import { changeTrip } from './change-trip.ts';
import { differenceWords } from './change-words.ts';
import { asBooked, chosenChange, isAsBooked, withChange } from './chosen-change.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { OldAndNew } from './old-and-new.tsx';

const UnitLabel = styled.span`
  ${displayType}
  font-size: ${theme.size.h4};
`;

type ChangeTripProps = {
  /** The stay that the difference is counted from. */
  booking: Booking;
  /** The stay as it is at this moment. */
  live: Booking;
  resort: Resort;
  when: CancellationTime;
  onSending: () => void;
  /** False while nobody knows what came of it. */
  onAnswered: (isSettled: boolean) => void;
  onChanged: (difference: Difference) => void;
};

type Trouble = Exclude<ChangeAnswer, { kind: 'changed' }>;

/** Dates, unit, old and new side by side, the difference, and the button that changes the stay. */
export function ChangeTrip(props: ChangeTripProps) {
  const { booking, live, resort, when } = props;
  const { vacationType, paymentMethod } = booking;
  const { query, change: changeAddress } = useAddressQuery();
  // In the address, too, so that a reload keeps it; but the address follows too late for a radio.
  const [chosen, setChosen] = useState(() => chosenChange(booking, query));
  const change = chosen ?? asBooked(booking);
  const ownNights = useMemo(
    () => nightsOf(booking.startDate, booking.endDate),
    [booking.startDate, booking.endDate],
  );
  const availability = useAvailability(resort, ownNights);
  const [isPicking, setIsPicking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // The server's own figure for a change counts more than ours: its clock decides.
  const [told, setTold] = useState<{ change: StayChange; difference: Difference } | null>(null);
  const datesId = useId();

  const quoteOf = (to: StayChange) => quoteStay({ vacationType, ...to });
  const differenceOf = (to: StayChange): Difference =>
    told !== null && isAsBooked(told.change, to)
      ? told.difference
      : changeDifference(booking, quoteOf(to), when);

  const choose = (part: Partial<StayChange>): void => {
    setTrouble(null);
    setChosen((before) => ({ ...(before ?? asBooked(booking)), ...part }));
    changeAddress(
      (now) => withChange(now, { ...(chosenChange(booking, now) ?? asBooked(booking)), ...part }),
      { replace: true, preventScrollReset: true },
    );
  };

  const dates = chosenStay(
    { start: change.startDate, end: change.endDate },
    availability.window,
    availability.isFree,
  );
  const difference = differenceOf(change);

  const confirm = async (card: CheckedCard | null): Promise<void> => {
    setTrouble(null);
    props.onSending();
    const answer = await changeTrip({ bookingId: booking.id, change, expected: difference, card });
    props.onAnswered(answer.kind !== 'unknown');
    if (answer.kind === 'changed') {
      props.onChanged(answer.difference);
      return;
    }
    if (answer.kind === 'price-changed' && answer.difference !== null) {
      setTold({ change, difference: answer.difference });
    }
    setTrouble(answer);
  };

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
        {dates.status === 'refused' && availability.isKnown && (
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
              : `${quoteTotal(quoteOf(to))}, ${differenceWords(differenceOf(to), paymentMethod)}`,
          };
        })}
      />
      {isNothingChosen ? (
        <Text $tone="soft">
          Choose other dates or another unit, and you see here what that costs or gives back.
        </Text>
      ) : (
        <>
          <OldAndNew booking={booking} change={change} total={quoteTotal(quoteOf(change))} />
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
              {trouble !== null && (
                <ChangeTrouble
                  trouble={trouble}
                  booking={booking}
                  difference={difference}
                  isThrough={isAsBooked(live, change)}
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
              : ` · ${differenceWords(differenceOf(to), paymentMethod)}`;
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
