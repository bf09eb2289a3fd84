import { isBooked } from '@club/domain/booking/booking-state';
import type { WaitlistEntry, WaitlistOffer } from '@club/domain/waitlist/waitlist';
import { WAITLIST_PAUSE_HOURS } from '@club/domain/waitlist/waitlist';
import type { BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import type { Occasion } from '../booking/booking-life.ts';
import { endOffers, withoutHolds } from '../booking/hold/hold-room.ts';
import type { HeldOffer, MemberHolds, Stay } from '../store/member-holds.ts';
import { heldOffers, withPause } from '../store/member-holds.ts';
import { standingBookings } from '../booking/stay-guard.ts';
import type { EndState } from './entry-changes.ts';
import { endEntry } from './entry-changes.ts';
import { withHoldHandedOver } from '../inventory/handover-hold.ts';

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

/** True while what is offered is kept for the member. */
export const isKept = (
  offer: WaitlistOffer,
  holds: MemberHolds | undefined,
  nowMs: number,
): boolean => heldFor(holds, offer.holdId).some(({ expiresAt }) => expiresAt > nowMs);

/** What has become of an offer whose hold has ended; null while its card is being asked. */
const fateOf = ({ guard, bookings }: BookingFacts): 'booked' | 'missed' | null => {
  const standing = standingBookings(guard, bookings);
  if (standing.some(({ status }) => isBooked(status))) return 'booked';
  return standing.length > 0 ? null : 'missed';
};

/**
 * Ends an entry together with the hold of its offer, if there is one: its nights go to the line. Who
 * was offered something and did not book it cannot join that line for a day.
 */
export const endWithOffer = (
  facts: BookingFacts,
  entryId: string,
  entry: WaitlistEntry,
  state: EndState,
  reason: string,
  occasion: Occasion,
): BookingDecision<EndState> => {
  const held = entry.offer === null ? [] : heldFor(facts.holds, entry.offer.holdId);
  const ended = endOffers(facts, held, reason, occasion);
  const holds = ended.holds ?? facts.holds;
  const { nowMs } = occasion;
  const closed = endEntry({ line: facts.line, holds }, entryId, entry, state, nowMs);
  return {
    outcome: state,
    changes: {
      ...closed,
      ...(entry.offer === null || state === 'booked'
        ? {}
        : { holds: withPause(closed.holds, entry.resortId, nowMs + PAUSE_MS, nowMs) }),
      bookings: ended.bookings,
      months: held.reduce(
        (left, hold) => withHoldHandedOver(facts.months, left, hold, facts.line, nowMs),
        withoutHolds(facts.months, held),
      ),
    },
  };
};

/**
 * Decides about an offer that may be over. It is 'booked' when the member has booked that stay, else
 * 'missed' once nothing is kept for them any more; null while it stands, or while a card is asked.
 */
export const decideClosing = (
  facts: BookingFacts,
  entryId: string,
  occasion: Occasion,
): BookingDecision<EndState | null> => {
  const { entry } = facts;
  if (entry?.state !== 'offered' || entry.offer === null) return { outcome: null };
  if (isKept(entry.offer, facts.holds, occasion.nowMs)) return { outcome: null };
  const fate = fateOf(facts);
  if (fate === null) return { outcome: null };
  return endWithOffer(facts, entryId, entry, fate, 'The offer ran out', occasion);
};
