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
import type { ChangeOutcome } from './change-trip.ts';
import { changeTrip } from './change-trip.ts';
import { asBooked, chosenChange, isAsBooked, withChange } from './chosen-change.ts';

/** The stay to change, and callbacks for the request. */
export type ChangeTripProps = {
  /** The stay that the difference is computed from. */
  booking: Booking;
  /** The stay as it is now. */
  live: Booking;
  resort: Resort;
  when: CancellationTime;
  onSending: () => void;
  /** `isSettled` is false while the outcome is unknown. */
  onResponse: (isSettled: boolean) => void;
  onChanged: (difference: Difference) => void;
};

type Problem = Exclude<ChangeOutcome, { kind: 'changed' }>;

/** The chosen change, what it costs or gives back, and its confirmation. */
export const useChangeTrip = ({
  booking,
  resort,
  when,
  onSending,
  onResponse,
  onChanged,
}: ChangeTripProps) => {
  const { vacationType } = booking;
  const { query, change: changeAddress } = useAddressQuery();
  // Also in the address, so that a reload keeps it; but the address updates too late for a radio.
  const [chosen, setChosen] = useState(() => chosenChange(booking, query));
  const change = chosen ?? asBooked(booking);
  const ownNights = useMemo(
    () => nightsOf(booking.startDate, booking.endDate),
    [booking.startDate, booking.endDate],
  );
  const availability = useAvailability(resort, ownNights);
  const [problem, setProblem] = useState<Problem | null>(null);
  // The server's difference for a change replaces the computed one: its clock decides.
  const [fromServer, setFromServer] = useState<{
    change: StayChange;
    difference: Difference;
  } | null>(null);

  const quoteOf = (to: StayChange) => quoteStay({ vacationType, ...to });
  const differenceOf = (to: StayChange): Difference =>
    fromServer !== null && isAsBooked(fromServer.change, to)
      ? fromServer.difference
      : changeDifference(booking, quoteOf(to), when);

  const choose = (part: Partial<StayChange>): void => {
    setProblem(null);
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
    setProblem(null);
    onSending();
    const outcome = await changeTrip({ bookingId: booking.id, change, expected: difference, card });
    onResponse(outcome.kind !== 'unknown');
    if (outcome.kind === 'changed') {
      onChanged(outcome.difference);
      return;
    }
    if (outcome.kind === 'price-changed' && outcome.difference !== null) {
      setFromServer({ change, difference: outcome.difference });
    }
    setProblem(outcome);
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
    problem,
  };
};
