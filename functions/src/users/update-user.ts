import type { Handler } from '../http/handler.ts';
import { setAdmin } from './set-admin.ts';
import { userBody } from './user-body.ts';

/** PATCH /update-user (S§7): makes a user an admin or a plain member, and answers the user. */
export const updateUser: Handler<'PATCH /update-user'> = async (
  { email, isAdmin },
  { caller, nowMs },
) => {
  const actor = { kind: 'admin', uid: caller.uid } as const;
  return { status: 200, body: userBody(await setAdmin({ email, isAdmin, actor, nowMs })) };
};
