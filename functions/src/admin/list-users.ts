import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { userBody } from '../account/user-body.ts';

/** GET /all-users (rules 12.1): every user, oldest account first. */
export const listUsers: Handler<'listUsers', never> = async () => {
  const { users } = collections(clubFirestore());
  const found = await users.orderBy('createdAt').get();
  return { status: 200, body: found.docs.map((user) => userBody(user.data())) };
};
