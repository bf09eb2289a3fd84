import { CATALOGUE_SHARD, catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import { encodeCatalogue } from './catalogue-document.ts';
import { DIRECTORY_ID, leaseFrom } from './directory-lease.ts';

/** Resorts per query, so that a large club's documents are never all in memory. */
const PAGE_SIZE = 2000;
const MAX_TRIES = 10;

/** The rows of all resorts, by id. */
const readRows = async (db: Firestore): Promise<CatalogueResort[]> => {
  const query = collections(db).resorts.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const rows: CatalogueResort[] = [];
  let page = await query.get();
  while (!page.empty) {
    rows.push(...page.docs.map((resort) => catalogueRow(resort.id, resort.data())));
    if (page.size < PAGE_SIZE) break;
    page = await query.startAfter(page.docs.at(-1)).get();
  }
  return rows;
};

/**
 * Builds the packed directory from all resorts, one read per resort. Used for the first directory,
 * after many resorts were written at once, and when the packed form changes; single changes are
 * patched in. When another process publishes meanwhile, everything is read again. Returns the
 * number of resorts.
 */
export const buildCatalogue = async (db: Firestore): Promise<number> => {
  const club = collections(db);
  const refs = {
    catalogue: club.catalogue.doc(CATALOGUE_SHARD),
    lease: club.directoryLease.doc(DIRECTORY_ID),
  };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await refs.catalogue.get();
    // The reads below see everything that was committed before this instant.
    const coveredUntil = before.readTime.toMillis();
    const rows = await readRows(db);
    const nowMs = Date.now();
    const written = await atomically<typeof refs, boolean>(db, refs, ({ catalogue, lease }) => {
      const isUntouched =
        catalogue.updateTime === undefined
          ? before.updateTime === undefined
          : before.updateTime?.isEqual(catalogue.updateTime) === true;
      if (!isUntouched) return { result: false };
      return {
        result: true,
        writes: [
          put(catalogue, encodeCatalogue(rows, nowMs)),
          put(lease, { ...leaseFrom(lease.data), publishedAt: nowMs, coveredUntil }),
        ],
      };
    });
    if (written) return rows.length;
  }
  throw new Error('The directory kept changing while it was built.');
};
