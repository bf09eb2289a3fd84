import { ApiError } from '@club/domain/api/errors';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { Resort } from '@club/domain/resort/resort';
import type { WaitlistEntry, WaitlistLine, WaitlistWish } from '@club/domain/waitlist/waitlist';
import { MAX_LINE_LENGTH, MAX_WAITLIST_PLACES, withPlace } from '@club/domain/waitlist/waitlist';
import { earliestStay, isSameWish } from '@club/domain/waitlist/wish';
import { capOf } from '../resorts/bookable-resort.ts';
import { isoOf } from '../booking/booking-life.ts';
import { withoutHolds } from '../booking/hold/hold-room.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import type { MemberHolds } from '../store/member-holds.ts';
import { heldOffers, isPaused, withWish } from '../store/member-holds.ts';
import { freeForAll } from './free-nights.ts';

/** What is stored that a place in a line depends on. */
export type JoinFacts = {
  entry: WaitlistEntry | undefined;
  line: WaitlistLine | undefined;
  holds: MemberHolds | undefined;
  /** Every stored month of the wish. */
  months: InventoryMonths;
};

/** Who wants to wait for what. */
export type JoinOrder = { entryId: string; uid: string; email: string; wish: WaitlistWish };

/** A place in a line, and what has to be written for it: nothing when it is there already. */
export type Joined = {
  entry: WaitlistEntry;
  changes: { entry: WaitlistEntry; line: WaitlistLine; holds: MemberHolds } | null;
};

const newEntry = ({ uid, email, wish }: JoinOrder, resort: Resort, at: string): WaitlistEntry => ({
  ...wish,
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
 * The first stay of a wish that can be booked just now, null when none can. What the member holds is
 * free to them: nobody waits for nights that they keep from others.
 */
const freeNow = (
  { holds, months }: JoinFacts,
  { wish }: JoinOrder,
  resort: Resort,
  nowMs: number,
): { startDate: LocalDate; endDate: LocalDate } | null => {
  const open = withoutHolds(months, heldOffers(holds));
  const isFree = freeForAll(open, wish.resortId, capOf(resort), nowMs);
  return earliestStay(wish, dayAtOffset(nowMs, 14), isFree);
};

/**
 * Decides about a place at the end of a line. The same request again gives the place it gave before,
 * whatever has become of it. `prepare` is only called for a new one, and may throw what is wrong with
 * it. Throws ApiError 'key-reused' for another wish under the same request, 'already-waiting'
 * (details.entryId), 'waitlist-pause' for a day after an offer of the resort was let go or missed,
 * 'waitlist-limit', 'free-now' (details.startDate, details.endDate) where nobody has to wait, and
 * 'waitlist-full'.
 */
export const decideJoin = (
  facts: JoinFacts,
  order: JoinOrder,
  prepare: () => Resort,
  nowMs: number,
): Joined => {
  const { entry, line, holds } = facts;
  const { entryId, wish } = order;
  if (entry !== undefined) {
    if (!isSameWish(entry, wish)) throw new ApiError('key-reused', { field: 'requestId' });
    return { entry, changes: null };
  }
  const resort = prepare();
  const wishes = Object.entries(holds?.wishes ?? {});
  const same = wishes.find(([, other]) => isSameWish(other, wish));
  if (same !== undefined) throw new ApiError('already-waiting', { details: { entryId: same[0] } });
  if (isPaused(holds, wish.resortId, nowMs)) throw new ApiError('waitlist-pause');
  if (wishes.length >= MAX_WAITLIST_PLACES) throw new ApiError('waitlist-limit');
  const free = freeNow(facts, order, resort, nowMs);
  if (free !== null) throw new ApiError('free-now', { details: free });
  if (Object.keys(line?.places ?? {}).length >= MAX_LINE_LENGTH) {
    throw new ApiError('waitlist-full');
  }
  const joined = newEntry(order, resort, isoOf(nowMs));
  const { resortId: _line, ...place } = wish;
  return {
    entry: joined,
    changes: {
      entry: joined,
      line: withPlace(line, entryId, place),
      holds: withWish(holds, entryId, wish),
    },
  };
};
