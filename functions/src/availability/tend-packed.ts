import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { AVAILABILITY_VERSION } from '@club/domain/availability/packed-availability';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { isOwnEdition } from '../catalogue/catalogue-document.ts';
import { isAnyResortWaiting, publishChanges } from '../catalogue/publish-changes.ts';
import { collections } from '../store/collections.ts';
import { buildAvailability } from './build-availability.ts';
import { isAnyMonthWaiting, publishAvailability } from './publish-availability.ts';

/** Days ahead that the scarce nights tell at least, even of a club whose nights do not all fit. */
const LEAST_DAYS = 5;

/**
 * Brings the packed documents in order: builds one that is of an older edition or, for the scarce
 * nights, missing; publishes what a process that died had only marked. Four reads when all is well.
 * Can be repeated by anybody at any time.
 */
export const tendPacked = async (db: Firestore, nowMs: number): Promise<void> => {
  const club = collections(db);
  const [directory, availability] = await db.getAll(
    club.catalogue.doc(CATALOGUE_SHARD),
    club.availability.doc(CATALOGUE_SHARD),
    { fieldMask: ['v', 'edition', 'until'] },
  );
  const { v, edition } = directory?.data() ?? {};
  if (directory?.exists === true && !isOwnEdition({ v, edition })) await buildCatalogue(db);
  const { v: version, until = null } = availability?.data() ?? {};
  const tells = until === null || until >= addDays(dayAtOffset(nowMs, 0), LEAST_DAYS);
  if (version !== AVAILABILITY_VERSION || !tells) await buildAvailability(db);
  if (await isAnyResortWaiting(db)) await publishChanges(db);
  if (await isAnyMonthWaiting(db)) await publishAvailability(db);
};
