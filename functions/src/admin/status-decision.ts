import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import { statusChanges, manualEvent } from '@club/domain/booking/booking-state';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import type { Occasion } from '../booking/booking-life.ts';
import { advance, isoOf } from '../booking/booking-life.ts';
import { endOffers, withoutHolds } from '../booking/hold/hold-room.ts';
import { heldOffers } from '../store/member-holds.ts';
import { decideAbandon } from '../booking/pay/settle-decision.ts';
import { withHoldHandedOver } from '../inventory/handover-hold.ts';

/** A status that the desk wants; `cap` is what the resort gives, `entryId` names the audit entry. */
export type StatusOrder = {
  status: BookingStatus;
  reason: string;
  cap: number;
  entryId: string;
};

/** True when the booking was moved by this very order: its answer got lost, or it came twice. */
const isSameOrder = (
  { history }: StoredBooking,
  { status, reason }: StatusOrder,
  actor: string,
): boolean => {
  const last = history.at(-1);
  return last?.status === status && last.actor === actor && last.reason === reason;
};

/** Ends a hold: an offer leaves the member's list, a booking whose card is being asked its nights. */
const endHold = (
  facts: BookingFacts,
  booking: StoredBooking,
  { cap, reason }: StatusOrder,
  occasion: Occasion,
): BookingChanges => {
  const offers = heldOffers(facts.holds).filter(({ id }) => id === booking._id);
  if (offers.length === 0) {
    return decideAbandon(facts, booking, cap, occasion, reason).changes ?? {};
  }
  const ended = endOffers(facts, offers, reason, occasion);
  const { line, months } = facts;
  return {
    ...ended,
    months: offers.reduce(
      (left, offer) => withHoldHandedOver(months, left, offer, line, occasion.nowMs),
      withoutHolds(months, offers),
    ),
  };
};

const changesFor = (
  facts: BookingFacts,
  booking: StoredBooking,
  order: StatusOrder,
  occasion: Occasion,
): BookingChanges =>
  manualEvent(order.status) === 'expire'
    ? endHold(facts, booking, order, occasion)
    : { bookings: [advance(booking, 'complete', order.reason, occasion)] };

/**
 * Decides about moving a booking on by hand. Throws ApiError 'status-not-allowed' (details.status,
 * details.allowed) for a status that `statusChanges` does not offer.
 */
export const decideStatus = (
  facts: BookingFacts,
  booking: StoredBooking,
  order: StatusOrder,
  occasion: Occasion,
): BookingDecision<StoredBooking> => {
  const { nowMs, actor } = occasion;
  if (isSameOrder(booking, order, actor)) return { outcome: booking };
  // The desk goes by its own clock, so a day has come as soon as it has come anywhere (UTC+14).
  const allowed = statusChanges(booking, dayAtOffset(nowMs, 14));
  if (!allowed.includes(order.status)) {
    throw new ApiError('status-not-allowed', { details: { status: booking.status, allowed } });
  }
  const changes = changesFor(facts, booking, order, occasion);
  const moved = changes.bookings?.find(({ _id }) => _id === booking._id);
  if (moved === undefined) throw new Error('A booking was to be moved and was not.');
  return {
    outcome: moved,
    changes: {
      ...changes,
      audit: {
        id: order.entryId,
        entry: {
          at: isoOf(nowMs),
          actor,
          action: 'change-booking-status',
          subject: booking._id,
          detail: `${booking.status} → ${moved.status}. ${order.reason}`,
        },
      },
    },
  };
};
