import type { Input } from '@club/domain/api/contract';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { Firestore } from 'firebase-admin/firestore';
import type { CommandContext } from '../kernel/commit/command-context.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { capAt } from '../resorts/bookable-resort.ts';
import { stayOf } from '../booking/booking-life.ts';
import { completePayment } from '../booking/pay/card-payment.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import { decideStatus } from './status-decision.ts';
import { requireBooking } from '../booking/require-booking.ts';

const commitStatus = async (
  db: Firestore,
  { bookingId, status, reason }: Input<'setBookingStatus'>,
  context: CommandContext,
): Promise<StoredBooking> => {
  const found = await requireBooking(db, bookingId);
  const stay = stayOf(found);
  const cap = await capAt(db, stay.resortId);
  const entryId = collections(db).audit.doc().id;
  const target = { bookingId, uid: found.uid, stay };
  return commitBooking(db, target, context.nowMs, (facts) =>
    decideStatus(
      facts,
      facts.bookings.get(bookingId) ?? found,
      { status, reason, cap, entryId },
      context,
    ),
  );
};

/**
 * The callable `setbookingstatus`: moves a booking to a status that `statusChanges` allows, with an
 * audit entry. Ending a hold frees its nights and voids its card payment. Repeating the call
 * returns the same booking.
 */
export const setBookingStatus: Handler<
  'setBookingStatus',
  'caller' | 'nowMs',
  PaymentDependencies
> = async (input, { caller, nowMs, db, gateway }) => {
  const context = { nowMs, actor: caller.uid };
  const booking = await commitStatus(db, input, context);
  if (booking.paymentMethod === 'cash') {
    await completePayment({ db, gateway, context }, booking);
  }
  return booking;
};
