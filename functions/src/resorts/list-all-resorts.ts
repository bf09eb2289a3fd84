import { FieldPath } from 'firebase-admin/firestore';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';

/**
 * GET /all-resorts (rules 12.1): every resort, by id. Those with `available: false` are among them:
 * hiding them from lists is up to who shows them. One read a resort, which is why the answer may be
 * kept by Hosting's servers and why the site itself reads the packed catalogue instead.
 */
export const listAllResorts: Handler<'listAllResorts', never> = async () => {
  const { resorts } = collections(clubFirestore());
  const found = await resorts.orderBy(FieldPath.documentId()).get();
  return { status: 200, body: found.docs.map((resort) => resort.data()) };
};
