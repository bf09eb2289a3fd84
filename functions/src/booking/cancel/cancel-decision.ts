import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { bookingFromStored } from '@club/domain/booking/booking';
import { isCancelled } from '@club/domain/booking/booking-state';
import type { Refund, RefundChoice } from '@club/domain/booking/cancellation';
import { cancellationTime, isCancellable, refundOf } from '@club/domain/booking/cancellation';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { stayPayment } from '@club/domain/points/stay-payment';
import { bookingCancelled } from '../../notifications/booking-cancelled.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import { withRefund } from '../../store/payment-record.ts';
import { refundPoints } from '../../points/refund-points.ts';
import { withQueueHold } from '../../inventory/queue-hold.ts';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking-facts.ts';
import { advance, stayOf } from '../booking-life.ts';
import { withoutSale } from '../../inventory/inventory-change.ts';
import { guardWithout } from '../stay-guard.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

const { formatPoints, formatUsd } = CLUB_FORMATS;

/** Why a stay is cancelled and what is refunded. */
export type CancelOrder = {
  reason: string;
  refund: RefundChoice;
  /** The refund that was shown before confirming; null accepts the server's figures. */
  expected: Refund | null;
};

/** A cancelled booking and its refund. */
export type Cancelled = { booking: StoredBooking; refund: Refund };

const NOTHING: Refund = { cents: 0, points: 0 };

/** The refund as of now; none for a card payment that the club never received. */
const refundNow = (
  facts: BookingFacts,
  booking: StoredBooking,
  choice: RefundChoice,
  nowMs: number,
): Refund =>
  booking.paymentMethod === 'cash' && facts.payment === undefined
    ? NOTHING
    : refundOf(bookingFromStored(booking._id, booking), choice, cancellationTime(nowMs));

/**
 * True when this order has already cancelled the booking: its response was lost, or it was sent
 * twice.
 */
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
    : { payment: withRefund(payment, refundCents, new Date(nowMs).toISOString()) };

/** The refund of points, and what the booking is still paid with, which the policy keeps. */
const returnedPoints = (
  facts: BookingFacts,
  booking: StoredBooking,
  points: number,
  nowMs: number,
): { paid: Partial<StoredBooking>; changes: Pick<BookingChanges, 'account' | 'ledger'> } => {
  if (points === 0) return { paid: {}, changes: {} };
  const paid = stayPayment(booking);
  const order = { booking, paid, points, lineId: booking._id };
  const { paid: left, ...changes } = refundPoints(facts.account, order, nowMs);
  return { paid: left, changes };
};

/** The audit detail of a cancellation. */
const auditDetail = ({ cents, points }: Refund, { reason, refund }: CancelOrder): string =>
  `Refund (${refund}): ${points > 0 ? formatPoints(points) : formatUsd(cents)}. ${reason}`;

/**
 * Decides about cancelling a booking: its nights and guard are released (nights on the waitlist are
 * held for the queue for a moment), points are refunded at once, money after the commit. Throws
 * ApiError 'status-not-allowed' (details.status) when it is not active and 'refund-changed'
 * (details.refund) when the refund is not the expected one. `entryId` is the audit entry's id.
 */
export const decideCancel = (
  facts: BookingFacts,
  booking: StoredBooking,
  order: CancelOrder,
  entryId: string,
  context: CommandContext,
): BookingDecision<Cancelled> => {
  const { nowMs, actor } = context;
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
    ...advance(booking, 'cancel', order.reason, context),
    ...returned.paid,
    refund,
  };
  return {
    outcome: { booking: cancelled, refund },
    changes: {
      bookings: [cancelled],
      ...guardWithout(facts.guard, booking._id),
      months: withQueueHold(facts.months, months, [stay], facts.queue, booking._id, nowMs),
      ...refundingPayment(facts.payment, refund.cents, nowMs),
      ...returned.changes,
      // The guest is notified even if the member's account was deleted; then the member is not.
      messages: [bookingCancelled(cancelled, refund, nowMs)],
      needsRegistered: facts.isRegistered,
      audit: {
        id: entryId,
        entry: {
          at: new Date(nowMs).toISOString(),
          actor,
          action: 'cancel-booking',
          subject: booking._id,
          detail: auditDetail(refund, order),
        },
      },
    },
  };
};
