import { randomUUID } from 'node:crypto';
import { scarceInMonth } from '@club/domain/availability/scarce-nights';
import { inventoryId, monthOfInventory, resortOfInventory } from '@club/domain/booking/inventory';
import { addDays, dayAtOffset, monthOf } from '@club/domain/calendar/local-date';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { AVAILABILITY_ID } from '../catalogue/directory-lease.ts';
import { publishInTurn } from '../catalogue/publish-in-turn.ts';
import { atomically, put, remove } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import { decodeAvailability, encodeAvailability } from './availability-document.ts';
import { buildAvailability } from './build-availability.ts';
import type { MonthChange } from './patch-months.ts';
import { patchMonths } from './patch-months.ts';
import { unitsOfResorts } from './units-of-resorts.ts';

/**
 * Scarce nights are published at most once in this time, because every open list loads them again.
 */
const INTERVAL_MS = 1500;
/** Months per commit. */
const BATCH_SIZE = 200;
/** Days ahead that can be booked, and one more on either side of the date line. */
const REACH_DAYS = 367;

type Outcome = 'published' | 'unchanged' | 'not-built';

/**
 * Marked months as they are now, each with the mark that was read before it. A later change sets
 * another mark.
 */
const readMarked = async (
  db: Firestore,
): Promise<(MonthChange & { id: string; mark: string })[]> => {
  const club = collections(db);
  const waiting = await club.availabilityChanges.limit(BATCH_SIZE).get();
  if (waiting.empty) return [];
  const ids = waiting.docs.map(({ id }) => id);
  const [months, units] = await Promise.all([
    Promise.all(ids.map((id) => club.inventory.doc(id).get())),
    unitsOfResorts(db, [...new Set(ids.map(resortOfInventory))]),
  ]);
  return waiting.docs.map((change, at) => {
    const [resortId, month] = [resortOfInventory(change.id), monthOfInventory(change.id)];
    const given = units.get(resortId);
    return {
      id: change.id,
      mark: change.data().mark,
      resortId,
      month,
      nights: given === undefined ? new Map() : scarceInMonth(month, months[at]?.data(), given),
    };
  });
};

/** Patches marked months into the scarce nights: two reads for each month and one for all. */
const publishWaiting = async (db: Firestore): Promise<Outcome> => {
  const club = collections(db);
  const marked = await readMarked(db);
  if (marked.length === 0) return 'unchanged';
  const refs = {
    availability: club.availability.doc(CATALOGUE_SHARD),
    changes: marked.map(({ id }) => club.availabilityChanges.doc(id)),
  };
  return atomically<typeof refs, Outcome>(db, refs, ({ availability, changes }) => {
    const rows = decodeAvailability(availability.data);
    if (rows === null) return { result: 'not-built' };
    // Another mark means that the month has changed since it was read.
    const isStill = marked.map(({ mark }, at) => changes[at]?.data?.mark === mark);
    const patched = patchMonths(
      rows,
      marked.filter((_, at) => isStill[at]),
    );
    const done = changes.filter((_, at) => isStill[at]).map(remove);
    if (patched === null) return { result: 'unchanged', writes: done };
    const document = encodeAvailability(patched, Date.now(), availability.data?.until ?? null);
    return { result: 'published', writes: [put(availability, document), ...done] };
  });
};

const publishOnce = async (db: Firestore): Promise<Outcome> => {
  const outcome = await publishWaiting(db);
  if (outcome !== 'not-built') return outcome;
  await buildAvailability(db);
  await publishWaiting(db);
  return 'published';
};

/** True while marked months are not yet published. */
export const isAnyMonthWaiting = async (db: Firestore): Promise<boolean> =>
  !(await collections(db).availabilityChanges.limit(1).get()).empty;

/** Publishes marked months until there are none, one process at a time (`publishInTurn`). */
export const publishAvailability = (db: Firestore): Promise<void> =>
  publishInTurn(db, {
    id: AVAILABILITY_ID,
    intervalMs: INTERVAL_MS,
    publish: async () => (await publishOnce(db)) === 'published',
    isAnyWaiting: () => isAnyMonthWaiting(db),
  });

/** Marks months of the inventory, by their ids, as waiting for `publishAvailability`. */
export const markMonths = async (db: Firestore, ids: readonly string[]): Promise<void> => {
  const { availabilityChanges } = collections(db);
  const batch = db.batch();
  for (const id of ids) batch.set(availabilityChanges.doc(id), { mark: randomUUID() });
  await batch.commit();
};

/** Marks all bookable months of a resort, because its number of units has changed. */
export const markResort = (db: Firestore, resortId: string, nowMs: number): Promise<void> => {
  const first = dayAtOffset(nowMs, -12);
  const months = Array.from({ length: REACH_DAYS + 1 }, (_, day) => monthOf(addDays(first, day)));
  return markMonths(
    db,
    [...new Set(months)].map((month) => inventoryId(resortId, month)),
  );
};
