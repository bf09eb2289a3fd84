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

/**
 * The least days ahead that the scarce nights cover, even in a club whose nights do not all fit.
 */
const LEAST_DAYS = 5;

/**
 * Maintains the packed documents: rebuilds one of an older edition, builds missing scarce nights,
 * and publishes changes that a dead process had only marked. Four reads when nothing is due. Can be
 * repeated at any time.
 */
export const maintainPacked = async (db: Firestore, nowMs: number): Promise<void> => {
  const club = collections(db);
  const [directory, availability] = await db.getAll(
    club.catalogue.doc(CATALOGUE_SHARD),
    club.availability.doc(CATALOGUE_SHARD),
    { fieldMask: ['v', 'edition', 'until'] },
  );
  const { v, edition } = directory?.data() ?? {};
  if (directory?.exists === true && !isOwnEdition({ v, edition })) await buildCatalogue(db);
  const { v: version, until = null } = availability?.data() ?? {};
  const reachesFarEnough = until === null || until >= addDays(dayAtOffset(nowMs, 0), LEAST_DAYS);
  if (version !== AVAILABILITY_VERSION || !reachesFarEnough) await buildAvailability(db);
  if (await isAnyResortWaiting(db)) await publishChanges(db);
  if (await isAnyMonthWaiting(db)) await publishAvailability(db);
};
