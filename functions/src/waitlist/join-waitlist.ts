import { ApiError } from '@club/domain/api/errors';
import { serverBookingWindow } from '@club/domain/calendar/booking-window';
import { isUnitOffered } from '@club/domain/pricing/unit-type';
import type { WaitlistEntry, WaitlistWish } from '@club/domain/waitlist/waitlist';
import { positionInLine } from '@club/domain/waitlist/waitlist';
import { WISH_PROBLEMS, wishProblem } from '@club/domain/waitlist/wish';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { bookableResort, findResort } from '../resorts/bookable-resort.ts';
import { waitlistEntryIdFor } from '../store/document-ids.ts';
import { monthIdsOf } from '../inventory/inventory-change.ts';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import type { RateSlot } from '../limits/rate-slot.ts';
import { rateSlot, takeSlot } from '../limits/rate-slot.ts';
import { requireConfirmedEmail } from '../account/confirmed-email.ts';
import type { JoinOrder } from './join-decision.ts';
import { decideJoin } from './join-decision.ts';
import { serveWaitlist } from './serve-waitlist.ts';

const checkWish = (wish: WaitlistWish, nowMs: number): void => {
  const problem = wishProblem(wish, serverBookingWindow(nowMs));
  if (problem !== null) throw new ApiError('invalid-input', WISH_PROBLEMS[problem]);
  if (!isUnitOffered(wish.unitType, wish.vacationType)) {
    throw new ApiError('unit-not-offered', { field: 'unitType' });
  }
};

/** Ids of the months that a wish lies in; none for one whose days are refused anyway. */
const monthsOfWish = (wish: WaitlistWish, nowMs: number): string[] =>
  wishProblem(wish, serverBookingWindow(nowMs)) === null
    ? monthIdsOf({ resortId: wish.resortId, startDate: wish.from, endDate: wish.to })
    : [];

/** Takes the place: entry, line and the list of the member's wishes in one commit. */
const commitJoin = async (
  db: Firestore,
  order: JoinOrder,
  slot: RateSlot,
  nowMs: number,
): Promise<WaitlistEntry> => {
  const club = collections(db);
  const resort = await findResort(db, order.wish.resortId);
  const refs = {
    entry: club.waitlistEntries.doc(order.entryId),
    line: club.waitlists.doc(order.wish.resortId),
    holds: club.holds.doc(order.uid),
    authz: club.authz.doc(order.uid),
    months: monthsOfWish(order.wish, nowMs).map((id) => club.inventory.doc(id)),
    rates: slot.buckets.map(({ id }) => club.rateLimits.doc(id)),
  };
  const prepare = () => {
    checkWish(order.wish, nowMs);
    return bookableResort(resort);
  };
  return atomically<typeof refs, WaitlistEntry>(db, refs, (documents) => {
    const { entry, line, holds, authz, rates, months } = documents;
    if (authz.data?.disabled === true) throw new ApiError('account-disabled');
    const facts = {
      entry: entry.data,
      line: line.data,
      holds: holds.data,
      months: new Map(
        months.flatMap(({ ref, data }) => (data === undefined ? [] : [[ref.id, data] as const])),
      ),
    };
    const { entry: result, changes } = decideJoin(facts, order, prepare, nowMs);
    if (changes === null) return { result };
    return {
      result,
      writes: [
        put(entry, changes.entry),
        put(line, changes.line),
        put(holds, changes.holds),
        ...takeSlot(slot, rates, nowMs),
        // Written as they are: rights that are taken away meanwhile fail the commit.
        ...(authz.data === undefined ? [] : [put(authz, authz.data)]),
      ],
    };
  });
};

/**
 * The callable `joinwaitlist`: a place at the end of a resort's line, for nights that are taken. The
 * line is served then; the answer tells how the caller's place stands after that. The same request
 * again answers the same place. Throws ApiError 'email-not-verified' for an address that is not
 * confirmed, 'invalid-input', 'unit-not-offered', 'resort-not-found', 'resort-unavailable',
 * 'key-reused', 'already-waiting' (details.entryId), 'waitlist-pause', 'waitlist-limit', 'free-now'
 * (details.startDate, details.endDate), 'waitlist-full', 'account-disabled', 'too-many-requests'
 * (details.retryAfterSeconds), 'busy'.
 */
export const joinWaitlist: Handler<'joinWaitlist', 'caller' | 'nowMs'> = async (
  { requestId, ...wish },
  { caller, nowMs },
) => {
  await requireConfirmedEmail(caller);
  const { uid, email, address } = caller;
  const db = clubFirestore();
  const club = collections(db);
  const entryId = waitlistEntryIdFor(uid, requestId);
  const slot = rateSlot('waitlist', { uid, address }, entryId);
  const joined = await commitJoin(db, { entryId, uid, email, wish }, slot, nowMs);
  try {
    await serveWaitlist(db, wish.resortId, nowMs);
  } catch (error) {
    // The place is taken, and the line is looked at every minute.
    logError('A line was not served.', { resortId: wish.resortId, error: String(error) });
  }
  const [entry, line] = await Promise.all([
    club.waitlistEntries.doc(entryId).get(),
    club.waitlists.doc(wish.resortId).get(),
  ]);
  return {
    entryId,
    entry: entry.data() ?? joined,
    position: positionInLine(line.data(), entryId),
  };
};
