import { ALERTS } from '@club/domain/api/messages';
import { ANOTHER_UNIT_LABEL, anotherUnitQuestion } from '@club/domain/booking/another-unit';
import type { Billing } from '@club/domain/booking/billing.schema';
import type { Booking } from '@club/domain/booking/booking';
import { isActive } from '@club/domain/booking/booking-state';
import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBookingWay, wayParams } from '../../shared/booking/booking-way.ts';
import type { CheckedCard } from '../../shared/payment/card-token.ts';
import { clearHold, isLiveHold, readHold } from '../../shared/hold/hold-store.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import type { Live } from '../../kernel/live/live-store.ts';
import { stayPath } from '../../shared/routes/paths.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import type { Traveller } from './checkout-draft.ts';
import { clearTraveller } from './checkout-draft-store.ts';
import { declinedField } from './declined-card.ts';
import type { BookingResult } from './make-booking.ts';
import { makeBooking } from './make-booking.ts';
import { formFieldOf, paymentParts } from './payment-values.ts';

/** True when the member has booked this very stay. */
const hasBooked = (
  bookings: Live<readonly Booking[]>,
  { resortId, unitType, startDate, endDate }: Stay,
): boolean =>
  bookings.status === 'ready' &&
  bookings.data.some(
    (booking) =>
      isActive(booking.status) &&
      booking.resort.id === resortId &&
      booking.unitType === unitType &&
      booking.startDate === startDate &&
      booking.endDate === endDate,
  );

/** Pays for a stay: the current figures, the last error, and what the button does. */
export const usePayment = (stay: Stay, traveller: Traveller, email: string) => {
  const [quote, setQuote] = useState<Quote>(() => quoteStay(stay));
  const [error, setError] = useState<Exclude<BookingResult, { kind: 'booked' }> | null>(null);
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const bookings = useMemberLive('ownBookings');
  const way = useBookingWay();
  const parts = paymentParts(quote.paymentMethod, traveller);

  const confirm = async (checked: { card: CheckedCard | null; billing: Billing | null }) => {
    setError(null);
    const hold = readHold(stay);
    const party =
      traveller.kind === 'guest'
        ? traveller
        : checked.billing === null
          ? null
          : ({ kind: 'member', billing: checked.billing } as const);
    if (party === null) return null;
    // A member with a hold has confirmed another unit at its offer.
    const isAsked = isLiveHold(hold, stay, Date.now()) || !hasBooked(bookings, stay);
    const question = anotherUnitQuestion(stay.unitType);
    if (
      !isAsked &&
      !(await dialogs.confirm({ title: question, confirmLabel: ANOTHER_UNIT_LABEL }))
    ) {
      return null;
    }
    const result = await makeBooking({
      stay,
      quote,
      email,
      party,
      card: checked.card,
      holdId: isLiveHold(hold, stay, Date.now()) ? hold.holdId : null,
    });
    if (result.kind !== 'booked') {
      setError(result);
      if (result.kind === 'price-changed' && result.quote !== null) setQuote(result.quote);
      if (result.kind === 'declined') {
        return declinedField(result, isLiveHold(readHold(stay), stay, Date.now()));
      }
      const field = result.kind === 'failed' ? formFieldOf(result.field, parts) : null;
      return result.kind === 'failed' && field !== null ? { field, message: result.reason } : null;
    }
    const { booking } = result;
    // Before the screen closes, which would release the hold.
    clearHold(stay);
    await navigate(
      stayPath(
        'confirmation',
        { resort: stay.resortId },
        { booking: booking._id, ...wayParams(way) },
      ),
      {
        replace: true,
        state: { booking },
      },
    );
    clearTraveller();
    void dialogs.alert({ title: ALERTS.bookingConfirmed, tone: 'good' });
    return null;
  };

  return { quote, error, parts, confirm };
};
