import type { StoredBooking } from '@club/domain/booking/booking';
import { isBooked } from '@club/domain/booking/booking-state';
import type { WaitlistEntry, WaitlistOffer } from '@club/domain/waitlist/waitlist';
import { MAX_LIVE_WAITLIST_OFFERS } from '@club/domain/waitlist/waitlist';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import { stayOf } from '../booking/booking-life.ts';
import { endOffers, withoutHolds } from '../booking/hold/hold-inventory.ts';
import type { ResortNights } from '../inventory/inventory-change.ts';
import { withHold } from '../inventory/inventory-change.ts';
import type { HeldOffer, Stay } from '@club/domain/booking/member-holds';
import { heldOffers, liveOffers } from '@club/domain/booking/member-holds';
import {
  holdOf,
  isFromWaitlist,
  isPaused,
  isSameStay,
  withOffer,
  withoutOffers,
} from '../store/member-holds.ts';
import { currentBookings } from '../booking/stay-guard.ts';
import { holdOffered } from '../notifications/hold-offered.ts';
import type { EndState } from './entry-changes.ts';
import { endEntry, entryIn, outOfQueues } from './entry-changes.ts';
import { withoutQueueHoldOf } from './free-nights.ts';
import type { NextInQueue } from './next-in-queue.ts';
import { nextInQueue, nightsWaitedFor } from './next-in-queue.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

/** A planned step of serving a queue. */
export type Serving = {
  resortId: string;
  next: NextInQueue;
  /** The booking of the offer; null for an entry whose dates are past. */
  hold: (StoredBooking & { expiresAt: number }) | null;
  /** The nights whose inventory the facts include. */
  seen: ResortNights;
  /** The resort's units per night. */
  cap: number;
  /** Entries whose members could not get an offer when the step was planned. */
  passedOver: ReadonlySet<string>;
};

/** The outcome of a step of serving a queue. */
export type ServingOutcome =
  | 'offered'
  /** The entry left the queue without a new offer. */
  | 'removed'
  /** The member cannot get an offer now: the entry keeps its position, and others are served. */
  | 'passed-over'
  /** Something has changed since the step was planned. */
  | 'changed';

type Served = BookingDecision<ServingOutcome>;
const CHANGED: Served = { outcome: 'changed' };

const isWithin = (inner: ResortNights | null, outer: ResortNights): boolean =>
  inner !== null && outer.startDate <= inner.startDate && inner.endDate <= outer.endDate;

/** True while the planned step is still the queue's next one. */
const isStillNext = (
  { queue, months }: BookingFacts,
  { resortId, next, seen, cap, passedOver }: Serving,
  nowMs: number,
): boolean => {
  if (!isWithin(nightsWaitedFor(resortId, queue), seen)) return false;
  const now = nextInQueue(resortId, queue, months, cap, nowMs, passedOver);
  if (now?.kind !== next.kind || now.entryId !== next.entryId) return false;
  return now.kind === 'past' || (next.kind === 'offer' && isSameStay(now.offer, next.offer));
};

/** True when the member has already booked the offered stay. */
const isStayBooked = ({ guard, bookings }: BookingFacts): boolean =>
  currentBookings(guard, bookings).some(({ status }) => isBooked(status));

/** The member's live waitlist offer of the same stay, for another entry. */
const keptAlready = ({ holds }: BookingFacts, stay: Stay, nowMs: number): HeldOffer | undefined =>
  liveOffers(holds, nowMs).find((offer) => isFromWaitlist(offer) && isSameStay(offer, stay));

/**
 * True when the member has as many live waitlist offers as allowed, one at this resort, or released
 * or missed one of this resort within the last day.
 */
const hasEnough = ({ holds }: BookingFacts, resortId: string, nowMs: number): boolean => {
  const kept = liveOffers(holds, nowMs).filter(isFromWaitlist);
  return (
    kept.length >= MAX_LIVE_WAITLIST_OFFERS ||
    kept.some((offer) => offer.resortId === resortId) ||
    isPaused(holds, resortId, nowMs)
  );
};

