import type { Availability, ScarceNights } from '@club/domain/availability/scarce-nights';
import { scarceInMonth, withMonth } from '@club/domain/availability/scarce-nights';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { monthOfInventory, resortOfInventory } from '@club/domain/booking/inventory';
import { dayAtOffset, monthOf } from '@club/domain/calendar/local-date';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import { encodeAvailability } from './availability-document.ts';
import { unitsOfResorts } from './units-of-resorts.ts';

/** Months per query, so that a busy club's documents are never all in memory. */
const PAGE_SIZE = 1000;
const MAX_TRIES = 10;

type Month = QueryDocumentSnapshot<InventoryMonth>;

/** Adds the scarce nights of a page of current months. */
const addPage = async (
  db: Firestore,
  rows: Map<string, ScarceNights>,
  page: readonly Month[],
): Promise<void> => {
  const units = await unitsOfResorts(db, [...new Set(page.map(({ id }) => resortOfInventory(id)))]);
  for (const inventory of page) {
    const resortId = resortOfInventory(inventory.id);
    const month = monthOfInventory(inventory.id);
    const given = units.get(resortId);
    if (given === undefined) continue;
    const nights = scarceInMonth(month, inventory.data(), given);
    if (nights.size > 0) rows.set(resortId, withMonth(rows.get(resortId), month, nights));
  }
};

const readRows = async (db: Firestore, nowMs: number): Promise<Availability> => {
  const first = monthOf(dayAtOffset(nowMs, -12));
  const query = collections(db).inventory.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const rows = new Map<string, ScarceNights>();
  let page = await query.get();
  while (!page.empty) {
    await addPage(
      db,
      rows,
      page.docs.filter(({ id }) => monthOfInventory(id) >= first),
    );
    if (page.size < PAGE_SIZE) break;
    page = await query.startAfter(page.docs.at(-1)).get();
  }
  return rows;
};

/**
 * Builds the scarce nights from the whole inventory, one read per month. Used once and when the
 * packed form changes; single changes are patched in. When another process publishes meanwhile,
 * everything is read again. Returns how many resorts have scarce nights.
 */
export const buildAvailability = async (db: Firestore): Promise<number> => {
  const refs = { availability: collections(db).availability.doc(CATALOGUE_SHARD) };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await refs.availability.get();
    const nowMs = Date.now();
    const document = encodeAvailability(await readRows(db, nowMs), nowMs);
    const written = await atomically<typeof refs, boolean>(db, refs, ({ availability }) => {
      const isUntouched =
        availability.updateTime === undefined
          ? before.updateTime === undefined
          : before.updateTime?.isEqual(availability.updateTime) === true;
      return isUntouched
        ? { result: true, writes: [put(availability, document)] }
        : { result: false };
    });
    if (written) return document.count;
  }
  throw new Error('The scarce nights kept changing while they were built.');
};
