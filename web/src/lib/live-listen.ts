import {
  Bytes,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  doc,
  onSnapshot,
} from 'firebase/firestore';
import { errorCode } from './error-code.ts';
import type { LiveRequest } from './live-request.ts';
import type { LiveAccess, LiveSource, StoredDocument } from './live-source.ts';
import type { LiveArgs, LiveData, LiveKind } from './live-sources.ts';
import { LIVE_SOURCES } from './live-sources.ts';
import { plannedQuery } from './planned-query.ts';

/** The table, so that the compiler follows one kind from its request to what is shown. */
const SOURCES: {
  [Kind in LiveKind]: LiveSource<LiveAccess, LiveArgs<Kind>, LiveData<Kind>>;
} = LIVE_SOURCES;

/** Whom a listener tells. */
export type Listener = {
  publish: (data: unknown, isPublic: boolean) => void;
  fail: (denied: boolean) => void;
};

const isDenied = (error: unknown): boolean => errorCode(error) === 'permission-denied';

const plainValue = (value: unknown): unknown => {
  if (value instanceof Bytes) return value.toUint8Array();
  return value instanceof Timestamp ? value.toMillis() : value;
};

/** A document in plain values; the club stores those of the SDK at the top of documents only. */
const documentOf = (snapshot: QueryDocumentSnapshot): StoredDocument => ({
  id: snapshot.id,
  fields: Object.fromEntries(
    Object.entries(snapshot.data()).map(([name, value]) => [name, plainValue(value)]),
  ),
});

const open = <Kind extends LiveKind>(
  db: Firestore,
  { kind, args }: LiveRequest<Kind>,
  { publish, fail }: Listener,
): (() => void) => {
  const source = SOURCES[kind];
  let newest: readonly StoredDocument[] | null = null;

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
    const tell = (shown: LiveData<Kind>): void => {
      if (newest !== found) return;
      source.onShown?.(shown, args);
      publish(shown, source.access === 'public');
    };
    new Promise<LiveData<Kind>>((resolve) => {
      resolve(source.show(found, args));
    }).then(tell, (error: unknown) => {
      if (newest === found) failWith(error);
    });
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
          ({ docs, metadata }) => receive(docs.map(documentOf), metadata.fromCache),
          failWith,
        );
  return () => {
    newest = null;
    stop();
  };
};

/** Listens to one thing, and tells what is shown of it until it is told to stop. */
export const listen = (db: Firestore, request: LiveRequest, listener: Listener): (() => void) => {
  try {
    return open(db, request, listener);
  } catch (error) {
    // Firestore throws for an id that no document can have.
    listener.fail(isDenied(error));
    return () => {};
  }
};
