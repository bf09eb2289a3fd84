import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { StoredUser } from '@club/domain/user/user';
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type {
  AuditQuery,
  AuditRow,
  BookingsQuery,
  TicketsQuery,
  UsersQuery,
} from './admin-lists.ts';
import {
  ADMIN_PAGE_SIZE,
  auditCursor,
  bookingCursor,
  ticketCursor,
  userCursor,
} from './admin-lists.ts';
import { auditQuery, bookingsQuery, ticketsQuery, usersQuery } from './admin-queries.ts';
import { pageOf } from './list-page.ts';
import { CONVERTERS } from './live-converters.ts';
import { DocSource, ListSource, type SourceProps, asIs } from './live-source.tsx';

// The texts in `of` are made of the same types by the hooks of `live-data.tsx`.

/** A page of all bookings. */
export function AdminBookingsSource({ of, publish, fail }: SourceProps<'adminBookings'>) {
  const db = useFirestore();
  const wanted = useMemo(() => JSON.parse(of) as BookingsQuery, [of]);
  const list = useMemo(() => bookingsQuery(db, wanted, ADMIN_PAGE_SIZE), [db, wanted]);
  const show = useCallback(
    (rows: BookingRecord[]) =>
      pageOf(rows, ADMIN_PAGE_SIZE, (row) => bookingCursor(row, wanted.sort)),
    [wanted],
  );
  return <ListSource publish={publish} fail={fail} list={list} show={show} />;
}

/** A page of users. */
export function AdminUsersSource({ of, publish, fail }: SourceProps<'adminUsers'>) {
  const db = useFirestore();
  const wanted = useMemo(() => JSON.parse(of) as UsersQuery, [of]);
  const list = useMemo(() => usersQuery(db, wanted, ADMIN_PAGE_SIZE), [db, wanted]);
  const show = useCallback(
    (rows: StoredUser[]) => pageOf(rows, ADMIN_PAGE_SIZE, (row) => userCursor(row, wanted.sort)),
    [wanted],
  );
  return <ListSource publish={publish} fail={fail} list={list} show={show} />;
}

/** A page of the audit trail. */
export function AuditSource({ of, publish, fail }: SourceProps<'audit'>) {
  const db = useFirestore();
  const list = useMemo(
    () => auditQuery(db, JSON.parse(of) as AuditQuery, ADMIN_PAGE_SIZE),
    [db, of],
  );
  return <ListSource publish={publish} fail={fail} list={list} show={showAudit} />;
}
const showAudit = (rows: AuditRow[]) => pageOf(rows, ADMIN_PAGE_SIZE, auditCursor);

/** The newest comparison of the books. */
export function LastReconciliationSource({ publish, fail }: SourceProps<'lastReconciliation'>) {
  const db = useFirestore();
  const list = useMemo(
    () =>
      query(
        collection(db, 'reconciliations').withConverter(CONVERTERS.reconciliation),
        orderBy('at', 'desc'),
        limit(1),
      ),
    [db],
  );
  return <ListSource publish={publish} fail={fail} list={list} show={showNewest} />;
}
const showNewest = (rows: Reconciliation[]): Reconciliation | null => rows[0] ?? null;

/** A page of tickets. */
export function AdminTicketsSource({ of, publish, fail }: SourceProps<'adminTickets'>) {
  const db = useFirestore();
  const list = useMemo(
    () => ticketsQuery(db, JSON.parse(of) as TicketsQuery, ADMIN_PAGE_SIZE),
    [db, of],
  );
  return <ListSource publish={publish} fail={fail} list={list} show={showTickets} />;
}
const showTickets = (rows: SupportTicket[]) => pageOf(rows, ADMIN_PAGE_SIZE, ticketCursor);

/** One ticket. */
export function AdminTicketSource({ of, publish, fail }: SourceProps<'adminTicket'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'supportTickets', of).withConverter(CONVERTERS.ticket),
    [db, of],
  );
  return <DocSource publish={publish} fail={fail} reference={reference} show={asIs} />;
}

/** One booking with its history. */
export function AdminBookingSource({ of, publish, fail }: SourceProps<'adminBooking'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'bookings', of).withConverter(CONVERTERS.bookingRecord),
    [db, of],
  );
  return <DocSource publish={publish} fail={fail} reference={reference} show={asIs} />;
}

/** One member's record. */
export function AdminUserSource({ of, publish, fail }: SourceProps<'adminUser'>) {
  const db = useFirestore();
  const reference = useMemo(() => doc(db, 'users', of).withConverter(CONVERTERS.user), [db, of]);
  return <DocSource publish={publish} fail={fail} reference={reference} show={asIs} />;
}
