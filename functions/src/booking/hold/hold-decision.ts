import type { StoredBooking } from '@club/domain/booking/booking';
import { isBooked } from '@club/domain/booking/booking-state';
import type { HoldSource } from '@club/domain/booking/offer-hold';
import { MAX_HELD_NIGHTS } from '@club/domain/booking/offer-hold';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';
import type { MemberBounds } from '@club/domain/limits/member-bounds';

import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import { stayOf } from '../booking-life.ts';
import { endOffers, releaseOffers, withoutHolds } from './hold-inventory.ts';
import { extensionsLeft } from './extend-decision.ts';
import { soldOutNights, withHold } from '../../inventory/inventory-change.ts';
import type { HeldOffer, Stay } from '@club/domain/booking/member-holds';
import { heldOffers, liveOffers } from '@club/domain/booking/member-holds';
import {
  isFromWaitlist,
  isSameStay,
  shareNights,
  withOffer,
  withoutOffers,
} from '../../store/member-holds.ts';
import { currentBookings } from '../stay-guard.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/** The outcome of a request for a hold. */
export type HoldOutcome =
  | {
      kind: 'held';
      holdId: string;
      expiresAt: number;
      source: HoldSource;
      extensionsLeft: number;
    }
  /** The member has already booked this stay, or is paying for it. */
  | { kind: 'booked'; booking: StoredBooking }
  | { kind: 'paying'; booking: StoredBooking }
  | { kind: 'sold-out'; nights: LocalDate[] };

const guardOutcome = (facts: BookingFacts, isAnother: boolean): HoldOutcome | null => {
  const current = currentBookings(facts.guard, facts.bookings);
  const booked = current.find(({ status }) => isBooked(status));
  if (booked !== undefined) return isAnother ? null : { kind: 'booked', booking: booked };
  const [paying] = current;
  return paying === undefined ? null : { kind: 'paying', booking: paying };
};

const heldBy = (offer: HeldOffer): HoldOutcome => ({
  kind: 'held',
  holdId: offer.id,
  expiresAt: offer.expiresAt,
  source: offer.source ?? 'offer',
  extensionsLeft: extensionsLeft(offer),
});

/**
 * Which live holds of a member end for a new one: those of the same nights, and the oldest of the
 * others until the rest is within the bounds with the new one.
 */
const inTheWayOf = (
  stay: Stay,
  live: readonly HeldOffer[],
  { liveHolds }: MemberBounds,
): HeldOffer[] => {
  const sameNights = live.filter((offer) => shareNights(offer, stay));
  const others = live.filter((offer) => !shareNights(offer, stay));
  const nightsIn = (offers: readonly Stay[]): number =>
    offers.reduce((sum, { startDate, endDate }) => sum + countNights(startDate, endDate), 0);
  const beyond = others.filter((_, at) => {
    const rest = others.slice(at);
    return rest.length >= liveHolds || nightsIn([...rest, stay]) > MAX_HELD_NIGHTS;
  });
  return [...sameNights, ...beyond];
};

/**
 * Decides about a new hold, `hold` being its document. The same offer again returns the live hold;
 * a waitlist offer of the stay is returned for either vacation type. A new hold ends the member's
 * other holds of the same nights, and the oldest ones beyond `bounds` or `MAX_HELD_NIGHTS`.
 * Waitlist offers are neither counted nor ended. `cap` is the resort's units per night. A stay that
 * the member has booked is held again only if `isAnother`.
 */
export const decideHold = (
  facts: BookingFacts,
  hold: StoredBooking & { expiresAt: number },
  cap: number,
  bounds: MemberBounds,
  context: CommandContext,
  isAnother = false,
): BookingDecision<HoldOutcome> => {
  const { nowMs } = context;
  const stay = stayOf(hold);
  const all = liveOffers(facts.holds, nowMs);
  const running =
    all.find((offer) => isSameStay(offer, stay) && isFromWaitlist(offer)) ??
    all.find((offer) => isSameStay(offer, stay) && offer.vacationType === hold.vacationType);
  if (running !== undefined) return { outcome: heldBy(running) };
  const guarded = guardOutcome(facts, isAnother);
  if (guarded !== null) return { outcome: guarded };

  // Serving the queue ends offers from a waitlist and passes their nights on.
  const over = heldOffers(facts.holds).filter(
    (offer) => offer.expiresAt <= nowMs && !isFromWaitlist(offer),
  );
  const live = all.filter((offer) => !isFromWaitlist(offer));
  const tooMany = inTheWayOf(stay, live, bounds);
  const months = withoutHolds(facts.months, [...over, ...tooMany]);
  const nights = soldOutNights(months, stay, cap, nowMs);
  if (nights.length > 0) return { outcome: { kind: 'sold-out', nights } };

  const ended = [
    endOffers(facts, over, 'The hold ran out', context),
    endOffers(facts, tooMany, 'Made room for another offer', context),
  ].flatMap(({ bookings }) => bookings);
  const offer: HeldOffer = {
    ...stay,
    vacationType: hold.vacationType,
    id: hold._id,
    expiresAt: hold.expiresAt,
  };
  const endedIds = new Set([...over, ...tooMany].map(({ id }) => id));
  return {
    outcome: heldBy(offer),
    changes: {
      bookings: [hold, ...ended],
      holds: withOffer(withoutOffers(facts.holds, endedIds), offer),
      months: withHold(months, stay, cap, offer),
      takesSlot: true,
    },
  };
};

/**
 * Decides about releasing a hold that the member has turned away from; false when it has expired,
 * is another member's, or is an offer from a waitlist, which ends at its deadline or when they
 * leave the queue.
 */
export const decideGiveBack = (
  facts: BookingFacts,
  holdId: string,
  context: CommandContext,
): BookingDecision<boolean> => {
  const offer = heldOffers(facts.holds).find(({ id }) => id === holdId);
  if (offer !== undefined && isFromWaitlist(offer)) return { outcome: false };
  return decideRelease(facts, holdId, context);
};

/**
 * Decides about ending any hold of the member; false when there is no live one. Its nights are
 * free, or held for the queue where members wait for them.
 */
export const decideRelease = (
  facts: BookingFacts,
  holdId: string,
  context: CommandContext,
): BookingDecision<boolean> => {
  const offer = heldOffers(facts.holds).find(({ id }) => id === holdId);
  if (offer === undefined) return { outcome: false };
  return {
    outcome: offer.expiresAt > context.nowMs,
    changes: releaseOffers(facts, [offer], 'Released by the member', context),
  };
};
