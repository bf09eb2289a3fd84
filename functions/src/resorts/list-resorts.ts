import { paginate } from '@club/domain/directory/pagination';
import { readDirectoryIds } from '../catalogue/read-directory.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';

/**
 * GET /resorts (rules 12.1): a page of resorts in the order of the directory, 15 unless `limit`
 * says otherwise; a page past the end returns the last one. The packed catalogue has the ids, so a
 * page costs its own reads and one more, however large the club. Includes resorts with `available:
 * false`, as GET /all-resorts does.
 */
export const listResorts: Handler<'listResorts', never> = async ({ page, limit }) => {
  const db = clubFirestore();
  const { resorts } = collections(db);
  const wanted = paginate(await readDirectoryIds(db), page, limit);
  const refs = wanted.items.map((id) => resorts.doc(id));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  return {
    status: 200,
    body: {
      // A resort that was just deleted may still be in the catalogue.
      resorts: found.flatMap((resort) => resort.data() ?? []),
      totalPages: wanted.totalPages,
      currentPage: wanted.currentPage,
    },
  };
};
