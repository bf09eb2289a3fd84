import type { StoredFields } from '@club/domain/reading/stored-document';
import type { QueryPlan } from '@club/domain/reading/query-plan';
import {
  type Firestore,
  type FirestoreDataConverter,
  type Query,
  type QueryDocumentSnapshot,
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';

/** The SDK's query of a plan. */
export const plannedQuery = (
  db: Firestore,
  { collection: path, filters, order, after = null, size }: QueryPlan,
): Query =>
  query(
    collection(db, path),
    ...filters.map(({ field, op, value }) => where(field, op, value)),
    ...(order === undefined
      ? []
      : [orderBy(order.field, order.direction), orderBy(documentId(), order.direction)]),
    ...(after === null ? [] : [startAfter(...after)]),
    ...(size === undefined ? [] : [limit(size)]),
  );

/** Makes a query return what `read` makes of its documents. */
export const readWith = <Row>(
  read: (fields: StoredFields, id: string) => Row,
): FirestoreDataConverter<Row> => ({
  toFirestore: () => {
    throw new Error('These documents are only read.');
  },
  fromFirestore: (snapshot: QueryDocumentSnapshot) => read(snapshot.data(), snapshot.id),
});
