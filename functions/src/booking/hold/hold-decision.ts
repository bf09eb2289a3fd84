import type { StoredBooking } from '@club/domain/booking/booking';
import { isBooked } from '@club/domain/booking/booking-state';
import type { HoldSource } from '@club/domain/booking/offer-hold';
import { MAX_HELD_NIGHTS } from '@club/domain/booking/offer-hold';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';
import type { MemberBounds } from '@club/domain/limits/member-bounds';
import { withHoldHandedOver } from '../../inventory/handover-hold.ts';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { stayOf } from '../booking-life.ts';
import { endOffers, withoutHolds } from './hold-room.ts';
import { extensionsLeft } from './extend-decision.ts';
import { soldOutNights, withHold } from '../../inventory/inventory-change.ts';
import type { HeldOffer, Stay } from '../../store/member-holds.ts';
import {
  heldOffers,
  isFromWaitlist,
  isSameStay,
  liveOffers,
  shareNights,
  withOffer,
  withoutOffers,
} from '../../store/member-holds.ts';
import { standingBookings } from '../stay-guard.ts';

/** What can come of asking for a hold. */
export type HoldOutcome =
  | {
      kind: 'held';
      holdId: string;
      expiresAt: number;
      source: HoldSource;
      extensionsLeft: number;
    }
  /** The member has booked this stay already, or is just paying for it. */
  | { kind: 'booked'; booking: StoredBooking }
  | { kind: 'paying'; booking: StoredBooking }
  | { kind: 'sold-out'; nights: LocalDate[] };

const guardOutcome = (facts: BookingFacts, isAnother: boolean): HoldOutcome | null => {
  const standing = standingBookings(facts.guard, facts.bookings);
  const booked = standing.find(({ status }) => isBooked(status));
  if (booked !== undefined) return isAnother ? null : { kind: 'booked', booking: booked };
  const [paying] = standing;
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
 * Which live holds of a member end for a new one: those of the same nights, and of the others, which
 * come oldest first, each that is beyond the bounds together with all after it and the new one.
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
 * Decides about a new hold, whose document `hold` would be. The same offer again gives the hold that
 * runs, and a stay that is kept for the member from a waitlist is theirs for either kind of vacation.
 * A new hold ends the member's other one of the same nights, and the oldest as long as they hold more
 * offers than `bounds` allow or more than `MAX_HELD_NIGHTS` nights. What is kept from a waitlist
 * neither counts nor makes way for another offer. `cap` is the number of units the resort gives per
 * night. A stay that the member has booked is held once more only where they say that it `isAnother`.
 */
export const decideHold = (
  facts: BookingFacts,
  hold: StoredBooking & { expiresAt: number },
  cap: number,
  bounds: MemberBounds,
  occasion: Occasion,
  isAnother = false,
): BookingDecision<HoldOutcome> => {
  const { nowMs } = occasion;
  const stay = stayOf(hold);
  const all = liveOffers(facts.holds, nowMs);
  const running =
    all.find((offer) => isSameStay(offer, stay) && isFromWaitlist(offer)) ??
    all.find((offer) => isSameStay(offer, stay) && offer.vacationType === hold.vacationType);
  if (running !== undefined) return { outcome: heldBy(running) };
  const guarded = guardOutcome(facts, isAnother);
  if (guarded !== null) return { outcome: guarded };

  // What is kept from a waitlist is closed by its line, to which its nights go.
  const over = heldOffers(facts.holds).filter(
    (offer) => offer.expiresAt <= nowMs && !isFromWaitlist(offer),
  );
  const live = all.filter((offer) => !isFromWaitlist(offer));
  const tooMany = inTheWayOf(stay, live, bounds);
  const months = withoutHolds(facts.months, [...over, ...tooMany]);
  const nights = soldOutNights(months, stay, cap, nowMs);
  if (nights.length > 0) return { outcome: { kind: 'sold-out', nights } };

  const ended = [
    endOffers(facts, over, 'The hold ran out', occasion),
    endOffers(facts, tooMany, 'Made room for another offer', occasion),
  ].flatMap(({ bookings }) => bookings);
  const offer: HeldOffer = {
    ...stay,
    vacationType: hold.vacationType,
    id: hold._id,
    expiresAt: hold.expiresAt,
  };
  const gone = new Set([...over, ...tooMany].map(({ id }) => id));
  return {
    outcome: heldBy(offer),
    changes: {
      bookings: [hold, ...ended],
      holds: withOffer(withoutOffers(facts.holds, gone), offer),
      months: withHold(months, stay, cap, offer),
      takesSlot: true,
    },
  };
};

/**
 * Decides about letting a hold of the member go that they have turned away from; false when it runs
 * no more, is another's, or is kept for them from a waitlist: that one ends with its time, or when
 * they leave the line.
 */
export const decideLetGo = (
  facts: BookingFacts,
  holdId: string,
  occasion: Occasion,
): BookingDecision<boolean> => {
  const offer = heldOffers(facts.holds).find(({ id }) => id === holdId);
  if (offer !== undefined && isFromWaitlist(offer)) return { outcome: false };
  return decideRelease(facts, holdId, occasion);
};

/**
 * Decides about ending a hold of the member, whatever it is; false when there is none that runs. Its
 * nights are free again, or kept for the line where somebody waits for them.
 */
export const decideRelease = (
  facts: BookingFacts,
  holdId: string,
  occasion: Occasion,
): BookingDecision<boolean> => {
  const offer = heldOffers(facts.holds).find(({ id }) => id === holdId);
  if (offer === undefined) return { outcome: false };
  const ended = endOffers(facts, [offer], 'Let go by the member', occasion);
  return {
    outcome: offer.expiresAt > occasion.nowMs,
    changes: {
      ...ended,
      months: withHoldHandedOver(
        facts.months,
        withoutHolds(facts.months, [offer]),
        offer,
        facts.line,
        occasion.nowMs,
      ),
    },
  };
};
