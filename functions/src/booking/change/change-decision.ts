import { ApiError } from '@club/domain/api/errors';
import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { StoredBooking, StoredPaymentDetails } from '@club/domain/booking/booking';
import { bookingFromStored } from '@club/domain/booking/booking';
import { isHeld } from '@club/domain/booking/booking-state';
import { cancellationTime } from '@club/domain/booking/cancellation';
import { OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import { changeDifference, isChangeable } from '@club/domain/booking/stay-change';
import type { MemberBounds } from '@club/domain/limits/member-bounds';
import { couldBorrowConfirmed, UNCONFIRMED_TEXTS } from '@club/domain/limits/member-bounds';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import type { StayPayment } from '@club/domain/points/stay-payment';
import { stayPayment } from '@club/domain/points/stay-payment';
import type { Quote } from '@club/domain/pricing/quote';
import type { PendingChange } from '../../store/collections.ts';
import { bookingChanged } from '../../notifications/booking-changed.ts';
import { withRefund } from '../../store/payment-record.ts';
import type { StayMovement } from '../../points/redeem-points.ts';
import { redeemPoints } from '../../points/redeem-points.ts';
import { refundPoints } from '../../points/refund-points.ts';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking-facts.ts';
import { paymentIdOf, stayOf } from '../booking-life.ts';
import type { Move } from './change-inventory.ts';
import { moveStay, rivalAt, inventoryForMove } from './change-inventory.ts';
import type { FoundInventory } from '../hold/hold-inventory.ts';
import { endOffers } from '../hold/hold-inventory.ts';
import { withHold } from '../../inventory/inventory-change.ts';
import { isSameStay } from '../../store/member-holds.ts';
import { moveText, movedBooking } from './moved-booking.ts';
import { nightsOnlyIn } from '../../inventory/stay-move.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

const { formatPoints, formatUsd } = CLUB_FORMATS;

/** The new dates and unit of a stay, and the difference that was shown. */
export type ChangeOrder = {
  changeId: string;
  change: StayChange;
  expected: Difference;
  /** The card that pays if the price rises, masked; null without one. */
  card: StoredPaymentDetails | null;
  fingerprint: string;
  /** The audit entry's id. */
  entryId: string;
  /** The server's price, and how many units the resort gives per night. */
  quote: Quote;
  cap: number;
  bounds: MemberBounds;
};

/** A change and its booking, which has changed once the change is 'done'. */
export type Changed = { booking: StoredBooking; change: PendingChange };

/** The change of an earlier call; throws ApiError 'key-reused' when that was another request. */
export const sameChange = (earlier: PendingChange, fingerprint: string): PendingChange => {
  if (earlier.fingerprint !== fingerprint) throw new ApiError('key-reused', { field: 'requestId' });
  return earlier;
};

const differenceText = ({ cents, points }: Difference): string => {
  if (cents === 0 && points === 0) return 'No difference';
  const amount = points === 0 ? formatUsd(Math.abs(cents)) : formatPoints(Math.abs(points));
  return `${amount} ${cents + points < 0 ? 'given back' : 'paid'}`;
};

/** The audit entry of a change. */
export const changeAudit = (
  before: StoredBooking,
  difference: Difference,
  { nowMs, actor }: CommandContext,
): AuditEntry => ({
  at: new Date(nowMs).toISOString(),
  actor,
  action: 'change-booking',
  subject: before._id,
  detail: `${moveText(before)}. ${differenceText(difference)}.`,
});

/** The notification about a change, unless the member's account was deleted. */
export const changeMessages = (
  facts: BookingFacts,
  moved: StoredBooking,
  change: Parameters<typeof bookingChanged>[1],
  nowMs: number,
): Pick<BookingChanges, 'messages' | 'needsRegistered'> =>
  facts.isRegistered
    ? { messages: [bookingChanged(moved, change, nowMs)], needsRegistered: true }
    : {};

/** Redeems or refunds the difference of a stay that was paid with points. */
const movePoints = (
  facts: BookingFacts,
  booking: StoredBooking,
  changeId: string,
  difference: number,
  bounds: MemberBounds,
  nowMs: number,
): { paid: Partial<StayPayment>; changes: Pick<BookingChanges, 'account' | 'ledger'> } => {
  if (difference === 0) return { paid: {}, changes: {} };
  const movement: StayMovement = {
    booking,
    paid: stayPayment(booking),
    points: Math.abs(difference),
    lineId: `${booking._id}_${changeId}`,
  };
  if (difference < 0) {
    const { paid, ...changes } = refundPoints(facts.account, movement, nowMs);
    return { paid, changes };
  }
  const redeemed = redeemPoints(facts.account, movement, bounds.borrowedPoints, nowMs);
  if (!redeemed.ok) {
    const { missing } = redeemed;
    throw couldBorrowConfirmed(missing, bounds)
      ? new ApiError('email-not-verified', { message: UNCONFIRMED_TEXTS.borrowing })
      : new ApiError('points-limit', { details: { missing } });
  }
  const { account, ledger, paid } = redeemed;
  return { paid, changes: { account, ledger } };
};

/** A change without a card payment, in one commit. */
const changeNow = (
  facts: BookingFacts,
  move: Move,
  inventory: FoundInventory & { ok: true },
  change: PendingChange,
  { changeId, entryId, quote, bounds }: ChangeOrder,
  context: CommandContext,
): BookingDecision<Changed> => {
  const { booking } = move;
  const { nowMs } = context;
  const { difference, from } = change;
  const { paid, changes } = movePoints(facts, booking, changeId, difference.points, bounds, nowMs);
  const moved = { ...movedBooking(booking, change.change, quote, context), ...paid };
  return {
    outcome: { booking: moved, change },
    changes: {
      ...moveStay(facts, move, inventory, moved, context),
      ...changes,
      ...(facts.payment === undefined || difference.cents === 0
        ? {}
        : { payment: withRefund(facts.payment, -difference.cents, new Date(nowMs).toISOString()) }),
      change,
      ...changeMessages(facts, moved, { kind: 'stay', before: from, difference }, nowMs),
      audit: { id: entryId, entry: changeAudit(booking, difference, context) },
    },
  };
};

/**
 * A change that needs a card payment first: its new nights are held until the card is authorised.
 */
const holdChange = (
  facts: BookingFacts,
  { booking, to, cap }: Move,
  inventory: FoundInventory & { ok: true },
  change: PendingChange,
  { changeId, quote }: ChangeOrder,
  context: CommandContext,
): BookingDecision<Changed> => {
  const { expiresAt } = change;
  const ended = endOffers(facts, inventory.released, 'Made room for a stay', context);
  return {
    outcome: { booking, change },
    changes: {
      ...ended,
      months: nightsOnlyIn(to, stayOf(booking)).reduce(
        (months, nights) => withHold(months, nights, cap, { id: changeId, expiresAt }),
        inventory.months,
      ),
      change,
      otherPayment: {
        state: 'authorizing',
        amountCents: quote.totalCents,
        gatewayKey: changeId,
        gatewayRef: null,
        bookingId: booking._id,
        declineReason: null,
        at: new Date(context.nowMs).toISOString(),
      },
      takesSlot: true,
    },
  };
};

/** The difference of a change; throws why the stay cannot be changed. */
const checkedDifference = (
  facts: BookingFacts,
  { booking, to }: Move,
  { quote, expected, card }: ChangeOrder,
  nowMs: number,
): Difference => {
  const when = cancellationTime(nowMs);
  const isCash = booking.paymentMethod === 'cash';
  // A payment that the club never received can neither be refunded nor charged a difference.
  const isUnpaid = isCash && facts.payment === undefined;
  if (!isChangeable(booking, when.today) || (isUnpaid && quote.totalCents !== booking.priceCents)) {
    throw new ApiError('not-changeable', { details: { status: booking.status } });
  }
  if (isSameStay(stayOf(booking), to)) {
    const message = 'The stay has these dates and this unit already.';
    throw new ApiError('invalid-input', { field: 'startDate', message });
  }
  const difference = changeDifference(bookingFromStored(booking._id, booking), quote, when);
  if (difference.cents !== expected.cents || difference.points !== expected.points) {
    throw new ApiError('change-price-changed', { details: { difference } });
  }
  if (difference.cents > 0 && card === null) {
    const message = 'Card details are required, because the stay gets dearer.';
    throw new ApiError('invalid-input', { field: 'paymentDetails', message });
  }
  const rival = rivalAt(facts, booking);
  if (rival !== null) {
    const code = isHeld(rival.status) ? 'in-progress' : 'duplicate-booking';
    throw new ApiError(code, { details: { bookingId: rival._id } });
  }
  return difference;
};

/**
 * Decides about moving a booking to other dates or another unit (rules 9.3). It moves at once with
 * points, or for the same or a lower cash price; for a higher price the new nights are held until
 * the card is authorised. A repeated request returns the same. Throws ApiError 'not-changeable',
 * 'invalid-input' (same stay, or no card), 'change-price-changed' (details.difference),
 * 'duplicate-booking' and 'in-progress' (details.bookingId), 'sold-out' (details.soldOutNights),
 * 'points-limit' (details.missing), 'email-not-verified' when only a confirmed address could borrow
 * as much, 'key-reused'.
 */
export const decideChange = (
  facts: BookingFacts,
  booking: StoredBooking,
  order: ChangeOrder,
  context: CommandContext,
): BookingDecision<Changed> => {
  if (facts.change !== undefined) {
    return { outcome: { booking, change: sameChange(facts.change, order.fingerprint) } };
  }
  const { nowMs } = context;
  const { startDate, endDate, unitType } = order.change;
  const move = {
    booking,
    to: { resortId: booking.resort._id, startDate, endDate, unitType },
    cap: order.cap,
  };
  const difference = checkedDifference(facts, move, order, nowMs);
  const inventory = inventoryForMove(facts, move, nowMs);
  if (!inventory.ok) {
    throw new ApiError('sold-out', { details: { soldOutNights: inventory.soldOutNights } });
  }
  const isPaying = difference.cents > 0;
  const change: PendingChange = {
    bookingId: booking._id,
    uid: booking.uid,
    from: {
      startDate: booking.startDate,
      endDate: booking.endDate,
      unitType: booking.unitType,
    },
    change: { startDate, endDate, unitType },
    quote: order.quote,
    difference,
    oldPaymentId: booking.paymentMethod === 'cash' ? paymentIdOf(booking) : null,
    card: isPaying ? order.card : null,
    state: isPaying ? 'held' : 'done',
    expiresAt: isPaying ? nowMs + OFFER_SECONDS * 1000 : nowMs,
    fingerprint: order.fingerprint,
    at: new Date(nowMs).toISOString(),
    rev: 1,
  };
  return isPaying
    ? holdChange(facts, move, inventory, change, order, context)
    : changeNow(facts, move, inventory, change, order, context);
};
