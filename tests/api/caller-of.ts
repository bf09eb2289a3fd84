import type { Caller } from '../../functions/src/kernel/http/handler.ts';
import type { Person } from './api-client.ts';

/** How the server sees a member who has just signed in, for handlers that are called in this process. */
export const callerOf = (
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  { nowMs = Date.now(), address = null }: { nowMs?: number; address?: string | null } = {},
): Caller => ({
  uid,
  email,
  emailVerified: true,
  isAdmin: false,
  authTime: Math.floor(nowMs / 1000),
  address,
});
