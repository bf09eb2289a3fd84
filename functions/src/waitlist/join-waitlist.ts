import { ApiError } from '@club/domain/api/errors';
import { serverBookingWindow } from '@club/domain/calendar/booking-window';
import { isUnitOffered } from '@club/domain/pricing/unit-type';
import type { WaitlistEntry, WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import { positionInQueue } from '@club/domain/waitlist/waitlist';
import { CRITERIA_PROBLEMS, criteriaProblem } from '@club/domain/waitlist/criteria';
import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { bookableResort, findResort } from '../resorts/bookable-resort.ts';
import { waitlistEntryIdFor } from '../store/document-ids.ts';
import { monthIdsOf } from '../inventory/inventory-change.ts';
import { atomically, dataById, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import type { RateSlot } from '../limits/rate-slot.ts';
import { rateSlot, takeSlot } from '../limits/rate-slot.ts';
import { requireConfirmedEmail } from '../account/confirmed-email.ts';
import type { JoinOrder } from './join-decision.ts';
import { decideJoin } from './join-decision.ts';
import { serveWaitlist } from './serve-waitlist.ts';

const checkCriteria = (criteria: WaitlistCriteria, nowMs: number): void => {
  const problem = criteriaProblem(criteria, serverBookingWindow(nowMs));
  if (problem !== null) throw new ApiError('invalid-input', CRITERIA_PROBLEMS[problem]);
  if (!isUnitOffered(criteria.unitType, criteria.vacationType)) {
    throw new ApiError('unit-not-offered', { field: 'unitType' });
  }
};

/** Ids of the months of the criteria; none for invalid days, which are rejected later. */
const monthsOfCriteria = (criteria: WaitlistCriteria, nowMs: number): string[] =>
  criteriaProblem(criteria, serverBookingWindow(nowMs)) === null
    ? monthIdsOf({ resortId: criteria.resortId, startDate: criteria.from, endDate: criteria.to })
    : [];

/** Writes entry, queue and the member's list in one commit. */
const commitJoin = async (
  db: Firestore,
  order: JoinOrder,
  slot: RateSlot,
  nowMs: number,
): Promise<WaitlistEntry> => {
  const club = collections(db);
  const resort = await findResort(db, order.criteria.resortId);
  const refs = {
    entry: club.waitlistEntries.doc(order.entryId),
    queue: club.waitlists.doc(order.criteria.resortId),
    holds: club.holds.doc(order.uid),
    authz: club.authz.doc(order.uid),
    months: monthsOfCriteria(order.criteria, nowMs).map((id) => club.inventory.doc(id)),
    rates: slot.buckets.map(({ id }) => club.rateLimits.doc(id)),
  };
  const prepare = () => {
    checkCriteria(order.criteria, nowMs);
    return bookableResort(resort);
  };
  return atomically<typeof refs, WaitlistEntry>(db, refs, (documents) => {
    const { entry, queue, holds, authz, rates, months } = documents;
    if (authz.data?.disabled === true) throw new ApiError('account-disabled');
    const facts = {
      entry: entry.data,
      queue: queue.data,
      holds: holds.data,
      months: dataById(months),
    };
    const { entry: result, changes } = decideJoin(facts, order, prepare, nowMs);
    if (changes === null) return { result };
    return {
      result,
      writes: [
        put(entry, changes.entry),
        put(queue, changes.queue),
        put(holds, changes.holds),
        ...takeSlot(slot, rates, nowMs),
        // Written unchanged, so that the commit fails if the account is closed meanwhile.
        ...(authz.data === undefined ? [] : [put(authz, authz.data)]),
      ],
    };
  });
};

/**
 * The callable `joinwaitlist`: joins the end of a resort's waitlist queue, for nights that are sold
 * out. The queue is then served; the response has the caller's entry and position after that. A
 * repeated request returns the same entry.
 */
export const joinWaitlist: Handler<'joinWaitlist', 'caller' | 'nowMs'> = async (
  { requestId, ...criteria },
  { caller, nowMs },
) => {
  await requireConfirmedEmail(caller);
  const { uid, email, address } = caller;
  const db = clubFirestore();
  const club = collections(db);
  const entryId = waitlistEntryIdFor(uid, requestId);
  const slot = rateSlot('waitlist', { uid, address }, entryId);
  const joined = await commitJoin(db, { entryId, uid, email, criteria }, slot, nowMs);
  try {
    await serveWaitlist(db, criteria.resortId, nowMs);
  } catch (error) {
    // The member has joined, and the queue is served every minute.
    logError('A waitlist queue was not served.', {
      resortId: criteria.resortId,
      error: String(error),
    });
  }
  const [entry, queue] = await Promise.all([
    club.waitlistEntries.doc(entryId).get(),
    club.waitlists.doc(criteria.resortId).get(),
  ]);
  return {
    entryId,
    entry: entry.data() ?? joined,
    position: positionInQueue(queue.data(), entryId),
  };
};
