import { ApiError } from '@club/domain/api/errors';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { Resort } from '@club/domain/resort/resort';
import type {
  WaitlistEntry,
  WaitlistQueue,
  WaitlistCriteria,
} from '@club/domain/waitlist/waitlist';
import { MAX_QUEUE_LENGTH, MAX_WAITLIST_ENTRIES, withEntry } from '@club/domain/waitlist/waitlist';
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

const newEntry = (
  { uid, email, criteria }: JoinOrder,
  resort: Resort,
  at: string,
): WaitlistEntry => ({
  ...criteria,
  uid,
  email,
  resort: {
    resort_ID: resort.resortCode,
    place_name: resort.placeName,
    location: resort.location,
    img: resort.images[0] ?? '',
  },
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
  const waiting = Object.entries(holds?.waiting ?? {});
  const same = waiting.find(([, other]) => isSameCriteria(other, criteria));
  if (same !== undefined) throw new ApiError('already-waiting', { details: { entryId: same[0] } });
  if (isPaused(holds, criteria.resortId, nowMs)) throw new ApiError('waitlist-pause');
  if (waiting.length >= MAX_WAITLIST_ENTRIES) throw new ApiError('waitlist-limit');
  const free = freeNow(facts, order, resort, nowMs);
  if (free !== null) throw new ApiError('free-now', { details: free });
  if (Object.keys(queue?.entries ?? {}).length >= MAX_QUEUE_LENGTH) {
    throw new ApiError('waitlist-full');
  }
  const joined = newEntry(order, resort, new Date(nowMs).toISOString());
  const { resortId: _resortId, ...queueEntry } = criteria;
  return {
    entry: joined,
    changes: {
      entry: joined,
      queue: withEntry(queue, entryId, queueEntry),
      holds: withWaiting(holds, entryId, criteria),
    },
  };
};