/** The entry with an offer; a saved search is about the resort of its offer from then on. */
const offered = (
  entry: WaitlistEntry,
  hold: StoredBooking,
  offer: WaitlistOffer,
  nowMs: number,
): WaitlistEntry => {
  const { _id: resortId, resort_ID, place_name, location, img } = hold.resort;
  return {
    ...entryIn(entry, { state: 'offered', offer }, nowMs),
    ...(entry.search === undefined
      ? {}
      : { resortId, resort: { resort_ID, place_name, location, img }, isFound: true as const }),
  };
};

/** One unit is enough for one stay: both entries are offered the same hold. */
const sharing = (
  facts: BookingFacts,
  entryId: string,
  entry: WaitlistEntry,
  hold: StoredBooking,
  { id: holdId, startDate, endDate, expiresAt }: HeldOffer,
  nowMs: number,
): BookingChanges => ({
  entry: offered(entry, hold, { holdId, startDate, endDate, expiresAt }, nowMs),
  // Written with only a new revision, so that the commit fails if the hold ends meanwhile.
  holds: withoutOffers(facts.holds, new Set()),
  ...outOfQueues(facts, entryId),
});

const offering = (
  facts: BookingFacts,
  entryId: string,
  hold: StoredBooking & { expiresAt: number },
  cap: number,
  context: CommandContext,
): BookingChanges => {
  const { entry } = facts;
  if (entry === undefined) return {};
  const stay = stayOf(hold);
  const { startDate, endDate } = stay;
  const { expiresAt, vacationType } = hold;
  const offer: HeldOffer = { ...stay, vacationType, id: hold._id, expiresAt, source: 'waitlist' };
  // The offer replaces the member's shorter holds of the same stay.
  const shorter = heldOffers(facts.holds).filter(
    (held) => isSameStay(held, stay) && !isFromWaitlist(held),
  );
  const ended = endOffers(facts, shorter, 'Replaced by an offer from the waitlist', context);
  const freed = withoutHolds(withoutQueueHoldOf(facts.months, stay), shorter);
  return {
    bookings: [hold, ...ended.bookings],
    holds: withOffer(withoutOffers(facts.holds, new Set(shorter.map(({ id }) => id))), offer),
    months: withHold(freed, stay, cap, holdOf(offer)),
    entry: offered(entry, hold, { holdId: hold._id, startDate, endDate, expiresAt }, context.nowMs),
    ...outOfQueues(facts, entryId),
    messages: [holdOffered(hold, context.nowMs)],
    needsRegistered: true,
  };
};

/**
 * Decides about one step of serving a queue on the current documents: holds the stay for the first
 * entry that it matches, sends the message and removes the entry from the queue, in one commit.
 * Members who have left or already booked that stay are only removed; members with enough offers
 * are passed over. Nothing changes when the step is no longer the next one.
 */
export const decideServing = (
  facts: BookingFacts,
  serving: Serving,
  context: CommandContext,
): Served => {
  const { nowMs } = context;
  if (!isStillNext(facts, serving, nowMs)) return CHANGED;
  const { entry } = facts;
  const { hold, cap, next } = serving;
  const { entryId } = next;
  if (entry === undefined || entry.state !== 'waiting') {
    return { outcome: 'removed', changes: outOfQueues(facts, entryId) };
  }
  const ended = (state: EndState): Served => ({
    outcome: 'removed',
    changes: endEntry(facts, entryId, entry, state, nowMs),
  });
  if (!facts.isRegistered) return ended('left');
  if (hold === null) return ended('missed');
  if (isStayBooked(facts)) return ended('booked');
  const kept = keptAlready(facts, stayOf(hold), nowMs);
  if (kept !== undefined) {
    return { outcome: 'removed', changes: sharing(facts, entryId, entry, hold, kept, nowMs) };
  }
  if (hasEnough(facts, serving.resortId, nowMs)) return { outcome: 'passed-over' };
  return { outcome: 'offered', changes: offering(facts, entryId, hold, cap, context) };
};

/** Decides about an entry of a closed account: it leaves the queue. */
export const decideClosedAccount = (
  facts: BookingFacts,
  entryId: string,
  context: CommandContext,
): Served => {
  const { entry } = facts;
  if (entry?.state !== 'waiting') {
    return { outcome: 'removed', changes: outOfQueues(facts, entryId) };
  }
  return {
    outcome: 'removed',
    changes: endEntry(facts, entryId, entry, 'left', context.nowMs),
  };
};
