import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@club/domain/api/errors';
import { FieldValue } from 'firebase-admin/firestore';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore';
import { createKeyedQueue } from './keyed-queue.ts';

/** A document as it was read: its data (undefined when there is none) and the version it has. */
export type Loaded<Data> = {
  readonly ref: DocumentReference<Data>;
  readonly data: Data | undefined;
  readonly updateTime: Timestamp | undefined;
};

/** One write of a commit; made by `put`, `create` and `remove`. */
export type Write = (batch: WriteBatch) => void;

/** What a decision comes to: an answer, and the writes that make it true (none: nothing is written). */
export type Decision<Result> = { result: Result; writes?: readonly Write[] };

/**
 * Writes the whole document that was read: creates it if there was none, else replaces its fields
 * provided that nobody has changed it since. `data` names every field of the document.
 */
export const put = <Data extends DocumentData>(document: Loaded<Data>, data: Data): Write => {
  const { ref, updateTime } = document;
  if (updateTime === undefined) return create(ref, data);
  return (batch) => batch.update(ref, data, { lastUpdateTime: updateTime });
};

/**
 * As `put`, for a document with optional fields: those that it was read with and that `data` has not
 * are gone afterwards.
 */
export const replace = <Data extends DocumentData>(document: Loaded<Data>, data: Data): Write => {
  const { ref, updateTime } = document;
  if (updateTime === undefined) return create(ref, data);
  const gone = Object.keys(document.data ?? {}).filter((field) => data[field] === undefined);
  const changes = {
    ...data,
    ...Object.fromEntries(gone.map((field) => [field, FieldValue.delete()])),
  };
  return (batch) => batch.update(ref, changes, { lastUpdateTime: updateTime });
};

/** Creates a document that must not exist yet; for documents the decision did not need to read. */
export const create =
  <Data extends DocumentData>(ref: DocumentReference<Data>, data: Data): Write =>
  (batch) =>
    batch.create(ref, data);

/** Deletes the document that was read, provided that nobody has changed it since. */
export const remove =
  <Data extends DocumentData>(document: Loaded<Data>): Write =>
  (batch) => {
    if (document.updateTime !== undefined) {
      batch.delete(document.ref, { lastUpdateTime: document.updateTime });
    }
  };

type References = Record<string, DocumentReference | readonly DocumentReference[]>;
type LoadedReference<Reference> =
  Reference extends DocumentReference<infer Data>
    ? Loaded<Data>
    : Reference extends readonly DocumentReference<infer Data>[]
      ? readonly Loaded<Data>[]
      : never;
/** The documents of a set of references, under the same names. */
export type LoadedDocuments<Refs> = { readonly [Name in keyof Refs]: LoadedReference<Refs[Name]> };

/** gRPC statuses after which the documents are read again and decided anew. */
const RETRIED_STATUSES: ReadonlySet<unknown> = new Set([
  4, // DEADLINE_EXCEEDED: our own write may have landed
  5, // NOT_FOUND: a document we wanted to update has been deleted
  6, // ALREADY_EXISTS
  9, // FAILED_PRECONDITION: changed since we read it
  10, // ABORTED
  14, // UNAVAILABLE: our own write may have landed
]);
/** Of those, what says that somebody else was faster: the others get on, and so shall we. */
const LOST_TO_OTHERS: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);
const MAX_TRIES = 60;
/** How often a decision can ask for more documents. */
const MAX_ROUNDS = 10;
/** How long a database is waited for that does not say a word. */
const SILENCE_MS = 8000;
/** How long in all, with the wait for others of this process; well within the time of a function. */
const MAX_MS = 40_000;
const FIRST_PAUSE_MS = 8;
const LONGEST_PAUSE_MS = 250;

const hasStatus = (error: unknown, statuses: ReadonlySet<unknown>): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && statuses.has(error.code);

/** A pause of random length, its limit doubling with each try, so that rivals drift apart. */
const pauseMs = (tries: number): number =>
  Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);

/** Who writes the same document of one process does so one after the other. */
const inTurn = createKeyedQueue();

