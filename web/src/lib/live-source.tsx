import { type DocumentReference, type Query } from 'firebase/firestore';
import { useEffect } from 'react';
import { useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import type { LiveDataTypes, LiveKind } from './live-store.ts';

/** What every source gets: what to listen to, and whom to tell. */
export type SourceProps<Kind extends LiveKind> = {
  of: string;
  publish: (data: LiveDataTypes[Kind]) => void;
  fail: () => void;
};

type DocSourceProps<Data, Shown> = {
  reference: DocumentReference<Data>;
  /** What is shown for a document, or for none; a promise where that takes time. */
  show: (data: Data | null) => Shown | Promise<Shown>;
  publish: (data: Shown) => void;
  fail: () => void;
};

/** Listens to one document. */
export function DocSource<Data, Shown>({
  reference,
  show,
  publish,
  fail,
}: DocSourceProps<Data, Shown>) {
  const { status, data: snapshot } = useFirestoreDoc(reference);
  useEffect(() => {
    if (status !== 'success') return undefined;
    let active = true;
    const exists = snapshot.exists();
    if (!exists && snapshot.metadata.fromCache) {
      // Without a connection Firestore answers "missing" from its empty cache; nobody knows.
      fail();
      return undefined;
    }
    Promise.resolve(show(exists ? snapshot.data() : null)).then(
      (data) => active && publish(data),
      () => active && fail(),
    );
    return () => {
      active = false;
    };
  }, [status, snapshot, show, publish, fail]);
  return null;
}

type ListSourceProps<Data, Shown> = {
  list: Query<Data>;
  show: (rows: Data[]) => Shown;
  publish: (data: Shown) => void;
  fail: () => void;
};

/** Listens to a query. */
export function ListSource<Data, Shown>({
  list,
  show,
  publish,
  fail,
}: ListSourceProps<Data, Shown>) {
  const { status, data: snapshot } = useFirestoreCollection(list);
  useEffect(() => {
    if (status !== 'success') return;
    if (snapshot.empty && snapshot.metadata.fromCache) fail();
    else publish(show(snapshot.docs.map((entry) => entry.data())));
  }, [status, snapshot, show, publish, fail]);
  return null;
}

/** Shows data as it is. */
export const asIs = <Data,>(data: Data): Data => data;
