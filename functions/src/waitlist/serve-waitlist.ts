import { randomInt } from 'node:crypto';
import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { quoteStay } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { MAX_QUEUE_LENGTH, resortsOf, WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { capOf, findResort } from '../resorts/bookable-resort.ts';
import { randomId, waitlistHoldIdFor } from '../store/document-ids.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import { readMonths } from '../inventory/read-months.ts';
import { heldOfferBooking } from '../booking/new-booking.ts';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import { closeOffers } from './close-offers.ts';
import { outOfQueues } from './entry-changes.ts';
import type { NextInQueue } from './next-in-queue.ts';
import { nextInQueue, nightsWaitedFor } from './next-in-queue.ts';
import type { Serving, ServingOutcome } from './offer-decision.ts';
import { decideClosedAccount, decideServing } from './offer-decision.ts';

/** The most steps of one call: two per entry, as others may serve the queue at the same time. */
const MAX_STEPS = 2 * MAX_QUEUE_LENGTH;
/** How many queues of a saved search are served in one run of maintenance. */
const MAX_QUEUES_PER_ENTRY = 10;
const OFFER_MS = WAITLIST_OFFER_HOURS * 3_600_000;
const SYSTEM = 'system';

const holdFor = (
  { entryId, offer }: NextInQueue & { kind: 'offer' },
  { uid, email }: WaitlistEntry,
  resort: Resort,
  nowMs: number,
): StoredBooking & { expiresAt: number } => {
  const expiresAt = nowMs + OFFER_MS;
  const hold = heldOfferBooking(
    waitlistHoldIdFor(entryId),
    { uid, email },
    offer,
    resort,
    quoteStay(offer),
    expiresAt,
    { nowMs, actor: SYSTEM },
  );
  return { ...hold, expiresAt };
};

/** Removes an entry from the queue that has no document, so that it does not block the others. */
const removeStray = (db: Firestore, resortId: string, entryId: string): Promise<ServingOutcome> => {
  const club = collections(db);
  const refs = { queue: club.waitlists.doc(resortId), entry: club.waitlistEntries.doc(entryId) };
  return atomically<typeof refs, ServingOutcome>(db, refs, ({ queue, entry }) => {
    const left = outOfQueues({ queue: queue.data, otherQueues: new Map() }, entryId).queue;
    return entry.data !== undefined || left === undefined
      ? { result: 'changed' }
      : { result: 'removed', writes: [put(queue, left)] };
  });
};

const commitServing = async (
  db: Firestore,
  serving: Serving,
  entry: WaitlistEntry,
  nowMs: number,
): Promise<ServingOutcome> => {
  const { resortId, next, hold, seen } = serving;
  const { entryId } = next;
  const context = { nowMs, actor: SYSTEM };
  const otherQueues = resortsOf(entry).filter((id) => id !== resortId);
  const target = {
    bookingId: hold?._id ?? waitlistHoldIdFor(entryId),
    uid: entry.uid,
    stay:
      next.kind === 'offer'
        ? next.offer
        : { resortId, unitType: entry.unitType, startDate: entry.from, endDate: entry.from },
    waitlistEntryId: entryId,
    otherQueues,
    extraNights: seen,
  };
  try {
    return await commitBooking(db, { ...target, forMember: true }, nowMs, (facts) =>
      decideServing(facts, serving, context),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'account-disabled') throw error;
    return commitBooking(db, target, nowMs, (facts) =>
      decideClosedAccount(facts, entryId, context),
    );
  }
};

/**
 * Makes the next step for a queue; null when there is none. Adds entries to `passedOver` whose
 * members cannot get an offer now.
 */
const serveNext = async (
  db: Firestore,
  resortId: string,
  resort: Resort | null,
  nowMs: number,
  passedOver: Set<string>,
): Promise<ServingOutcome | null> => {
  const club = collections(db);
  const queue = (await club.waitlists.doc(resortId).get()).data();
  const seen = nightsWaitedFor(resortId, queue);
  if (seen === null) return null;
  const cap = resort?.available === true ? capOf(resort) : 0;
  const next = nextInQueue(resortId, queue, await readMonths(db, [seen]), cap, nowMs, passedOver);
  if (next === null) return null;
  const entry = (await club.waitlistEntries.doc(next.entryId).get()).data();
  if (entry === undefined) return removeStray(db, resortId, next.entryId);
  const hold =
    next.kind === 'offer' && resort !== null ? holdFor(next, entry, resort, nowMs) : null;
  const serving = { resortId, next, hold, seen, cap, passedOver };
  const outcome = await commitServing(db, serving, entry, nowMs);
  if (outcome === 'passed-over') passedOver.add(next.entryId);
  return outcome;
};

/**
 * Serves the waitlist queue of a resort at an instant (milliseconds since 1970): closes offers that
 * have ended, then holds free stays for `WAITLIST_OFFER_HOURS` for the first entries that they
 * match, until none is left. Returns the number of offers it made. Can be repeated, also
 * concurrently: each offer is one commit that includes the queue. Nothing is booked. Throws
 * ApiError 'busy' when too many others write the same documents.
 */
export const serveWaitlist = async (
  db: Firestore,
  resortId: string,
  nowMs: number,
): Promise<number> => {
  await closeOffers(db, resortId, nowMs);
  const resort = await findResort(db, resortId);
  const passedOver = new Set<string>();
  let offers = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    // Each step changes the queue that the next one reads.
    const outcome = await serveNext(db, resortId, resort, nowMs, passedOver);
    if (outcome === null) return offers;
    if (outcome === 'offered') offers += 1;
  }
  return offers;
};

/**
 * At most `limit` resorts whose queues may need serving at an instant: those with expired offers,
 * earliest first, and those with waiting entries, from a random one on. This finds units that
 * become free without an event (an expired hold, a resort with more units).
 */
export const queuesToServe = async (
  db: Firestore,
  nowMs: number,
  limit: number,
): Promise<string[]> => {
  const { waitlistEntries } = collections(db);
  const offered = waitlistEntries.where('state', '==', 'offered').orderBy('offer.expiresAt', 'asc');
  const waiting = waitlistEntries.where('state', '==', 'waiting').orderBy(FieldPath.documentId());
  // A random one, so that every entry gets its turn.
  const from = randomId();
  const found = await Promise.all([
    offered.limit(limit).get(),
    waiting.startAt(from).limit(limit).get(),
    waiting.endBefore(from).limit(limit).get(),
  ]);
  const entries = found.flatMap(({ docs }) => docs.map((document) => document.data()));
  const due = entries.filter(({ offer }) => offer === null || offer.expiresAt <= nowMs);
  // A saved search has many resorts: each time it begins at another one.
  const resorts = due.flatMap((entry) => {
    const own = resortsOf(entry);
    const start = randomInt(own.length);
    return [...own.slice(start), ...own.slice(0, start)].slice(0, MAX_QUEUES_PER_ENTRY);
  });
  return [...new Set(resorts)].slice(0, limit);
};
