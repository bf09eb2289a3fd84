import type { ClubOverview } from '@club/domain/overview';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import { pageOf } from '../../kernel/live/list-page.ts';
import { asIs, documentSource, listSource } from '../../kernel/live/live-source.ts';
import type { AdminList, ListQuery } from '../admin-lists/admin-list.ts';
import { ADMIN_PAGE_SIZE } from '../admin-lists/admin-list.ts';
import {
  AUDIT_LIST,
  BOOKINGS_LIST,
  MAILS_LIST,
  TICKETS_LIST,
  USERS_LIST,
} from '../admin-lists/admin-lists.ts';
import { readBookingRecord, readMail, readTicket, readUser } from './stored-rows.ts';

/** How many bookings and users the club has. */
export type ClubTotals = { bookings: number; users: number };

/** The counters before anything was counted. */
const NO_TOTALS: ClubTotals = { bookings: 0, users: 0 };

type ById = { id: string };

/** A page of an admin list. */
const adminPage = <Row, Filter extends string, Sort extends string>({
  plan,
  read,
  cursorOf,
}: AdminList<Row, Filter, Sort>) =>
  listSource({
    access: 'admin',
    plan: (wanted: ListQuery<Filter, Sort>) => ({ ...plan(wanted), size: ADMIN_PAGE_SIZE }),
    read,
    show: (rows, { sort }) => pageOf(rows, ADMIN_PAGE_SIZE, (row) => cursorOf(row, sort)),
  });

/** The kinds of live data that only admins may read. */
export const ADMIN_SOURCES = {
  /** Counters of the admin overview. */
  clubTotals: documentSource({
    access: 'admin',
    path: () => 'stats/totals',
    read: (fields): ClubTotals => ({ ...NO_TOTALS, ...fields }),
    show: (totals) => totals ?? NO_TOTALS,
  }),

  /** Today and the last days for the admin overview; null before the server has counted them. */
  clubOverview: documentSource({
    access: 'admin',
    path: () => 'stats/overview',
    read: (fields) => fields as ClubOverview,
    show: asIs,
  }),

  /** The newest reconciliation, or null while there is none. */
  lastReconciliation: listSource({
    access: 'admin',
    plan: () => ({
      collection: 'reconciliations',
      filters: [],
      order: { field: 'at', direction: 'desc' },
      size: 1,
    }),
    read: (fields) => fields as Reconciliation,
    show: ([newest]) => newest ?? null,
  }),

  /** A page of all bookings. */
  adminBookings: adminPage(BOOKINGS_LIST),

  /** A booking with its history, or null when there is none. */
  adminBooking: documentSource({
    access: 'admin',
    path: ({ id }: ById) => `bookings/${id}`,
    read: readBookingRecord,
    show: asIs,
  }),

  /** A page of users. */
  adminUsers: adminPage(USERS_LIST),

  /** A member's record, or null when it no longer exists. */
  adminUser: documentSource({
    access: 'admin',
    path: ({ uid }: { uid: string }) => `users/${uid}`,
    read: readUser,
    show: asIs,
  }),

  /** A page of the audit trail. */
  audit: adminPage(AUDIT_LIST),

  /** A page of tickets. */
  adminTickets: adminPage(TICKETS_LIST),

  /** A ticket by its number, or null when there is none. */
  adminTicket: documentSource({
    access: 'admin',
    path: ({ number }: { number: string }) => `supportTickets/${number}`,
    read: readTicket,
    show: asIs,
  }),

  /** A page of mails. */
  adminMails: adminPage(MAILS_LIST),

  /** A mail by its id, or null when there is none. */
  adminMail: documentSource({
    access: 'admin',
    path: ({ id }: ById) => `mail/${id}`,
    read: readMail,
    show: asIs,
  }),
};
