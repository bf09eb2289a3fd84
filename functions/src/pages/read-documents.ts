import { isDocumentId } from '@club/domain/ids';
import type { QueryPlan } from '@club/domain/reading/query-plan';
import type { ReadDocuments, StoredDocument } from '@club/domain/reading/stored-document';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';

const plainValue = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toMillis();
  // A copy: the SDK gives a part of a larger buffer, which would stay in memory with it.
  return value instanceof Uint8Array ? new Uint8Array(value) : value;
};

const documentOf = (snapshot: DocumentSnapshot): StoredDocument => ({
  id: snapshot.id,
  fields: Object.fromEntries(
    Object.entries(snapshot.data() ?? {}).map(([name, value]) => [name, plainValue(value)]),
  ),
});

/** False for what comes from an address and is the path of no document. */
const isDocumentPath = (path: string): boolean => {
  const parts = path.split('/');
  return parts.length % 2 === 0 && parts.every(isDocumentId);
};

const queryOf = (
  db: Firestore,
  { collection, filters, order, after = null, size }: QueryPlan,
): Query => {
  let query: Query = db.collection(collection);
  for (const { field, op, value } of filters) query = query.where(field, op, value);
  if (order !== undefined) {
    query = query
      .orderBy(order.field, order.direction)
      .orderBy(FieldPath.documentId(), order.direction);
  }
  if (after !== null) query = query.startAfter(...after);
  return size === undefined ? query : query.limit(size);
};

/** Reads with the Admin SDK, which no security rule holds back: the caller asks for public data only. */
export const readWith =
  (db: Firestore): ReadDocuments =>
  async (target) => {
    if ('query' in target) return (await queryOf(db, target.query).get()).docs.map(documentOf);
    if (!isDocumentPath(target.path)) return [];
    const snapshot = await db.doc(target.path).get();
    return snapshot.exists ? [documentOf(snapshot)] : [];
  };
