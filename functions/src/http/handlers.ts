import type { EndpointKey } from '@club/domain/api/contract';
import type { Handlers } from './handler.ts';
import { withDependencies } from './with-dependencies.ts';

/** Every endpoint's handler, loaded when it is first called so that a cold start stays short. */
export type LazyHandlers = { readonly [Key in EndpointKey]: () => Promise<Handlers[Key]> };

/** All endpoints: a missing handler does not compile. */
export const HANDLERS: LazyHandlers = {
  'GET /users': async () => (await import('../users/get-user.ts')).getUser,
  'POST /users': async () => (await import('../users/create-user.ts')).createUser,
  'DELETE /delete-users': async () =>
    withDependencies((await import('../users/remove-user.ts')).removeUser),
  'GET /all-users': async () => (await import('../users/list-users.ts')).listUsers,
  'PATCH /update-user': async () => (await import('../users/update-user.ts')).updateUser,
  'GET /resorts': async () => (await import('../resorts/list-resorts.ts')).listResorts,
  'GET /all-resorts': async () => (await import('../resorts/list-all-resorts.ts')).listAllResorts,
  'POST /resorts': async () => (await import('../resorts/add-resort.ts')).addResort,
  'GET /bookings': async () => (await import('../bookings/list-bookings.ts')).listBookings,
  'GET /all-bookings': async () => (await import('../bookings/list-bookings.ts')).listAllBookings,
  'POST /bookings': async () =>
    withDependencies((await import('../bookings/create-booking.ts')).createBooking),
  'POST /client-errors': async () =>
    (await import('../reports/log-client-error.ts')).logClientError,
  'POST /csp-reports': async () => (await import('../reports/log-violations.ts')).logViolations,
};
