import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { bookingFromStored } from '@club/domain/booking/booking';
import { isCancelled } from '@club/domain/booking/booking-state';
import type { Refund, RefundChoice } from '@club/domain/booking/cancellation';
import { cancellationTime, isCancellable, refundOf } from '@club/domain/booking/cancellation';
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { pointsDay } from '@club/domain/points/batches';
import { stayPayment } from '@club/domain/points/stay-payment';
import { bookingCancelled } from '../../notifications/booking-cancelled.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import { withRefund } from '../../store/payment-record.ts';
import { refundPoints } from '../../points/refund-points.ts';
import { withHandover } from '../../inventory/handover-hold.ts';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { advance, isoOf, stayOf } from '../booking-life.ts';
import { withoutSale } from '../../inventory/inventory-change.ts';
import { guardWithout } from '../stay-guard.ts';

/** Why a stay is cancelled and what is to be given back. */
export type CancelOrder = {
  reason: string;
  refund: RefundChoice;
  /** What was shown before confirming; null trusts the server's figures. */
  expected: Refund | null;
};

/** A cancelled booking and what it gave back. */
export type Cancelled = { booking: StoredBooking; refund: Refund };

const NOTHING: Refund = { cents: 0, points: 0 };

/** What is given back now; no money can be given back of a card payment that the club never had. */
const refundNow = (
  facts: BookingFacts,
  booking: StoredBooking,
  choice: RefundChoice,
  nowMs: number,
): Refund =>
  booking.paymentMethod === 'cash' && facts.payment === undefined
    ? NOTHING
    : refundOf(bookingFromStored(booking._id, booking), choice, cancellationTime(nowMs));

/** True when the booking was cancelled by this very order: its answer got lost, or it came twice. */
const isSameOrder = (booking: StoredBooking, { reason }: CancelOrder, actor: string): boolean => {
  const last = booking.history.at(-1);
  return (
    last !== undefined && isCancelled(last.status) && last.actor === actor && last.reason === reason
  );
};

const refundingPayment = (
  payment: PaymentRecord | undefined,
  refundCents: number,
  nowMs: number,
): Pick<BookingChanges, 'payment'> =>
  payment === undefined || refundCents === 0
    ? {}
    : { payment: withRefund(payment, refundCents, isoOf(nowMs)) };

/** Points on their way back, and what the booking is still paid with: what the policy keeps. */
const returnedPoints = (
  facts: BookingFacts,
  booking: StoredBooking,
  points: number,
  nowMs: number,
): { paid: Partial<StoredBooking>; changes: Pick<BookingChanges, 'account' | 'ledger'> } => {
  if (points === 0) return { paid: {}, changes: {} };
  const paid = stayPayment(booking, pointsDay(nowMs));
  const order = { booking, paid, points, lineId: booking._id };
  const { paid: left, ...changes } = refundPoints(facts.account, order, nowMs);
  return { paid: left, changes };
};

/** What the audit trail says about a cancellation. */
const auditDetail = ({ cents, points }: Refund, { reason, refund }: CancelOrder): string =>
  `Refund (${refund}): ${points > 0 ? formatPoints(points) : formatUsd(cents)}. ${reason}`;

/**
 * Decides about cancelling a booking: its nights and its guard are free again (nights that somebody
 * waits for are kept for the line for a moment), points go back at once, money is on its way. Throws ApiError 'status-not-allowed' (details.status) when it does not
 * stand (any more) and 'refund-changed' (details.refund) when it gives back something else than was
 * expected. `entryId` names the entry of the audit trail.
 */
export const decideCancel = (
  facts: BookingFacts,
  booking: StoredBooking,
  order: CancelOrder,
  entryId: string,
  occasion: Occasion,
): BookingDecision<Cancelled> => {
  const { nowMs, actor } = occasion;
  if (isSameOrder(booking, order, actor)) {
    return { outcome: { booking, refund: booking.refund ?? NOTHING } };
  }
  if (!isCancellable(booking.status)) {
    throw new ApiError('status-not-allowed', { details: { status: booking.status } });
  }
  const { expected } = order;
  const refund = refundNow(facts, booking, order.refund, nowMs);
  const isExpected = expected?.cents === refund.cents && expected.points === refund.points;
  if (expected !== null && !isExpected) {
    throw new ApiError('refund-changed', { details: { refund } });
  }
  const returned = returnedPoints(facts, booking, refund.points, nowMs);
  const stay = stayOf(booking);
  const months = withoutSale(facts.months, stay);
  const cancelled = {
    ...advance(booking, 'cancel', order.reason, occasion),
    ...returned.paid,
    refund,
  };
  return {
    outcome: { booking: cancelled, refund },
    changes: {
      bookings: [cancelled],
      ...guardWithout(facts.guard, booking._id),
      months: withHandover(facts.months, months, [stay], facts.line, booking._id, nowMs),
      ...refundingPayment(facts.payment, refund.cents, nowMs),
      ...returned.changes,
      // A guest has to hear of it whatever has become of the member, who is not written to when gone.
      messages: [bookingCancelled(cancelled, refund, nowMs)],
      needsRegistered: facts.isRegistered,
      audit: {
        id: entryId,
        entry: {
          at: isoOf(nowMs),
          actor,
          action: 'cancel-booking',
          subject: booking._id,
          detail: auditDetail(refund, order),
        },
      },
    },
  };
};
