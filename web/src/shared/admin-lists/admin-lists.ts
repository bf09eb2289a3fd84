import type { StoredFields } from '@club/domain/reading/stored-document';
import type { AuditEntry } from '@club/domain/audit/audit-entry';
import { AUDIT_ACTIONS, actionLabel } from '@club/domain/audit/audit-entry';
import { VISIBLE_STATUSES, statusLabel } from '@club/domain/booking/booking-state';
import { FAILED_STATUS } from '@club/domain/overview';
import { IDS, isDocumentId } from '@club/domain/ids';
import { MAIL_STATES, MAIL_STATE_LABELS } from '@club/domain/mail/mail';
import { queryKey } from '@club/domain/search/prefix-keys';
import { typedNumber } from '@club/domain/spoken-number';
import { VACATION_LABELS, VACATION_TYPES } from '@club/domain/pricing/unit-type';
import {
  TICKET_STATES,
  TICKET_STATE_LABELS,
  TICKET_TOPICS,
  TOPIC_LABELS,
} from '@club/domain/support/ticket';
import { ROLES, ROLE_LABELS } from '@club/domain/user/user';
import {
  adminList,
  firstDay,
  idIn,
  lastDay,
  oneOf,
  wholeSearch,
  wordSearch,
} from './admin-list.ts';
import { readBookingRecord, readMail, readTicket, readUser } from '../live/stored-rows.ts';

// The lists of the admin panel. A filter or an order is an entry here, and needs an index in
// firestore.indexes.json, which `tests/rules/indexes.test.ts` requires.

/** The booking that a search text names by its id, or null. */
export const bookingIdIn = (text: string): string | null => {
  const id = text.trim().toLowerCase();
  return IDS.booking.is(id) ? id : null;
};

/** All bookings that people see (rules 8.12), newest first; failed payments where they are chosen. */
export const BOOKINGS_LIST = adminList({
  kind: 'adminBookings',
  collection: 'bookings',
  read: readBookingRecord,
  idOf: ({ id }) => id,
  filters: {
    status: oneOf({
      label: 'Status',
      param: 'status',
      values: [...VISIBLE_STATUSES, FAILED_STATUS],
      labelOf: statusLabel,
      everything: [{ field: 'status', op: 'in', value: [...VISIBLE_STATUSES] }],
    }),
    vacationType: oneOf({
      label: 'Kind of vacation',
      param: 'type',
      field: 'vacationType',
      values: VACATION_TYPES,
      labelOf: (type) => VACATION_LABELS[type].title,
    }),
    search: wordSearch({
      label: 'Search bookings',
      placeholder: 'Email, name, resort or booking number',
      // A booking id opens that booking instead; a number is looked for however it was typed.
      keyOf: (text) =>
        bookingIdIn(text) === null ? queryKey(typedNumber('bookingNumber', text) ?? text) : null,
    }),
    from: firstDay,
    until: lastDay,
  },
  sorts: {
    newest: { label: 'Newest first', field: 'bookingDate', direction: 'desc', days: 'Booked' },
    oldest: { label: 'Oldest first', field: 'bookingDate', direction: 'asc', days: 'Booked' },
    arrival: { label: 'Arrival date', field: 'startDate', direction: 'asc', days: 'Arrival' },
  },
});

/** Which bookings, for a page or an export. */
export type BookingsQuery = ReturnType<typeof BOOKINGS_LIST.queryOf>;

/** All users, newest first. */
export const USERS_LIST = adminList({
  kind: 'adminUsers',
  collection: 'users',
  read: readUser,
  idOf: ({ uid }) => uid,
  filters: {
    role: oneOf({
      label: 'Role',
      param: 'role',
      field: 'isAdmin',
      stored: (role) => role === 'admin',
      values: ROLES,
      labelOf: (role) => `${ROLE_LABELS[role]}s`,
    }),
    search: wordSearch({ label: 'Search', placeholder: 'Name or email' }),
  },
  sorts: {
    newest: { label: 'Newest first', field: 'createdAt', direction: 'desc' },
    name: { label: 'Name', field: 'name', direction: 'asc' },
  },
});

/** An entry of the audit trail with its id. */
export type AuditRow = AuditEntry & { id: string };

/** The audit trail, newest entry first. */
export const AUDIT_LIST = adminList({
  kind: 'audit',
  collection: 'audit',
  read: (fields: StoredFields, id): AuditRow => ({ ...(fields as AuditEntry), id }),
  idOf: ({ id }) => id,
  filters: {
    action: oneOf({
      label: 'What happened',
      all: 'Everything',
      param: 'action',
      values: AUDIT_ACTIONS,
      labelOf: actionLabel,
    }),
    subject: idIn('subject', isDocumentId),
  },
  sorts: { newest: { label: 'Latest first', field: 'at', direction: 'desc' } },
});

/** Support tickets, newest first. */
export const TICKETS_LIST = adminList({
  kind: 'adminTickets',
  collection: 'supportTickets',
  read: readTicket,
  idOf: ({ number }) => number,
  filters: {
    state: oneOf({
      label: 'State',
      param: 'state',
      values: TICKET_STATES,
      labelOf: (state) => TICKET_STATE_LABELS[state],
    }),
    topic: oneOf({
      label: 'About',
      all: 'Everything',
      param: 'topic',
      values: TICKET_TOPICS,
      labelOf: (topic) => TOPIC_LABELS[topic],
    }),
  },
  sorts: { newest: { label: 'Latest first', field: 'at', direction: 'desc' } },
});

/** The mails of the club, the latest first. */
export const MAILS_LIST = adminList({
  kind: 'adminMails',
  collection: 'mail',
  read: readMail,
  idOf: ({ id }) => id,
  filters: {
    state: oneOf({
      label: 'State',
      param: 'state',
      values: MAIL_STATES,
      labelOf: (state) => MAIL_STATE_LABELS[state],
    }),
    to: wholeSearch({ label: 'Search mails', placeholder: 'The whole email address', field: 'to' }),
  },
  sorts: { newest: { label: 'Latest first', field: 'at', direction: 'desc' } },
});
