import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import {
  type Firestore,
  type Query,
  type QueryConstraint,
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { AuditQuery, AuditRow, BookingsQuery, Cursor, UsersQuery } from './admin-lists.ts';
import { CONVERTERS } from './live-converters.ts';

const whereEqual = (field: string, value: unknown): QueryConstraint[] =>
  value === null ? [] : [where(field, '==', value)];

const withKey = (key: string | null): QueryConstraint[] =>
  key === null ? [] : [where('keys', 'array-contains', key)];

const from = (after: Cursor | null): QueryConstraint[] =>
  after === null ? [] : [startAfter(...after)];

/** The field that each order of bookings goes by. */
export const BOOKING_ORDERS = {
  newest: { field: 'bookingDate', direction: 'desc' },
  oldest: { field: 'bookingDate', direction: 'asc' },
  arrival: { field: 'startDate', direction: 'asc' },
} as const;

/** The field that each order of users goes by. */
export const USER_ORDERS = {
  newest: { field: 'createdAt', direction: 'desc' },
  name: { field: 'name', direction: 'asc' },
} as const;

/** The query of a page of bookings; `size` rows at most. */
export const bookingsQuery = (db: Firestore, wanted: BookingsQuery, size: number) => {
  const { field, direction } = BOOKING_ORDERS[wanted.sort];
  return query(
    collection(db, 'bookings').withConverter(CONVERTERS.bookingRecord),
    ...(wanted.status === null
      ? [where('status', 'in', [...VISIBLE_STATUSES])]
      : whereEqual('status', wanted.status)),
    ...whereEqual('vacationType', wanted.vacationType),
    ...withKey(wanted.key),
    orderBy(field, direction),
    orderBy(documentId(), direction),
    ...from(wanted.after),
    limit(size),
  );
};

/** The query of a page of users; `size` rows at most. */
export const usersQuery = (db: Firestore, wanted: UsersQuery, size: number) => {
  const { field, direction } = USER_ORDERS[wanted.sort];
  return query(
    collection(db, 'users').withConverter(CONVERTERS.user),
    ...whereEqual('isAdmin', wanted.role === null ? null : wanted.role === 'admin'),
    ...withKey(wanted.key),
    orderBy(field, direction),
    orderBy(documentId(), direction),
    ...from(wanted.after),
    limit(size),
  );
};

/** The query of a page of the audit trail; `size` rows at most. */
export const auditQuery = (db: Firestore, wanted: AuditQuery, size: number): Query<AuditRow> =>
  query(
    collection(db, 'audit').withConverter(CONVERTERS.audit),
    ...whereEqual('action', wanted.action),
    ...whereEqual('subject', wanted.subject),
    orderBy('at', 'desc'),
    orderBy(documentId(), 'desc'),
    ...from(wanted.after),
    limit(size),
  );
