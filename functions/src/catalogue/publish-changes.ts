import { CATALOGUE_SHARD, catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically, put, remove } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { decodeCatalogue, encodeCatalogue } from './catalogue-document.ts';
import { DIRECTORY_ID, readLease } from './directory-lease.ts';
import { patchRows } from './patch-rows.ts';
import { publishInTurn } from './publish-in-turn.ts';

/**
 * The directory is published at most once in this time, because every open browser loads it again.
 */
const INTERVAL_MS = 1000;
/** Changes per commit. */
const BATCH_SIZE = 200;

type Outcome = 'published' | 'unchanged' | 'not-built';

/**
 * Patches the waiting changes into the directory: one read for each of them and one for the
 * directory.
 */
const publishWaiting = async (db: Firestore): Promise<Outcome> => {
  const club = collections(db);
  const waiting = await club.directoryChanges.limit(BATCH_SIZE).get();
  const ids = waiting.docs.map((change) => change.id);
  if (ids.length === 0) return 'unchanged';
  const refs = {
    catalogue: club.catalogue.doc(CATALOGUE_SHARD),
    changes: ids.map((id) => club.directoryChanges.doc(id)),
    resorts: ids.map((id) => club.resorts.doc(id)),
  };
  return atomically<typeof refs, Outcome>(db, refs, ({ catalogue, changes, resorts }) => {
    const rows = decodeCatalogue(catalogue.data);
    if (rows === null) return { result: 'not-built' };
    const patched = patchRows(
      rows,
      resorts.map(({ ref, data }) => ({
        id: ref.id,
        row: data === undefined ? null : catalogueRow(ref.id, data),
      })),
    );
    // The commit fails if a mark was set again since it was read.
    const done = changes.map(remove);
    return patched === null
      ? { result: 'unchanged', writes: done }
      : {
          result: 'published',
          writes: [put(catalogue, encodeCatalogue(patched, Date.now())), ...done],
        };
  });
};

const publishOnce = async (db: Firestore): Promise<Outcome> => {
  const outcome = await publishWaiting(db);
  if (outcome !== 'not-built') return outcome;
  await buildCatalogue(db);
  return publishWaiting(db);
};

/** True while changes of resorts are not yet published. */
export const isAnyResortWaiting = async (db: Firestore): Promise<boolean> =>
  !(await collections(db).directoryChanges.limit(1).get()).empty;

/** Publishes waiting changes of resorts until there are none, one process at a time. */
export const publishChanges = (db: Firestore): Promise<void> =>
  publishInTurn(db, {
    id: DIRECTORY_ID,
    intervalMs: INTERVAL_MS,
    publish: async () => (await publishOnce(db)) === 'published',
    isAnyWaiting: () => isAnyResortWaiting(db),
  });

/**
 * Marks a changed resort for `publishChanges`. `changedAtMs` is when it changed; null for a
 * deletion, whose event has no exact time. Nothing is marked when the directory was rebuilt since,
 * or will be after many resorts were written. Returns whether there is something to publish.
 */
export const markChange = async (
  db: Firestore,
  resortId: string,
  changedAtMs: number | null,
): Promise<boolean> => {
  const lease = await readLease(db);
  const isCovered = changedAtMs !== null && changedAtMs < lease.coveredUntil;
  if (isCovered || lease.pausedUntil > Date.now()) return false;
  await collections(db)
    .directoryChanges.doc(resortId)
    .set({ at: changedAtMs ?? Date.now() });
  return true;
};
