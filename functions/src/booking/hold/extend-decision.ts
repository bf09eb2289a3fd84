import { ApiError } from '@club/domain/api/errors';
import { isHeld } from '@club/domain/booking/booking-state';
import { MAX_HOLD_EXTENSIONS, OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import { isWaitedFor } from '@club/domain/waitlist/waitlist';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { isHeldThroughout, soldOutNights, withHold } from '../../inventory/inventory-change.ts';
import type { HeldOffer } from '../../store/member-holds.ts';
import { isFromWaitlist, liveOffers, withOffer } from '../../store/member-holds.ts';

/** A hold with the time that it has now. */
export type Extended = { expiresAt: number; extensionsLeft: number };

/** How often a hold can still be extended; what is kept from a waitlist has its one day. */
export const extensionsLeft = (offer: HeldOffer): number =>
  isFromWaitlist(offer) ? 0 : Math.max(0, MAX_HOLD_EXTENSIONS - (offer.extensions ?? 0));

/** True when somebody waits for nights of the offer, and every unit but the held ones is taken. */
const isNeededByLine = (
  { line, months }: BookingFacts,
  offer: HeldOffer,
  cap: number,
  nowMs: number,
): boolean => isWaitedFor(line, offer) && soldOutNights(months, offer, cap, nowMs).length > 0;

const limit = (message?: string): ApiError =>
  new ApiError('extension-limit', message === undefined ? {} : { message });

/**
 * Decides about giving a hold its full time again. Throws ApiError 'hold-ended' for one that does not
 * run or is somebody else's, and 'extension-limit' for one from a waitlist, one that was extended as
 * often as it can be, or one that somebody in line waits for. `cap` is the number of units the resort
 * gives per night.
 */
export const decideExtension = (
  facts: BookingFacts,
  holdId: string,
  cap: number,
  { nowMs }: Occasion,
): BookingDecision<Extended> => {
  const offer = liveOffers(facts.holds, nowMs).find(({ id }) => id === holdId);
  const booking = facts.bookings.get(holdId);
  if (offer === undefined || booking === undefined || !isHeld(booking.status)) {
    throw new ApiError('hold-ended');
  }
  if (isFromWaitlist(offer)) {
    throw limit('This stay is kept for you from the waitlist, for as long as you were told.');
  }
  const expiresAt = nowMs + OFFER_SECONDS * 1000;
  // This very request has done it already, and its answer got lost.
  if (offer.expiresAt === expiresAt) {
    return { outcome: { expiresAt, extensionsLeft: extensionsLeft(offer) } };
  }
  if (extensionsLeft(offer) === 0) throw limit();
  if (isNeededByLine(facts, offer, cap, nowMs)) {
    throw limit('Somebody is waiting for these nights, so this hold cannot be extended.');
  }
  const extended = { ...offer, expiresAt, extensions: (offer.extensions ?? 0) + 1 };
  // While a card is asked, the booking that is being paid has the nights in the offer's place.
  const isInPlace = isHeldThroughout(facts.months, offer, holdId, nowMs);
  return {
    outcome: { expiresAt, extensionsLeft: extensionsLeft(extended) },
    changes: {
      bookings: [{ ...booking, expiresAt, rev: booking.rev + 1 }],
      holds: withOffer(facts.holds, extended),
      ...(isInPlace ? { months: withHold(facts.months, offer, cap, extended) } : {}),
    },
  };
};
