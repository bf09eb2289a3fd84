import type { Firestore } from 'firebase/firestore';
import type { AdminList, ListQuery } from './admin-list.ts';
import { plannedQuery, readWith } from '../../kernel/live/planned-query.ts';

/** The SDK's query of rows of an admin list; `size` rows at most. */
export const adminQuery = <Row, Filter extends string, Sort extends string>(
  db: Firestore,
  { plan, read }: AdminList<Row, Filter, Sort>,
  wanted: ListQuery<Filter, Sort>,
  size: number,
) => plannedQuery(db, { ...plan(wanted), size }).withConverter(readWith(read));
