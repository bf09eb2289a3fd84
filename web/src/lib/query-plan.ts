import {
  type Query,
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { Firestore, FirestoreDataConverter } from 'firebase/firestore';
import type { Cursor } from './list-page.ts';

/** What a field must be: equal, equal to one of several, or a list that holds it. */
export type PlannedFilter = {
  field: string;
  op: '==' | 'in' | 'array-contains';
  value: unknown;
};

/**
 * A query before the SDK: plain data, so that a test can compare it with the declared indexes, which
 * the emulator does not ask for and production does.
 */
export type QueryPlan = {
  collection: 'bookings' | 'users' | 'audit' | 'supportTickets' | 'reviews';
  filters: readonly PlannedFilter[];
  /** The id comes second in the same direction, so that no two rows are equal to a cursor. */
  order: { field: string; direction: 'asc' | 'desc' };
};

/** The query of a plan: `size` rows at most, beginning after a cursor. */
export const plannedQuery = <Row>(
  db: Firestore,
  plan: QueryPlan,
  converter: FirestoreDataConverter<Row>,
  { after, size }: { after: Cursor | null; size: number },
): Query<Row> =>
  query(
    collection(db, plan.collection).withConverter(converter),
    ...plan.filters.map(({ field, op, value }) => where(field, op, value)),
    orderBy(plan.order.field, plan.order.direction),
    orderBy(documentId(), plan.order.direction),
    ...(after === null ? [] : [startAfter(...after)]),
    limit(size),
  );
