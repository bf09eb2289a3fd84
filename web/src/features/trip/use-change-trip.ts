import type { Booking } from '@club/domain/booking/booking';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import { changeDifference } from '@club/domain/booking/stay-change';
import { nightsOf } from '@club/domain/calendar/nights';
import { quoteStay } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import { useMemo, useState } from 'react';
import type { CheckedCard } from '../../shared/payment/card-token.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useAvailability } from '../../shared/stay/use-availability.ts';
import { chosenStay } from '../../shared/stay/chosen-stay.ts';
import type { ChangeAnswer } from './change-trip.ts';
import { changeTrip } from './change-trip.ts';
import { asBooked, chosenChange, isAsBooked, withChange } from './chosen-change.ts';

/** A change of a stay that is being chosen. */
export type ChangeTripProps = {
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

/** What is chosen, what it costs or gives back, and the press on the button. */
export const useChangeTrip = ({
  booking,
  resort,
  when,
  onSending,
  onAnswered,
  onChanged,
}: ChangeTripProps) => {
  const { vacationType } = booking;
  const { query, change: changeAddress } = useAddressQuery();
  // In the address, too, so that a reload keeps it; but the address follows too late for a radio.
  const [chosen, setChosen] = useState(() => chosenChange(booking, query));
  const change = chosen ?? asBooked(booking);
  const ownNights = useMemo(
    () => nightsOf(booking.startDate, booking.endDate),
    [booking.startDate, booking.endDate],
  );
  const availability = useAvailability(resort, ownNights);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // The server's own figure for a change counts more than ours: its clock decides.
  const [told, setTold] = useState<{ change: StayChange; difference: Difference } | null>(null);

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
    onSending();
    const answer = await changeTrip({ bookingId: booking.id, change, expected: difference, card });
    onAnswered(answer.kind !== 'unknown');
    if (answer.kind === 'changed') {
      onChanged(answer.difference);
      return;
    }
    if (answer.kind === 'price-changed' && answer.difference !== null) {
      setTold({ change, difference: answer.difference });
    }
    setTrouble(answer);
  };

  return {
    change,
    choose,
    availability,
    dates,
    quoteOf,
    difference,
    differenceOf,
    confirm,
    trouble,
  };
};
