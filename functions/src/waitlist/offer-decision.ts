import type { StoredBooking } from '@club/domain/booking/booking';
import { isBooked } from '@club/domain/booking/booking-state';
import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { MAX_LIVE_WAITLIST_OFFERS } from '@club/domain/waitlist/waitlist';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import type { Occasion } from '../booking/booking-life.ts';
import { stayOf } from '../booking/booking-life.ts';
import { endOffers, withoutHolds } from '../booking/hold/hold-room.ts';
import type { ResortNights } from '../inventory/inventory-change.ts';
import { withHold } from '../inventory/inventory-change.ts';
import type { HeldOffer, Stay } from '../store/member-holds.ts';
import {
  heldOffers,
  holdOf,
  isFromWaitlist,
  isPaused,
  isSameStay,
  liveOffers,
  withOffer,
  withoutOffers,
} from '../store/member-holds.ts';
import { standingBookings } from '../booking/stay-guard.ts';
import { holdOffered } from '../notifications/hold-offered.ts';
import { endEntry, entryIn, outOfLine } from './entry-changes.ts';
import { withoutHandoverOf } from './free-nights.ts';
import type { NextInLine } from './next-in-line.ts';
import { nextInLine, nightsWaitedFor } from './next-in-line.ts';

/** One step of serving a line, as it was planned. */
export type Serving = {
  resortId: string;
  next: NextInLine;
  /** The document of what is offered; null for an entry that has nothing ahead of it. */
  hold: (StoredBooking & { expiresAt: number }) | null;
  /** The nights whose inventory the facts have. */
  seen: ResortNights;
  /** Units that the resort gives per night. */
  cap: number;
  /** Entries whose members could be offered nothing when the step was planned. */
  passedOver: ReadonlySet<string>;
};

/** What a step of serving a line has come to. */
export type ServingOutcome =
  | 'offered'
  /** The entry is out of the line without a new offer: over, gone, or served otherwise. */
  | 'removed'
  /** The member can be offered nothing just now: the entry keeps its place, and others are served. */
  | 'passed-over'
  /** Something has changed since the step was planned. */
  | 'changed';

type Served = BookingDecision<ServingOutcome>;
const CHANGED: Served = { outcome: 'changed' };

const isWithin = (inner: ResortNights | null, outer: ResortNights): boolean =>
  inner !== null && outer.startDate <= inner.startDate && inner.endDate <= outer.endDate;

/** True while the line's next step is the planned one. */
const isStillNext = (
  { line, months }: BookingFacts,
  { resortId, next, seen, cap, passedOver }: Serving,
  nowMs: number,
): boolean => {
  if (!isWithin(nightsWaitedFor(resortId, line), seen)) return false;
  const now = nextInLine(resortId, line, months, cap, nowMs, passedOver);
  if (now?.kind !== next.kind || now.entryId !== next.entryId) return false;
  return now.kind === 'past' || (next.kind === 'offer' && isSameStay(now.offer, next.offer));
};

/** The stay that is offered is booked by the member already. */
const isStayBooked = ({ guard, bookings }: BookingFacts): boolean =>
  standingBookings(guard, bookings).some(({ status }) => isBooked(status));

/** What the member is offered for another wish that this stay suits, too. */
const keptAlready = ({ holds }: BookingFacts, stay: Stay, nowMs: number): HeldOffer | undefined =>
  liveOffers(holds, nowMs).find((offer) => isFromWaitlist(offer) && isSameStay(offer, stay));

/**
 * True when as much is kept for the member as can be, something else at this resort is, or they let an
 * offer of this resort go within the last day.
 */
const hasEnough = ({ holds }: BookingFacts, resortId: string, nowMs: number): boolean => {
  const kept = liveOffers(holds, nowMs).filter(isFromWaitlist);
  return (
    kept.length >= MAX_LIVE_WAITLIST_OFFERS ||
    kept.some((offer) => offer.resortId === resortId) ||
    isPaused(holds, resortId, nowMs)
  );
};

