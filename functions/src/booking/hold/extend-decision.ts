import { ApiError } from '@club/domain/api/errors';
import { isHeld } from '@club/domain/booking/booking-state';
import { MAX_HOLD_EXTENSIONS, OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import { isWaitedFor } from '@club/domain/waitlist/waitlist';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import { isHeldThroughout, soldOutNights, withHold } from '../../inventory/inventory-change.ts';
import type { HeldOffer } from '@club/domain/booking/member-holds';
import { liveOffers } from '@club/domain/booking/member-holds';
import { isFromWaitlist, withOffer } from '../../store/member-holds.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/** A hold's new deadline. */
export type Extended = { expiresAt: number; extensionsLeft: number };

/** How often a hold can still be extended; an offer from a waitlist cannot. */
export const extensionsLeft = (offer: HeldOffer): number =>
  isFromWaitlist(offer) ? 0 : Math.max(0, MAX_HOLD_EXTENSIONS - (offer.extensions ?? 0));

/** True when a member waits for nights of the offer and no unit is free. */
const isNeededByQueue = (
  { queue, months }: BookingFacts,
  offer: HeldOffer,
  cap: number,
  nowMs: number,
): boolean => isWaitedFor(queue, offer) && soldOutNights(months, offer, cap, nowMs).length > 0;

const limit = (message?: string): ApiError =>
  new ApiError('extension-limit', message === undefined ? {} : { message });

/**
 * Decides about giving a hold its full time again. Throws ApiError 'hold-ended' for a hold that has
 * expired or is another member's, and 'extension-limit' for an offer from a waitlist, at the limit
 * of extensions, or when a member on the waitlist needs its nights. `cap` is the resort's units per
 * night.
 */
export const decideExtension = (
  facts: BookingFacts,
  holdId: string,
  cap: number,
  { nowMs }: CommandContext,
): BookingDecision<Extended> => {
  const offer = liveOffers(facts.holds, nowMs).find(({ id }) => id === holdId);
  const booking = facts.bookings.get(holdId);
  if (offer === undefined || booking === undefined || !isHeld(booking.status)) {
    throw new ApiError('hold-ended');
  }
  if (isFromWaitlist(offer)) {
    throw limit('This stay is held for you from the waitlist, so its time cannot be extended.');
  }
  const expiresAt = nowMs + OFFER_SECONDS * 1000;
  // This request has already extended it, and its response was lost.
  if (offer.expiresAt === expiresAt) {
    return { outcome: { expiresAt, extensionsLeft: extensionsLeft(offer) } };
  }
  if (extensionsLeft(offer) === 0) throw limit();
  if (isNeededByQueue(facts, offer, cap, nowMs)) {
    throw limit('Another member is waiting for these nights, so this hold cannot be extended.');
  }
  const extended = { ...offer, expiresAt, extensions: (offer.extensions ?? 0) + 1 };
  // While a card payment is pending, the booking holds the nights instead of the offer.
  const keepsNights = isHeldThroughout(facts.months, offer, holdId, nowMs);
  return {
    outcome: { expiresAt, extensionsLeft: extensionsLeft(extended) },
    changes: {
      bookings: [{ ...booking, expiresAt, rev: booking.rev + 1 }],
      holds: withOffer(facts.holds, extended),
      ...(keepsNights ? { months: withHold(facts.months, offer, cap, extended) } : {}),
    },
  };
};
