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
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { pointsDay } from '@club/domain/points/batches';
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
import type { Occasion } from '../booking-life.ts';
import { isoOf, paymentIdOf, stayOf } from '../booking-life.ts';
import type { Move } from './change-room.ts';
import { moveInto, rivalAt, roomToGain } from './change-room.ts';
import type { Room } from '../hold/hold-room.ts';
import { endOffers } from '../hold/hold-room.ts';
import { withHold } from '../../inventory/inventory-change.ts';
import { isSameStay } from '../../store/member-holds.ts';
import { moveInWords, movedBooking } from './moved-booking.ts';
import { nightsOnlyIn } from '../../inventory/stay-move.ts';

/** What a stay is to be changed to, and what was shown for it. */
export type ChangeOrder = {
  changeId: string;
  change: StayChange;
  expected: Difference;
  /** The card that pays should it get dearer, masked; null when none was given. */
  card: StoredPaymentDetails | null;
  fingerprint: string;
  /** Names the entry of the audit trail. */
  entryId: string;
  /** The server's price, and how many units the resort gives per night. */
  quote: Quote;
  cap: number;
  bounds: MemberBounds;
};

/** A change and its booking: changed when the change is 'done', else as it was. */
export type Changed = { booking: StoredBooking; change: PendingChange };

/** The earlier answer to the same request. Throws ApiError 'key-reused' for another one. */
export const sameChange = (earlier: PendingChange, fingerprint: string): PendingChange => {
  if (earlier.fingerprint !== fingerprint) throw new ApiError('key-reused', { field: 'requestId' });
  return earlier;
};

const differenceInWords = ({ cents, points }: Difference): string => {
  if (cents === 0 && points === 0) return 'No difference';
  const amount = points === 0 ? formatUsd(Math.abs(cents)) : formatPoints(Math.abs(points));
  return `${amount} ${cents + points < 0 ? 'given back' : 'paid'}`;
};

/** What the audit trail says about a change. */
export const changeAudit = (
  before: StoredBooking,
  difference: Difference,
  { nowMs, actor }: Occasion,
): AuditEntry => ({
  at: isoOf(nowMs),
  actor,
  action: 'change-booking',
  subject: before._id,
  detail: `${moveInWords(before)}. ${differenceInWords(difference)}.`,
});

/** What tells the member about a change, unless they have left the club. */
export const changeMessages = (
  facts: BookingFacts,
  moved: StoredBooking,
  change: Parameters<typeof bookingChanged>[1],
  nowMs: number,
): Pick<BookingChanges, 'messages' | 'needsRegistered'> =>
  facts.isRegistered
    ? { messages: [bookingChanged(moved, change, nowMs)], needsRegistered: true }
    : {};

/** Redeems or gives back the difference of a stay that was paid with points. */
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
    paid: stayPayment(booking, pointsDay(nowMs)),
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

/** A change that needs no card, all at once. */
const changeNow = (
  facts: BookingFacts,
  move: Move,
  room: Room & { ok: true },
  change: PendingChange,
  { changeId, entryId, quote, bounds }: ChangeOrder,
  occasion: Occasion,
): BookingDecision<Changed> => {
  const { booking } = move;
  const { nowMs } = occasion;
  const { difference, from } = change;
  const { paid, changes } = movePoints(facts, booking, changeId, difference.points, bounds, nowMs);
  const moved = { ...movedBooking(booking, change.change, quote, occasion), ...paid };
  return {
    outcome: { booking: moved, change },
    changes: {
      ...moveInto(facts, move, room, moved, occasion),
      ...changes,
      ...(facts.payment === undefined || difference.cents === 0
        ? {}
        : { payment: withRefund(facts.payment, -difference.cents, isoOf(nowMs)) }),
      change,
      ...changeMessages(facts, moved, { kind: 'stay', before: from, difference }, nowMs),
      audit: { id: entryId, entry: changeAudit(booking, difference, occasion) },
    },
  };
};

/** A change that a card has to pay for first: the nights it gains are held until it has answered. */
const holdChange = (
  facts: BookingFacts,
  { booking, to, cap }: Move,
  room: Room & { ok: true },
  change: PendingChange,
  { changeId, quote }: ChangeOrder,
  occasion: Occasion,
): BookingDecision<Changed> => {
  const { expiresAt } = change;
  const ended = endOffers(facts, room.released, 'Made room for a stay', occasion);
  return {
    outcome: { booking, change },
    changes: {
      ...ended,
      months: nightsOnlyIn(to, stayOf(booking)).reduce(
        (months, nights) => withHold(months, nights, cap, { id: changeId, expiresAt }),
        room.months,
      ),
      change,
      otherPayment: {
        state: 'authorizing',
        amountCents: quote.totalCents,
        gatewayKey: changeId,
        gatewayRef: null,
        bookingId: booking._id,
        declineReason: null,
        at: isoOf(occasion.nowMs),
      },
      takesSlot: true,
    },
  };
};

/** Throws what keeps a stay from being changed as it is ordered; else gives the difference. */
const checkedDifference = (
  facts: BookingFacts,
  { booking, to }: Move,
  { quote, expected, card }: ChangeOrder,
  nowMs: number,
): Difference => {
  const when = cancellationTime(nowMs);
  const isCash = booking.paymentMethod === 'cash';
  // What the club never had it cannot give back, nor charge a difference to.
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
 * Decides about moving a booking to other dates or another unit (rules 9.3). Points, and cash that
 * stays the same or comes back, move with it at once; a dearer stay paid by card gets its new
 * nights held until the card has answered. The same request again is answered as before. Throws
 * ApiError 'not-changeable', 'invalid-input' (same stay, or no card), 'change-price-changed'
 * (details.difference), 'duplicate-booking' and 'in-progress' (details.bookingId), 'sold-out'
 * (details.soldOutNights), 'points-limit' (details.missing), 'email-not-verified' where only a
 * confirmed address could borrow as much, 'key-reused'.
 */
export const decideChange = (
  facts: BookingFacts,
  booking: StoredBooking,
  order: ChangeOrder,
  occasion: Occasion,
): BookingDecision<Changed> => {
  if (facts.change !== undefined) {
    return { outcome: { booking, change: sameChange(facts.change, order.fingerprint) } };
  }
  const { nowMs } = occasion;
  const { startDate, endDate, unitType } = order.change;
  const move = {
    booking,
    to: { resortId: booking.resort._id, startDate, endDate, unitType },
    cap: order.cap,
  };
  const difference = checkedDifference(facts, move, order, nowMs);
  const room = roomToGain(facts, move, nowMs);
  if (!room.ok) {
    throw new ApiError('sold-out', { details: { soldOutNights: room.soldOutNights } });
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
    at: isoOf(nowMs),
    rev: 1,
  };
  return isPaying
    ? holdChange(facts, move, room, change, order, occasion)
    : changeNow(facts, move, room, change, order, occasion);
};
