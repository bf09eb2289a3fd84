import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { decodeCatalogue } from './catalogue-document.ts';

/** The resorts of the packed directory, and its version; builds it when there is none yet. */
export const readDirectory = async (
  db: Firestore,
): Promise<{ rows: readonly CatalogueResort[]; version: Timestamp | undefined }> => {
  const ref = collections(db).catalogue.doc(CATALOGUE_SHARD);
  let snapshot = await ref.get();
  let rows = decodeCatalogue(snapshot.data());
  if (rows === null || snapshot.updateTime === undefined) {
    await buildCatalogue(db);
    snapshot = await ref.get();
    rows = decodeCatalogue(snapshot.data()) ?? [];
  }
  return { rows, version: snapshot.updateTime };
};

/** The ids that this process last unpacked, and the version of their directory. */
let known: { version: Timestamp; ids: readonly string[] } | undefined;

/**
 * The ids of all resorts in the order of the directory. Reads the packed directory's version and
 * unpacks it only when it has changed; builds it when there is none yet.
 */
export const readDirectoryIds = async (db: Firestore): Promise<readonly string[]> => {
  const ref = collections(db).catalogue.doc(CATALOGUE_SHARD);
  const [version] = await db.getAll(ref, { fieldMask: ['count'] });
  if (known !== undefined && version?.updateTime?.isEqual(known.version) === true) return known.ids;
  const { rows, version: read } = await readDirectory(db);
  const ids = rows.map((row) => row.id);
  if (read !== undefined) known = { version: read, ids };
  return ids;
};
