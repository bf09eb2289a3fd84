import type { Handler } from '../http/handler.ts';
import { setAdminRole } from './set-admin.ts';

/**
 * PATCH /update-user (rules 12.1): makes a user an admin or a plain member, and answers the user.
 */
export const updateUser: Handler<'PATCH /update-user'> = async (input, { caller, nowMs }) => ({
  status: 200,
  body: await setAdminRole(input, caller, nowMs),
});
