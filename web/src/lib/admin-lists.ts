import type { AuditAction, AuditEntry } from '@club/domain/audit/audit-entry';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import type { VacationType } from '@club/domain/pricing/unit-type';
import type { SupportTicket, TicketState, TicketTopic } from '@club/domain/support/ticket';
import type { Role, StoredUser } from '@club/domain/user/user';

/** Rows of one page of an admin list; also the documents it reads, and no more. */
export const ADMIN_PAGE_SIZE = 25;

/** Where a page begins: after the row with this value in the sorted field and this id. */
export type Cursor = readonly [value: string, id: string];

export const BOOKING_SORTS = ['newest', 'oldest', 'arrival'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Which bookings the desk looks at. `status` null: all that people see (DESIGN 7). */
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

/** A page of rows; `next` is where the following one begins, null when this one is not full. */
export type AdminPage<Row> = { rows: readonly Row[]; next: Cursor | null };

export type AdminBookingsPage = AdminPage<BookingRecord>;
export type AdminUsersPage = AdminPage<StoredUser>;
export type AuditPage = AdminPage<AuditRow>;
export type TicketsPage = AdminPage<SupportTicket>;

/** A page of rows; only a full one can have another behind it. */
export const pageOf = <Row>(
  rows: readonly Row[],
  cursorOf: (row: Row) => Cursor,
): AdminPage<Row> => {
  const last = rows.at(-1);
  return {
    rows,
    next: last === undefined || rows.length < ADMIN_PAGE_SIZE ? null : cursorOf(last),
  };
};

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
