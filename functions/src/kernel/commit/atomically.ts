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
import { errorCodeOf } from './error-code.ts';
import { createKeyedQueue } from './keyed-queue.ts';

/** A document as it was read: its data (undefined when there is none) and its version. */
export type Loaded<Data> = {
  readonly ref: DocumentReference<Data>;
  readonly data: Data | undefined;
  readonly updateTime: Timestamp | undefined;
};

/** The data of documents by their ids, without those that do not exist. */
export const dataById = <Data>(documents: readonly Loaded<Data>[]): Map<string, Data> =>
  new Map(
    documents.flatMap(({ ref, data }) => (data === undefined ? [] : [[ref.id, data] as const])),
  );

/** One write of a commit; made by `put`, `create` and `remove`. */
export type Write = (batch: WriteBatch) => void;

/** The result of a decision, and the writes to commit for it (none: nothing is written). */
export type Decision<Result> = { result: Result; writes?: readonly Write[] };

/**
 * Writes the document that was read: creates it if there was none, else updates it if it has not
 * changed since. `data` has every field of the document.
 */
export const put = <Data extends DocumentData>(document: Loaded<Data>, data: Data): Write => {
  const { ref, updateTime } = document;
  if (updateTime === undefined) return create(ref, data);
  return (batch) => batch.update(ref, data, { lastUpdateTime: updateTime });
};

/** As `put`, for a document with optional fields: fields that `data` lacks are deleted. */
export const replace = <Data extends DocumentData>(document: Loaded<Data>, data: Data): Write => {
  const { ref, updateTime } = document;
  if (updateTime === undefined) return create(ref, data);
  const missing = Object.keys(document.data ?? {}).filter((field) => data[field] === undefined);
  const changes = {
    ...data,
    ...Object.fromEntries(missing.map((field) => [field, FieldValue.delete()])),
  };
  return (batch) => batch.update(ref, changes, { lastUpdateTime: updateTime });
};

/** Creates a document that must not exist yet; for documents the decision did not need to read. */
export const create =
  <Data extends DocumentData>(ref: DocumentReference<Data>, data: Data): Write =>
  (batch) =>
    batch.create(ref, data);

/** Deletes the document that was read, if it has not changed since. */
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

/** gRPC statuses after which everything is read and decided again. */
const RETRIED_STATUSES: ReadonlySet<unknown> = new Set([
  4, // DEADLINE_EXCEEDED: our own write may have landed
  5, // NOT_FOUND: a document we wanted to update has been deleted
  6, // ALREADY_EXISTS
  9, // FAILED_PRECONDITION: changed since we read it
  10, // ABORTED
  14, // UNAVAILABLE: our own write may have landed
]);
/** Those of them that mean that another commit was faster. */
const LOST_TO_OTHERS: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);
const MAX_TRIES = 60;
/** How often a decision can ask for more documents. */
const MAX_ROUNDS = 10;
/** How long the database may fail to respond. */
const SILENCE_MS = 8000;
/**
 * The longest time in total, with waiting for others of this process; well within a function's
 * timeout.
 */
const MAX_MS = 40_000;
const FIRST_PAUSE_MS = 8;
const LONGEST_PAUSE_MS = 250;

/** A random pause, its limit doubling with each try, so that rivals drift apart. */
const pauseMs = (tries: number): number =>
  Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);

/** Commits of one process to the same document run one after another. */
const inTurn = createKeyedQueue();

/**
 * Repeats `work` while it fails with a status that can pass, until `startedMs` is too long ago;
 * then throws ApiError 'busy'. Losing to other commits proves that the database responds, so only
 * silence ends it early.
 */
const withRetries = async <Result>(
  work: () => Promise<Result>,
  startedMs: number,
): Promise<Result> => {
  let respondedAt = Date.now();
  for (let tries = 0; tries < MAX_TRIES && Date.now() - startedMs < MAX_MS; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const status = errorCodeOf(error);
      if (!RETRIED_STATUSES.has(status)) throw error;
      if (LOST_TO_OTHERS.has(status)) respondedAt = Date.now();
      if (Date.now() - respondedAt >= SILENCE_MS) break;
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
    if (loaded === undefined) throw new Error('A requested document is missing in the response.');
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
 * and commits all writes at once, if the documents have not changed since. When they have, or the
 * outcome is unknown, everything is read and decided again; `decide` must therefore recognise its
 * own earlier success. A document that the decision depends on must be among its writes, or two
 * decisions can miss each other. A decision that needs more documents returns all that it `needs`
 * and is made again with those. No lock is held while deciding, which is why this is no
 * `runTransaction` (docs/decisions/0030-commit-engine.md).
 *
 * Within one process, calls for the same documents read at once and write one at a time: a decision
 * without writes (sold out, already booked) returns without waiting, any other is made again if it
 * had to wait.
 *
 * What `decide` throws is passed on, and nothing is written. Throws ApiError 'busy' after 60 tries,
 * 8 seconds without a response of the database, or 40 seconds in total.
 */
export const atomically = async <Refs extends References, Result>(
  db: Firestore,
  refs: Refs,
  decide: (documents: LoadedDocuments<Refs>) => Decision<Result> | { needs: Refs },
): Promise<Result> => {
  const startedMs = Date.now();
  let wanted = refs;
  const readAndDecide = async () => decide(await load(db, wanted));
  const write = async ({ result, writes = [] }: Decision<Result>): Promise<Result> => {
    if (writes.length === 0) return result;
    const batch = db.batch();
    for (const one of writes) one(batch);
    await batch.commit();
    return result;
  };
  const first = await withRetries(readAndDecide, startedMs);
  if ('result' in first && (first.writes ?? []).length === 0) return first.result;
  const keys = new Set(Object.values(refs).flatMap(pathsOf));
  return inTurn([...keys], (hasWaited) => {
    let known = hasWaited ? null : first;
    return withRetries(async () => {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const decision = known ?? (await readAndDecide());
        known = null;
        if ('result' in decision) return write(decision);
        wanted = decision.needs;
      }
      throw new ApiError('busy');
    }, startedMs);
  });
};
