import type { HoldSource } from '@club/domain/booking/offer-hold';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { HANDOVER_SECONDS } from '@club/domain/waitlist/handover';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';

/** A stay that is asked for, held or booked. */
export type Stay = {
  resortId: string;
  unitType: UnitType;
  startDate: LocalDate;
  endDate: LocalDate;
};

/** A stay offered for one kind of payment. */
export type Offer = Stay & { vacationType: VacationType };

/** What keeps an offer: until when (milliseconds since 1970), why, and how often it was extended. */
type Keeping = { expiresAt: number; source?: HoldSource; extensions?: number };

/**
 * A document of `holds/{uid}`: the offers a member holds by the id of their booking document, so that
 * their number can be kept in the commit that makes one. An absent `source` is 'offer'. `wishes` is
 * what they wait for, or have an offer from a waitlist for, by the id of the waitlist's entry.
 * `pauses` are the lines of which they let an offer go, or missed it.
 */
export type MemberHolds = {
  offers: Record<string, Offer & Keeping>;
  wishes?: Record<string, WaitlistWish>;
  /** Until when the member cannot join a resort's line (milliseconds since 1970), by the resort. */
  pauses?: Record<string, number>;
  /** Bookings made while the member's address was not confirmed, of which there are few at a time. */
  unproven?: string[];
  rev: number;
};

/** An offer that a member holds. */
export type HeldOffer = Offer & Keeping & { id: string };

/** All offers of the document, those that expire first coming first. */
export const heldOffers = (holds: MemberHolds | undefined): HeldOffer[] =>
  Object.entries(holds?.offers ?? {})
    .map(([id, offer]) => ({ id, ...offer }))
    .sort((one, other) => one.expiresAt - other.expiresAt || (one.id < other.id ? -1 : 1));

/** The offers that are still held. */
export const liveOffers = (holds: MemberHolds | undefined, nowMs: number): HeldOffer[] =>
  heldOffers(holds).filter((offer) => offer.expiresAt > nowMs);

/** True for the same unit at the same resort on the same dates. */
export const isSameStay = (one: Stay, other: Stay): boolean =>
  one.resortId === other.resortId &&
  one.unitType === other.unitType &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate;

/** True when two stays share a night at one resort, whatever their unit type. */
export const shareNights = (one: Stay, other: Stay): boolean =>
  one.resortId === other.resortId && one.startDate < other.endDate && other.startDate < one.endDate;

/** The document without some offers. */
export const withoutOffers = (
  holds: MemberHolds | undefined,
  ids: ReadonlySet<string>,
): MemberHolds => ({
  ...holds,
  offers: Object.fromEntries(Object.entries(holds?.offers ?? {}).filter(([id]) => !ids.has(id))),
  rev: (holds?.rev ?? 0) + 1,
});

/** The document with one more offer. */
export const withOffer = (
  holds: MemberHolds | undefined,
  { id, ...offer }: HeldOffer,
): MemberHolds => ({
  ...holds,
  offers: { ...holds?.offers, [id]: offer },
  rev: (holds?.rev ?? 0) + 1,
});

/** True for an offer that is a member's turn in a waitlist. */
export const isFromWaitlist = ({ source }: HeldOffer): boolean => source === 'waitlist';

/**
 * Until when an offer keeps its nights from others, milliseconds since 1970. What is kept from a
 * waitlist keeps them for a moment longer than the member has a right to it: when it runs out, they
 * go to the next in line without having been open to everybody.
 */
export const nightsKeptUntil = (offer: HeldOffer): number =>
  offer.expiresAt + (isFromWaitlist(offer) ? HANDOVER_SECONDS * 1000 : 0);

/** What an offer is in the nights that it keeps. */
export const holdOf = (offer: HeldOffer): { id: string; expiresAt: number } => ({
  id: offer.id,
  expiresAt: nightsKeptUntil(offer),
});

/** The document with one more wish. */
export const withWish = (
  holds: MemberHolds | undefined,
  entryId: string,
  wish: WaitlistWish,
): MemberHolds => ({
  offers: {},
  ...holds,
  wishes: { ...holds?.wishes, [entryId]: wish },
  rev: (holds?.rev ?? 0) + 1,
});

/** The document without a wish. */
export const withoutWish = (holds: MemberHolds | undefined, entryId: string): MemberHolds => {
  const { [entryId]: _gone, ...wishes } = holds?.wishes ?? {};
  return { offers: {}, ...holds, wishes, rev: (holds?.rev ?? 0) + 1 };
};

/** True while a member cannot join the line of a resort, nor be offered anything by it. */
export const isPaused = (
  holds: MemberHolds | undefined,
  resortId: string,
  nowMs: number,
): boolean =>
  Object.entries(holds?.pauses ?? {}).some(([id, until]) => id === resortId && until > nowMs);

/** The document with a pause of a resort's line; pauses that are over are dropped. */
export const withPause = (
  holds: MemberHolds,
  resortId: string,
  until: number,
  nowMs: number,
): MemberHolds => ({
  ...holds,
  pauses: {
    ...Object.fromEntries(Object.entries(holds.pauses ?? {}).filter(([, end]) => end > nowMs)),
    [resortId]: until,
  },
});

/** The document with these bookings, and no others, as those made while nobody confirmed the address. */
export const withUnproven = (holds: MemberHolds | undefined, unproven: string[]): MemberHolds => ({
  offers: {},
  ...holds,
  unproven,
  rev: (holds?.rev ?? 0) + 1,
});
