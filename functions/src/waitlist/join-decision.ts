import { ApiError } from '@club/domain/api/errors';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { Resort } from '@club/domain/resort/resort';
import type {
  WaitlistEntry,
  WaitlistQueue,
  WaitlistCriteria,
} from '@club/domain/waitlist/waitlist';
import {
  MAX_QUEUE_LENGTH,
  MAX_WAITLIST_ENTRIES,
  queueTermsOf,
  withEntry,
} from '@club/domain/waitlist/waitlist';
import { earliestStay, isSameCriteria } from '@club/domain/waitlist/criteria';
import { capOf } from '../resorts/bookable-resort.ts';
import { withoutHolds } from '../booking/hold/hold-inventory.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import type { MemberHolds } from '@club/domain/booking/member-holds';
import { heldOffers } from '@club/domain/booking/member-holds';
import { isPaused, withWaiting } from '../store/member-holds.ts';
import { freeForAll } from './free-nights.ts';

/** Everything stored that joining a queue depends on. */
export type JoinFacts = {
  entry: WaitlistEntry | undefined;
  queue: WaitlistQueue | undefined;
  holds: MemberHolds | undefined;
  /** Every stored month of the criteria. */
  months: InventoryMonths;
};

/** A member's request to join a queue. */
export type JoinOrder = { entryId: string; uid: string; email: string; criteria: WaitlistCriteria };

/** A waitlist entry and its changes; null when it exists already. */
export type Joined = {
  entry: WaitlistEntry;
  changes: { entry: WaitlistEntry; queue: WaitlistQueue; holds: MemberHolds } | null;
};

/** A new entry, which waits. */
export const newEntry = (
  { uid, email, criteria }: JoinOrder,
  resort: WaitlistEntry['resort'],
  at: string,
): WaitlistEntry => ({
  ...criteria,
  uid,
  email,
  resort,
  state: 'waiting',
  offer: null,
  joinedAt: at,
  stateAt: at,
  rev: 1,
});

/**
 * The first stay matching the criteria that can be booked now, or null. The member's own holds
 * count as free: no one waits for nights that they hold themselves.
 */
const freeNow = (
  { holds, months }: JoinFacts,
  { criteria }: JoinOrder,
  resort: Resort,
  nowMs: number,
): { startDate: LocalDate; endDate: LocalDate } | null => {
  const open = withoutHolds(months, heldOffers(holds));
  const isFree = freeForAll(open, criteria.resortId, capOf(resort), nowMs);
  return earliestStay(criteria, dayAtOffset(nowMs, 14), isFree);
};

/**
 * The member's entries, when they can have one more. Throws 'already-waiting' (details.entryId) and
 * 'waitlist-limit'.
 */
export const checkWaiting = (
  holds: MemberHolds | undefined,
  criteria: WaitlistCriteria,
): readonly WaitlistCriteria[] => {
  const waiting = Object.entries(holds?.waiting ?? {});
  const same = waiting.find(([, other]) => isSameCriteria(other, criteria));
  if (same !== undefined) throw new ApiError('already-waiting', { details: { entryId: same[0] } });
  if (waiting.length >= MAX_WAITLIST_ENTRIES) throw new ApiError('waitlist-limit');
  return waiting.map(([, other]) => other);
};

/** True for a queue that no one can join. */
export const isFull = (queue: WaitlistQueue | undefined): boolean =>
  Object.keys(queue?.entries ?? {}).length >= MAX_QUEUE_LENGTH;

/**
 * Decides about joining the end of a queue. A repeated request returns its entry, whatever its
 * state. `prepare` is only called for a new entry, and may throw what is wrong with it. Throws
 * ApiError 'key-reused' for other criteria with the same request id, 'already-waiting'
 * (details.entryId), 'waitlist-pause' for a day after an offer of the resort was released or
 * missed, 'waitlist-limit', 'free-now' (details.startDate, details.endDate), and 'waitlist-full'.
 */
export const decideJoin = (
  facts: JoinFacts,
  order: JoinOrder,
  prepare: () => Resort,
  nowMs: number,
): Joined => {
  const { entry, queue, holds } = facts;
  const { entryId, criteria } = order;
  if (entry !== undefined) {
    if (!isSameCriteria(entry, criteria)) throw new ApiError('key-reused', { field: 'requestId' });
    return { entry, changes: null };
  }
  const resort = prepare();
  checkWaiting(holds, criteria);
  if (isPaused(holds, criteria.resortId, nowMs)) throw new ApiError('waitlist-pause');
  const free = freeNow(facts, order, resort, nowMs);
  if (free !== null) throw new ApiError('free-now', { details: free });
  if (isFull(queue)) throw new ApiError('waitlist-full');
  const described = {
    resort_ID: resort.resortCode,
    place_name: resort.placeName,
    location: resort.location,
    img: resort.images[0] ?? '',
  };
  const joined = newEntry(order, described, new Date(nowMs).toISOString());
  return {
    entry: joined,
    changes: {
      entry: joined,
      queue: withEntry(queue, entryId, queueTermsOf(criteria)),
      holds: withWaiting(holds, entryId, criteria),
    },
  };
};
