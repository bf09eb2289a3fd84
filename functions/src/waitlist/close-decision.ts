import { isBooked } from '@club/domain/booking/booking-state';
import type { WaitlistEntry, WaitlistOffer } from '@club/domain/waitlist/waitlist';
import { WAITLIST_PAUSE_HOURS } from '@club/domain/waitlist/waitlist';
import type { BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import { releaseOffers } from '../booking/hold/hold-inventory.ts';
import type { HeldOffer, MemberHolds, Stay } from '@club/domain/booking/member-holds';
import { heldOffers } from '@club/domain/booking/member-holds';
import { withPause } from '../store/member-holds.ts';
import { currentBookings } from '../booking/stay-guard.ts';
import type { EndState } from './entry-changes.ts';
import { endEntry } from './entry-changes.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

const PAUSE_MS = WAITLIST_PAUSE_HOURS * 3_600_000;

/** The stay that an entry is offered. */
export const stayOffered = (entry: WaitlistEntry, offer: WaitlistOffer): Stay => ({
  resortId: entry.resortId,
  unitType: entry.unitType,
  startDate: offer.startDate,
  endDate: offer.endDate,
});

const heldFor = (holds: MemberHolds | undefined, holdId: string): HeldOffer[] =>
  heldOffers(holds).filter(({ id }) => id === holdId);

/** True while an offer is held for the member. */
export const isKept = (
  offer: WaitlistOffer,
  holds: MemberHolds | undefined,
  nowMs: number,
): boolean => heldFor(holds, offer.holdId).some(({ expiresAt }) => expiresAt > nowMs);

/** The outcome of an offer whose hold has ended; null while its card payment is pending. */
const offerOutcome = ({ guard, bookings }: BookingFacts): 'booked' | 'missed' | null => {
  const current = currentBookings(guard, bookings);
  if (current.some(({ status }) => isBooked(status))) return 'booked';
  return current.length > 0 ? null : 'missed';
};

/**
 * Ends an entry together with the hold of its offer, if there is one, whose nights go to the queue.
 * A member who did not book an offer cannot join that queue for a day.
 */
export const endWithOffer = (
  facts: BookingFacts,
  entryId: string,
  entry: WaitlistEntry,
  state: EndState,
  reason: string,
  context: CommandContext,
): BookingDecision<EndState> => {
  const held = entry.offer === null ? [] : heldFor(facts.holds, entry.offer.holdId);
  const released = releaseOffers(facts, held, reason, context);
  const holds = released.holds ?? facts.holds;
  const { nowMs } = context;
  const closed = endEntry({ ...facts, holds }, entryId, entry, state, nowMs);
  return {
    outcome: state,
    changes: {
      ...closed,
      ...(entry.offer === null || state === 'booked'
        ? {}
        : { holds: withPause(closed.holds, entry.resortId, nowMs + PAUSE_MS, nowMs) }),
      bookings: released.bookings,
      months: released.months,
    },
  };
};

/**
 * Decides about closing an offer that may have expired: 'booked' when the member has booked its
 * stay, else 'missed' once its hold has ended; null while it is live or a card payment is pending.
 */
export const decideClosing = (
  facts: BookingFacts,
  entryId: string,
  context: CommandContext,
): BookingDecision<EndState | null> => {
  const { entry } = facts;
  if (entry?.state !== 'offered' || entry.offer === null) return { outcome: null };
  if (isKept(entry.offer, facts.holds, context.nowMs)) return { outcome: null };
  const outcome = offerOutcome(facts);
  if (outcome === null) return { outcome: null };
  return endWithOffer(facts, entryId, entry, outcome, 'The offer ran out', context);
};