/**
 * Does something again while it fails for a reason that passes, until `beganMs` is too long ago; then
 * throws ApiError 'busy'. On a slow machine losing to others takes time, so their being faster is no
 * reason to give up early.
 */
const withRetries = async <Result>(
  work: () => Promise<Result>,
  beganMs: number,
): Promise<Result> => {
  let heardAt = Date.now();
  for (let tries = 0; tries < MAX_TRIES && Date.now() - beganMs < MAX_MS; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!hasStatus(error, RETRIED_STATUSES)) throw error;
      if (hasStatus(error, LOST_TO_OTHERS)) heardAt = Date.now();
      if (Date.now() - heardAt >= SILENCE_MS) break;
      await sleep(pauseMs(tries));
    }
  }
  throw new ApiError('busy');
};

const loadedFrom = (snapshot: DocumentSnapshot): Loaded<DocumentData> => ({
  ref: snapshot.ref,
  data: snapshot.data(),
  updateTime: snapshot.updateTime,
});

const pathsOf = (refs: DocumentReference | readonly DocumentReference[]): string[] =>
  [refs].flat().map((ref) => ref.path);

const load = async <Refs extends References>(
  db: Firestore,
  refs: Refs,
): Promise<LoadedDocuments<Refs>> => {
  const all = Object.values(refs).flat();
  const byPath = new Map(
    (all.length === 0 ? [] : await db.getAll(...all)).map((snapshot) => [
      snapshot.ref.path,
      loadedFrom(snapshot),
    ]),
  );
  const find = (ref: DocumentReference): Loaded<DocumentData> => {
    const loaded = byPath.get(ref.path);
    if (loaded === undefined) throw new Error('A document was asked for and not answered.');
    return loaded;
  };
  const entries = Object.entries(refs).map(([name, ref]) => [
    name,
    'path' in ref ? find(ref) : ref.map(find),
  ]);
  // Each snapshot was read through its own reference's converter, so the types match by name.
  return Object.fromEntries(entries) as LoadedDocuments<Refs>;
};

/**
 * The only way in which anything of value is written: reads documents, decides in a pure function
 * and commits all writes at once, on condition that what was read is still so. When it is not, or
 * the outcome is unknown, everything is read and decided again; `decide` therefore has to recognise
 * its own earlier success in the documents. A document that the decision depends on must be among
 * its writes, or two decisions can pass each other by. A decision that has to see other documents
 * answers what it `needs` in all, and is made again with those. No lock is held while deciding, which
 * is why this is no `runTransaction` (docs/decisions/0030-commit-engine.md).
 *
 * Of those who want the same documents in one process all look at once and one writes at a time: a
 * decision that writes nothing (sold out, booked already) is answered without waiting, any other is
 * made again if it had to wait for its turn.
 *
 * Whatever `decide` throws comes through with nothing written. Throws ApiError 'busy' after 60 tries
 * lost to others, 8 seconds in which the database does not answer, or 40 seconds in all.
 */
export const atomically = async <Refs extends References, Result>(
  db: Firestore,
  refs: Refs,
  decide: (documents: LoadedDocuments<Refs>) => Decision<Result> | { needs: Refs },
): Promise<Result> => {
  const beganMs = Date.now();
  let wanted = refs;
  const look = async () => decide(await load(db, wanted));
  const write = async ({ result, writes = [] }: Decision<Result>): Promise<Result> => {
    if (writes.length === 0) return result;
    const batch = db.batch();
    for (const one of writes) one(batch);
    await batch.commit();
    return result;
  };
  const seen = await withRetries(look, beganMs);
  if ('result' in seen && (seen.writes ?? []).length === 0) return seen.result;
  const keys = new Set(Object.values(refs).flatMap(pathsOf));
  return inTurn([...keys], (hasWaited) => {
    let known = hasWaited ? null : seen;
    return withRetries(async () => {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const decision = known ?? (await look());
        known = null;
        if ('result' in decision) return write(decision);
        wanted = decision.needs;
      }
      throw new ApiError('busy');
    }, beganMs);
  });
};
