import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import type { AuditQuery, BookingsQuery, TicketsQuery, UsersQuery } from './admin-lists.ts';
import type { PlannedFilter, QueryPlan } from './query-plan.ts';
import { equal } from './query-plan.ts';

const whereEqual = (field: string, value: unknown): PlannedFilter[] =>
  value === null ? [] : [equal(field, value)];

const withKey = (key: string | null): PlannedFilter[] =>
  key === null ? [] : [{ field: 'keys', op: 'array-contains', value: key }];

/** The field that each order of bookings goes by. */
const BOOKING_ORDERS = {
  newest: { field: 'bookingDate', direction: 'desc' },
  oldest: { field: 'bookingDate', direction: 'asc' },
  arrival: { field: 'startDate', direction: 'asc' },
} as const;

/** The field that each order of users goes by. */
const USER_ORDERS = {
  newest: { field: 'createdAt', direction: 'desc' },
  name: { field: 'name', direction: 'asc' },
} as const;

/** What is asked for a list of bookings. */
export const bookingsPlan = (wanted: BookingsQuery): QueryPlan => ({
  collection: 'bookings',
  filters: [
    wanted.status === null
      ? { field: 'status', op: 'in', value: [...VISIBLE_STATUSES] }
      : equal('status', wanted.status),
    ...whereEqual('vacationType', wanted.vacationType),
    ...withKey(wanted.key),
  ],
  order: BOOKING_ORDERS[wanted.sort],
  after: wanted.after,
});

/** What is asked for a list of users. */
export const usersPlan = (wanted: UsersQuery): QueryPlan => ({
  collection: 'users',
  filters: [
    ...whereEqual('isAdmin', wanted.role === null ? null : wanted.role === 'admin'),
    ...withKey(wanted.key),
  ],
  order: USER_ORDERS[wanted.sort],
  after: wanted.after,
});

/** What is asked for the audit trail. */
export const auditPlan = (wanted: AuditQuery): QueryPlan => ({
  collection: 'audit',
  filters: [...whereEqual('action', wanted.action), ...whereEqual('subject', wanted.subject)],
  order: { field: 'at', direction: 'desc' },
  after: wanted.after,
});

/** What is asked for a list of tickets. */
export const ticketsPlan = (wanted: TicketsQuery): QueryPlan => ({
  collection: 'supportTickets',
  filters: [...whereEqual('state', wanted.state), ...whereEqual('topic', wanted.topic)],
  order: { field: 'at', direction: 'desc' },
  after: wanted.after,
});
