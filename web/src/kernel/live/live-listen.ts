import { instantMs } from '@club/domain/reading/instant-ms';
import type { StoredDocument } from '@club/domain/reading/stored-document';
import {
  Bytes,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  doc,
  onSnapshot,
} from 'firebase/firestore';
import { errorCode } from '../firebase/error-code.ts';
import type { LiveRequest } from './live-request.ts';
import { type LiveTable, sourceOf } from './live-source.ts';
import { plannedQuery } from './planned-query.ts';

/** Callbacks of a listener. */
export type Listener = {
  publish: (data: unknown, isPublic: boolean) => void;
  fail: (denied: boolean) => void;
};

const isDenied = (error: unknown): boolean => errorCode(error) === 'permission-denied';

const plainValue = (value: unknown): unknown => {
  if (value instanceof Bytes) return value.toUint8Array();
  return value instanceof Timestamp ? instantMs(value) : value;
};

/** A document in plain values; the club stores the SDK's own types at the top level only. */
const documentOf = (snapshot: QueryDocumentSnapshot): StoredDocument => ({
  id: snapshot.id,
  fields: Object.fromEntries(
    Object.entries(snapshot.data()).map(([name, value]) => [name, plainValue(value)]),
  ),
});

/** How long the server's answer to a query is waited for, milliseconds. */
const ANSWER_MS = 10_000;

const open = (
  db: Firestore,
  { kind, args }: LiveRequest,
  sources: LiveTable,
  { publish, fail }: Listener,
): (() => void) => {
  const source = sourceOf(sources, kind);
  let newest: readonly StoredDocument[] | null = null;
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  const failWith = (error: unknown): void => {
    newest = null;
    fail(isDenied(error));
  };
  const receive = (found: readonly StoredDocument[], isFromCache: boolean): void => {
    newest = found;
    if (found.length === 0 && isFromCache) {
      // Without a connection Firestore finds nothing in its empty cache; the server may have more.
      failWith(null);
      return;
    }
    const finish = (shown: unknown): void => {
      if (newest !== found) return;
      source.onShown?.(shown, args);
      publish(shown, source.access === 'public');
    };
    new Promise<unknown>((resolve) => {
      resolve(source.show(found, args));
    }).then(finish, (error: unknown) => {
      if (newest === found) failWith(error);
    });
  };

  const receiveList = (found: readonly StoredDocument[], isFromCache: boolean): void => {
    clearTimeout(unanswered);
    if (newest === null && found.length > 0 && isFromCache) {
      // Before the server has answered, there is of a list only what other listeners follow.
      unanswered = setTimeout(() => failWith(null), ANSWER_MS);
      return;
    }
    receive(found, isFromCache);
  };

  const target = source.target(args);
  const stop =
    'path' in target
      ? onSnapshot(
          doc(db, target.path),
          (snapshot) =>
            receive(snapshot.exists() ? [documentOf(snapshot)] : [], snapshot.metadata.fromCache),
          failWith,
        )
      : onSnapshot(
          plannedQuery(db, target.query),
          // The server's answer may be what the cache had: only its metadata says that it has come.
          { includeMetadataChanges: true },
          (snapshot) => {
            if (newest !== null && snapshot.docChanges().length === 0) return;
            receiveList(snapshot.docs.map(documentOf), snapshot.metadata.fromCache);
          },
          failWith,
        );
  return () => {
    newest = null;
    clearTimeout(unanswered);
    stop();
  };
};

/** Listens to one request of a table and publishes what is shown of it. Returns the way to stop. */
export const listen = (
  db: Firestore,
  request: LiveRequest,
  sources: LiveTable,
  listener: Listener,
): (() => void) => {
  try {
    return open(db, request, sources, listener);
  } catch (error) {
    // Firestore throws for an id that no document can have.
    listener.fail(isDenied(error));
    return () => {};
  }
};