/** One unit is enough for one stay: both wishes are offered the same hold. */
const sharing = (
  { line, holds }: BookingFacts,
  entryId: string,
  entry: WaitlistEntry,
  { id: holdId, startDate, endDate, expiresAt }: HeldOffer,
  nowMs: number,
): BookingChanges => ({
  entry: entryIn(
    entry,
    { state: 'offered', offer: { holdId, startDate, endDate, expiresAt } },
    nowMs,
  ),
  // Written as it is but for its revision: a hold that goes meanwhile fails the commit.
  holds: withoutOffers(holds, new Set()),
  ...outOfLine(line, entryId),
});

const offering = (
  facts: BookingFacts,
  entryId: string,
  hold: StoredBooking & { expiresAt: number },
  cap: number,
  occasion: Occasion,
): BookingChanges => {
  const { entry, line } = facts;
  if (entry === undefined) return {};
  const stay = stayOf(hold);
  const { startDate, endDate } = stay;
  const { expiresAt, vacationType } = hold;
  const offer: HeldOffer = { ...stay, vacationType, id: hold._id, expiresAt, source: 'waitlist' };
  // What the member holds of this very stay for minutes gives way to a day.
  const shorter = heldOffers(facts.holds).filter(
    (held) => isSameStay(held, stay) && !isFromWaitlist(held),
  );
  const ended = endOffers(facts, shorter, 'Kept for longer: their turn in line', occasion);
  const freed = withoutHolds(withoutHandoverOf(facts.months, stay), shorter);
  return {
    bookings: [hold, ...ended.bookings],
    holds: withOffer(withoutOffers(facts.holds, new Set(shorter.map(({ id }) => id))), offer),
    months: withHold(freed, stay, cap, holdOf(offer)),
    entry: entryIn(
      entry,
      { state: 'offered', offer: { holdId: hold._id, startDate, endDate, expiresAt } },
      occasion.nowMs,
    ),
    ...outOfLine(line, entryId),
    messages: [holdOffered(hold, occasion.nowMs)],
    needsRegistered: true,
  };
};

/**
 * Decides about one step of serving a line, on what is stored now: gives the first for whom something
 * is free a hold of it, with message, in one commit with their place in the line. Who is gone, or has
 * booked that stay meanwhile, is taken out of the line instead; who has as many offers as one member
 * can have is passed over. Nothing happens when the step is not
 * the next any more; the order is that of the line's numbers and of nothing else.
 */
export const decideServing = (
  facts: BookingFacts,
  serving: Serving,
  occasion: Occasion,
): Served => {
  const { nowMs } = occasion;
  if (!isStillNext(facts, serving, nowMs)) return CHANGED;
  const { entry, line } = facts;
  const { hold, cap, next } = serving;
  const { entryId } = next;
  if (entry === undefined || entry.state !== 'waiting') {
    return { outcome: 'removed', changes: outOfLine(line, entryId) };
  }
  const ended = (state: 'booked' | 'missed' | 'left'): Served => ({
    outcome: 'removed',
    changes: endEntry(facts, entryId, entry, state, nowMs),
  });
  if (!facts.isRegistered) return ended('left');
  if (hold === null) return ended('missed');
  if (isStayBooked(facts)) return ended('booked');
  const kept = keptAlready(facts, stayOf(hold), nowMs);
  if (kept !== undefined) {
    return { outcome: 'removed', changes: sharing(facts, entryId, entry, kept, nowMs) };
  }
  if (hasEnough(facts, serving.resortId, nowMs)) return { outcome: 'passed-over' };
  return { outcome: 'offered', changes: offering(facts, entryId, hold, cap, occasion) };
};

/** Decides about an entry of somebody whose account is closed: it leaves the line. */
export const decideGone = (facts: BookingFacts, entryId: string, occasion: Occasion): Served => {
  const { entry, line } = facts;
  if (entry?.state !== 'waiting') return { outcome: 'removed', changes: outOfLine(line, entryId) };
  return {
    outcome: 'removed',
    changes: endEntry(facts, entryId, entry, 'left', occasion.nowMs),
  };
};
