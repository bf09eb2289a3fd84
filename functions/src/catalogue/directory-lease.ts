import type { Firestore } from 'firebase-admin/firestore';
import { atomically, put } from '../kernel/commit/atomically.ts';
import type { DirectoryLease } from '../store/collections.ts';
import { collections } from '../store/collections.ts';

/** The id of the directory's lease in `meta`. */
export const DIRECTORY_ID = 'directory';
/** The id of the lease of the scarce nights. */
export const AVAILABILITY_ID = 'availability';
/** The packed documents, each published by one process at a time. */
export type PackedId = typeof DIRECTORY_ID | typeof AVAILABILITY_ID;

/** Longer than publishing takes; then its holder counts as dead. */
const LEASE_MS = 15_000;

const FREE: DirectoryLease = {
  holder: '',
  until: 0,
  publishedAt: 0,
  coveredUntil: 0,
  pausedUntil: 0,
};

/** The lease as stored, or a free one. */
export const leaseFrom = (stored: DirectoryLease | undefined): DirectoryLease => stored ?? FREE;

/** The directory's current lease. */
export const readLease = async (db: Firestore): Promise<DirectoryLease> =>
  leaseFrom((await collections(db).directoryLease.doc(DIRECTORY_ID).get()).data());

/** Changes the lease by a pure function; when that returns null, nothing changes. */
const changeLease = (
  db: Firestore,
  id: PackedId,
  change: (lease: DirectoryLease) => DirectoryLease | null,
): Promise<DirectoryLease | null> => {
  const refs = { lease: collections(db).directoryLease.doc(id) };
  return atomically<typeof refs, DirectoryLease | null>(db, refs, ({ lease }) => {
    const next = change(leaseFrom(lease.data));
    return next === null ? { result: null } : { result: next, writes: [put(lease, next)] };
  });
};

/** Takes the lease for `holder`; null while another process has it. */
export const takeLease = (
  db: Firestore,
  id: PackedId,
  holder: string,
): Promise<DirectoryLease | null> => {
  const nowMs = Date.now();
  return changeLease(db, id, (lease) =>
    lease.until > nowMs && lease.holder !== holder
      ? null
      : { ...lease, holder, until: nowMs + LEASE_MS },
  );
};

/** Releases the lease, if `holder` still has it. */
export const releaseLease = async (
  db: Firestore,
  id: PackedId,
  holder: string,
  publishedAt: number | null,
): Promise<void> => {
  await changeLease(db, id, (lease) =>
    lease.holder === holder
      ? { ...lease, holder: '', until: 0, publishedAt: publishedAt ?? lease.publishedAt }
      : null,
  );
};

/**
 * Pauses publishing while many resorts are written; the caller rebuilds the directory afterwards.
 */
export const pauseDirectory = async (db: Firestore, untilMs: number): Promise<void> => {
  await changeLease(db, DIRECTORY_ID, (lease) => ({ ...lease, pausedUntil: untilMs }));
};
