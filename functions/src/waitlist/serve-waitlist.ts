import { randomBytes } from 'node:crypto';
import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { MADE_ID_LENGTH } from '@club/domain/ids';
import { quoteStay } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { MAX_LINE_LENGTH, WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { capOf, findResort } from '../resorts/bookable-resort.ts';
import { waitlistHoldIdFor } from '../store/document-ids.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import type { InventoryMonths, ResortNights } from '../inventory/inventory-change.ts';
import { monthIdsOf } from '../inventory/inventory-change.ts';
import { heldOfferBooking } from '../booking/new-booking.ts';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import { closeOffers } from './close-offers.ts';
import { outOfLine } from './entry-changes.ts';
import type { NextInLine } from './next-in-line.ts';
import { nextInLine, nightsWaitedFor } from './next-in-line.ts';
import type { Serving, ServingOutcome } from './offer-decision.ts';
import { decideGone, decideServing } from './offer-decision.ts';

/** How many steps one call does at most: each place twice, as others may serve the line, too. */
const MAX_STEPS = 2 * MAX_LINE_LENGTH;
const OFFER_MS = WAITLIST_OFFER_HOURS * 3_600_000;
const SYSTEM = 'system';

const monthsIn = async (db: Firestore, nights: ResortNights): Promise<InventoryMonths> => {
  const { inventory } = collections(db);
  const found = await Promise.all(monthIdsOf(nights).map((id) => inventory.doc(id).get()));
  return new Map(
    found.flatMap((document) => {
      const month = document.data();
      return month === undefined ? [] : [[document.id, month] as const];
    }),
  );
};

const holdFor = (
  { entryId, offer }: NextInLine & { kind: 'offer' },
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

/** Takes a place out of the line whose entry is gone, so that it does not stop those after it. */
const removeStray = (db: Firestore, resortId: string, entryId: string): Promise<ServingOutcome> => {
  const club = collections(db);
  const refs = { line: club.waitlists.doc(resortId), entry: club.waitlistEntries.doc(entryId) };
  return atomically<typeof refs, ServingOutcome>(db, refs, ({ line, entry }) => {
    const left = outOfLine(line.data, entryId).line;
    return entry.data !== undefined || left === undefined
      ? { result: 'changed' }
      : { result: 'removed', writes: [put(line, left)] };
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
  const occasion = { nowMs, actor: SYSTEM };
  const target = {
    bookingId: hold?._id ?? waitlistHoldIdFor(entryId),
    uid: entry.uid,
    stay:
      next.kind === 'offer'
        ? next.offer
        : { resortId, unitType: entry.unitType, startDate: entry.from, endDate: entry.from },
    waitlistEntryId: entryId,
    looksAt: seen,
  };
  try {
    return await commitBooking(db, { ...target, forMember: true }, nowMs, (facts) =>
      decideServing(facts, serving, occasion),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'account-disabled') throw error;
    return commitBooking(db, target, nowMs, (facts) => decideGone(facts, entryId, occasion));
  }
};

/**
 * Does the next step for a line; null when there is none. Who can be offered nothing just now is added
 * to `passedOver`.
 */
const serveNext = async (
  db: Firestore,
  resortId: string,
  resort: Resort | null,
  nowMs: number,
  passedOver: Set<string>,
): Promise<ServingOutcome | null> => {
  const club = collections(db);
  const line = (await club.waitlists.doc(resortId).get()).data();
  const seen = nightsWaitedFor(resortId, line);
  if (seen === null) return null;
  const cap = resort?.available === true ? capOf(resort) : 0;
  const next = nextInLine(resortId, line, await monthsIn(db, seen), cap, nowMs, passedOver);
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
 * Serves the line of a resort at an instant (milliseconds since 1970): closes what was offered and is
 * over, then gives the first in line for whom something is free a hold of `WAITLIST_OFFER_HOURS`, and
 * so on until there is nothing to give. Answers how many offers it made. It can be repeated, and be
 * called by several at once: each offer is one commit that names the line it was decided on. Nothing
 * is booked for anybody. Throws ApiError 'busy' when too many others write the same documents.
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
    // Each step changes the line that the next one reads.
    const outcome = await serveNext(db, resortId, resort, nowMs, passedOver);
    if (outcome === null) return offers;
    if (outcome === 'offered') offers += 1;
  }
  return offers;
};

/** Where among all entries a look begins: somewhere else each time, so that none is left out. */
const someId = (): string => randomBytes(MADE_ID_LENGTH / 2).toString('hex');

/**
 * Resorts whose line may have something to be done at an instant, at most `limit` of them: offers
 * that have run out, earliest first, and somebody waiting, begun at a random place. So rooms that
 * become free without a word (a hold that expires, a resort that gives more units) are noticed.
 */
export const linesToServe = async (
  db: Firestore,
  nowMs: number,
  limit: number,
): Promise<string[]> => {
  const { waitlistEntries } = collections(db);
  const offered = waitlistEntries.where('state', '==', 'offered').orderBy('offer.expiresAt', 'asc');
  const waiting = waitlistEntries.where('state', '==', 'waiting').orderBy(FieldPath.documentId());
  const from = someId();
  const found = await Promise.all([
    offered.limit(limit).get(),
    waiting.startAt(from).limit(limit).get(),
    waiting.endBefore(from).limit(limit).get(),
  ]);
  const entries = found.flatMap(({ docs }) => docs.map((document) => document.data()));
  const due = entries.filter(({ offer }) => offer === null || offer.expiresAt <= nowMs);
  return [...new Set(due.map(({ resortId }) => resortId))].slice(0, limit);
};
