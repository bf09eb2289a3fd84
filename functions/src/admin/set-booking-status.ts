import type { Input } from '@club/domain/api/contract';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { capAt } from '../resorts/bookable-resort.ts';
import { stayOf } from '../booking/booking-life.ts';
import { completePayment } from '../booking/pay/card-payment.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import { decideStatus } from './status-decision.ts';
import { wholeBooking } from '../booking/whole-booking.ts';

const commitStatus = async (
  db: Firestore,
  { bookingId, status, reason }: Input<'setBookingStatus'>,
  occasion: { nowMs: number; actor: string },
): Promise<StoredBooking> => {
  const found = await wholeBooking(db, bookingId);
  const stay = stayOf(found);
  const cap = await capAt(db, stay.resortId);
  const entryId = collections(db).audit.doc().id;
  const target = { bookingId, uid: found.uid, stay };
  return commitBooking(db, target, occasion.nowMs, (facts) =>
    decideStatus(
      facts,
      facts.bookings.get(bookingId) ?? found,
      { status, reason, cap, entryId },
      occasion,
    ),
  );
};

/**
 * The callable `setbookingstatus`: moves a booking on as far as `statusChanges` allows, with its
 * history and an entry of the audit trail. A hold that is ended gives its nights free, and a card
 * that was asked for it is voided. The same call again answers the same. Throws ApiError
 * 'booking-not-found' and 'status-not-allowed' (details.status, details.allowed).
 */
export const setBookingStatus: Handler<
  'setBookingStatus',
  'caller' | 'nowMs',
  PaymentDependencies
> = async (input, { caller, nowMs, db, gateway }) => {
  const occasion = { nowMs, actor: caller.uid };
  const booking = await commitStatus(db, input, occasion);
  if (booking.paymentMethod === 'cash') {
    await completePayment({ db, gateway, occasion }, booking);
  }
  return booking;
};
