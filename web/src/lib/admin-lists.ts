import type { AuditAction, AuditEntry } from '@club/domain/audit/audit-entry';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import type { VacationType } from '@club/domain/pricing/unit-type';
import type { SupportTicket, TicketState, TicketTopic } from '@club/domain/support/ticket';
import type { Role, StoredUser } from '@club/domain/user/user';
import type { Cursor, ListPage } from './list-page.ts';

/** Rows of one page of an admin list; also the documents it reads, and no more. */
export const ADMIN_PAGE_SIZE = 25;

export const BOOKING_SORTS = ['newest', 'oldest', 'arrival'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Which bookings admins list. `status` null: all that people see (rules 8.12). */
export type BookingsQuery = {
  status: BookingStatus | null;
  vacationType: VacationType | null;
  /** A key of `queryKey`, or null: e-mail, names, resort. */
  key: string | null;
  sort: BookingSort;
  after: Cursor | null;
};

export const USER_SORTS = ['newest', 'name'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Which users the desk looks at. */
export type UsersQuery = {
  role: Role | null;
  /** A key of `queryKey`, or null: name or e-mail. */
  key: string | null;
  sort: UserSort;
  after: Cursor | null;
};

/** Which entries of the audit trail, newest first. */
export type AuditQuery = {
  action: AuditAction | null;
  subject: string | null;
  after: Cursor | null;
};

/** Which tickets, the newest first. */
export type TicketsQuery = {
  state: TicketState | null;
  topic: TicketTopic | null;
  after: Cursor | null;
};

/** An entry of the audit trail with its id. */
export type AuditRow = AuditEntry & { id: string };

export type AdminBookingsPage = ListPage<BookingRecord>;
export type AdminUsersPage = ListPage<StoredUser>;
export type AuditPage = ListPage<AuditRow>;
export type TicketsPage = ListPage<SupportTicket>;

/** Where a list of bookings goes on after a row. */
export const bookingCursor = (row: BookingRecord, sort: BookingSort): Cursor => [
  (sort === 'arrival' ? row.startDate : row.bookingDate) ?? '',
  row.id,
];

/** Where a list of users goes on after a row. */
export const userCursor = (row: StoredUser, sort: UserSort): Cursor => [
  sort === 'name' ? row.name : row.createdAt,
  row.uid,
];

/** Where the audit trail goes on after a row. */
export const auditCursor = (row: AuditRow): Cursor => [row.at, row.id];

/** Where the list of tickets goes on after a row. */
export const ticketCursor = (row: SupportTicket): Cursor => [row.at, row.number];
