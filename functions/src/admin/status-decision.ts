import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import { statusChanges, manualEvent } from '@club/domain/booking/booking-state';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import { advance } from '../booking/booking-life.ts';
import { releaseOffers } from '../booking/hold/hold-inventory.ts';
import { heldOffers } from '@club/domain/booking/member-holds';
import { decideAbandon } from '../booking/pay/settle-decision.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

/**
 * A status that an admin sets; `cap` is the resort's units per night, `entryId` the audit entry's
 * id.
 */
export type StatusOrder = {
  status: BookingStatus;
  reason: string;
  cap: number;
  entryId: string;
};

/**
 * True when this order has already moved the booking: its response was lost, or it was sent twice.
 */
const isSameOrder = (
  { history }: StoredBooking,
  { status, reason }: StatusOrder,
  actor: string,
): boolean => {
  const last = history.at(-1);
  return last?.status === status && last.actor === actor && last.reason === reason;
};

/** Ends a hold: of an offer, or of a booking with a pending card payment. */
const endHold = (
  facts: BookingFacts,
  booking: StoredBooking,
  { cap, reason }: StatusOrder,
  context: CommandContext,
): BookingChanges => {
  const offers = heldOffers(facts.holds).filter(({ id }) => id === booking._id);
  if (offers.length === 0) {
    return decideAbandon(facts, booking, cap, context, reason).changes ?? {};
  }
  return releaseOffers(facts, offers, reason, context);
};

const changesFor = (
  facts: BookingFacts,
  booking: StoredBooking,
  order: StatusOrder,
  context: CommandContext,
): BookingChanges =>
  manualEvent(order.status) === 'expire'
    ? endHold(facts, booking, order, context)
    : { bookings: [advance(booking, 'complete', order.reason, context)] };

/**
 * Decides about setting a booking's status by hand. Throws ApiError 'status-not-allowed'
 * (details.status, details.allowed) for a status that `statusChanges` does not offer.
 */
export const decideStatus = (
  facts: BookingFacts,
  booking: StoredBooking,
  order: StatusOrder,
  context: CommandContext,
): BookingDecision<StoredBooking> => {
  const { nowMs, actor } = context;
  if (isSameOrder(booking, order, actor)) return { outcome: booking };
  // A day has begun for admins as soon as it has begun anywhere (UTC+14).
  const allowed = statusChanges(booking, dayAtOffset(nowMs, 14));
  if (!allowed.includes(order.status)) {
    throw new ApiError('status-not-allowed', { details: { status: booking.status, allowed } });
  }
  const changes = changesFor(facts, booking, order, context);
  const moved = changes.bookings?.find(({ _id }) => _id === booking._id);
  if (moved === undefined) throw new Error('The booking was not moved.');
  return {
    outcome: moved,
    changes: {
      ...changes,
      audit: {
        id: order.entryId,
        entry: {
          at: new Date(nowMs).toISOString(),
          actor,
          action: 'change-booking-status',
          subject: booking._id,
          detail: `${booking.status} → ${moved.status}. ${order.reason}`,
        },
      },
    },
  };
};
