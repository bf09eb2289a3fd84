import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Change, FirestoreEvent } from 'firebase-functions/v2/firestore';

/** A document as it was before and after a write, as a trigger receives it. */
export type Written = { path: string; before: DocumentSnapshot; after: DocumentSnapshot };

/** The event about a document: its path, what the trigger's pattern takes from it, and its data. */
const about = <Data, Params extends Record<string, string>>(
  type: string,
  path: string,
  params: Params,
  data: Data,
): FirestoreEvent<Data, Params> => ({
  specversion: '1.0',
  id: randomUUID(),
  source: '//firestore.googleapis.com/projects/demo/databases/(default)',
  type: `google.cloud.firestore.document.v1.${type}`,
  time: new Date().toISOString(),
  location: 'nam5',
  project: process.env['GCLOUD_PROJECT'] ?? '',
  database: '(default)',
  namespace: '(default)',
  document: path,
  params,
  data,
});

/** What a trigger on every write is called with. */
export const writtenEvent = <Params extends Record<string, string>>(
  { path, before, after }: Written,
  params: Params,
): FirestoreEvent<Change<DocumentSnapshot> | undefined, Params> =>
  about('written', path, params, { before, after });

/** What a trigger on new documents is called with. */
export const createdEvent = <Params extends Record<string, string>>(
  snapshot: DocumentSnapshot,
  params: Params,
): FirestoreEvent<QueryDocumentSnapshot | undefined, Params> => {
  if (!snapshot.exists) throw new Error(`There is no ${snapshot.ref.path}.`);
  // A snapshot of a document that exists is one that a query could have found.
  return about('created', snapshot.ref.path, params, snapshot as QueryDocumentSnapshot);
};
