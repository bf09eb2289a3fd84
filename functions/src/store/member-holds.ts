import type { HeldOffer, MemberHolds, Stay } from '@club/domain/booking/member-holds';
import { QUEUE_HOLD_SECONDS } from '@club/domain/waitlist/queue-hold';
import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';

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

/** True for an offer from a waitlist. */
export const isFromWaitlist = ({ source }: HeldOffer): boolean => source === 'waitlist';

/**
 * Until when an offer holds its nights, milliseconds since 1970. A waitlist offer holds them for a
 * moment longer than its member can book it, so that they pass to the next in the queue without
 * being free in between.
 */
export const nightsKeptUntil = (offer: HeldOffer): number =>
  offer.expiresAt + (isFromWaitlist(offer) ? QUEUE_HOLD_SECONDS * 1000 : 0);

/** The hold of an offer in the inventory. */
export const holdOf = (offer: HeldOffer): { id: string; expiresAt: number } => ({
  id: offer.id,
  expiresAt: nightsKeptUntil(offer),
});

/** The document with one more waitlist entry. */
export const withWaiting = (
  holds: MemberHolds | undefined,
  entryId: string,
  criteria: WaitlistCriteria,
): MemberHolds => ({
  offers: {},
  ...holds,
  waiting: { ...holds?.waiting, [entryId]: criteria },
  rev: (holds?.rev ?? 0) + 1,
});

/** The document without a waitlist entry. */
export const withoutWaiting = (holds: MemberHolds | undefined, entryId: string): MemberHolds => {
  const { [entryId]: _removed, ...waiting } = holds?.waiting ?? {};
  return { offers: {}, ...holds, waiting, rev: (holds?.rev ?? 0) + 1 };
};

/** True while a member can neither join the queue of a resort nor get an offer from it. */
export const isPaused = (
  holds: MemberHolds | undefined,
  resortId: string,
  nowMs: number,
): boolean =>
  Object.entries(holds?.pauses ?? {}).some(([id, until]) => id === resortId && until > nowMs);

/** The document with a pause for a resort's queue; expired pauses are dropped. */
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

/** The document with exactly these bookings as those made without a confirmed address. */
export const withUnproven = (holds: MemberHolds | undefined, unproven: string[]): MemberHolds => ({
  offers: {},
  ...holds,
  unproven,
  rev: (holds?.rev ?? 0) + 1,
});
