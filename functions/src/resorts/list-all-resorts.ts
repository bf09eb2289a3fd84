import { FieldPath } from 'firebase-admin/firestore';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';

/**
 * GET /all-resorts (rules 12.1): every resort, by id, also those with `available: false`, which
 * clients hide. It costs one read per resort, so Hosting caches the response, and the site reads
 * the packed catalogue instead.
 */
export const listAllResorts: Handler<'listAllResorts', never> = async () => {
  const { resorts } = collections(clubFirestore());
  const found = await resorts.orderBy(FieldPath.documentId()).get();
  return { status: 200, body: found.docs.map((resort) => resort.data()) };
};
