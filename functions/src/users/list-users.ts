import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import type { Handler } from '../http/handler.ts';
import { userBody } from './user-body.ts';

/** GET /all-users (rules 12.1): every user, the longest-standing first. */
export const listUsers: Handler<'listUsers', never> = async () => {
  const { users } = collections(clubFirestore());
  const found = await users.orderBy('createdAt').get();
  return { status: 200, body: found.docs.map((user) => userBody(user.data())) };
};
