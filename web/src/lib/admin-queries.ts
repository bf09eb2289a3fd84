import type { Firestore } from 'firebase/firestore';
import type { AuditQuery, BookingsQuery, UsersQuery } from './admin-lists.ts';
import { auditPlan, bookingsPlan, usersPlan } from './admin-plans.ts';
import { plannedQuery, readWith } from './planned-query.ts';
import { readAuditRow, readBookingRecord, readUser } from './stored-rows.ts';

/** The query of a page of bookings; `size` rows at most. */
export const bookingsQuery = (db: Firestore, wanted: BookingsQuery, size: number) =>
  plannedQuery(db, { ...bookingsPlan(wanted), size }).withConverter(readWith(readBookingRecord));

/** The query of a page of users; `size` rows at most. */
export const usersQuery = (db: Firestore, wanted: UsersQuery, size: number) =>
  plannedQuery(db, { ...usersPlan(wanted), size }).withConverter(readWith(readUser));

/** The query of a page of the audit trail; `size` rows at most. */
export const auditQuery = (db: Firestore, wanted: AuditQuery, size: number) =>
  plannedQuery(db, { ...auditPlan(wanted), size }).withConverter(readWith(readAuditRow));
