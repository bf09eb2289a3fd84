import type { Cursor } from '@club/domain/reading/query-plan';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, Firestore, getDoc, getDocsFromServer } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { queryKey } from '@club/domain/search/prefix-keys';
import { ADMIN_PAGE_SIZE } from '../../../web/src/shared/admin-lists/admin-list.ts';
import type { AdminList } from '../../../web/src/shared/admin-lists/admin-list.ts';
import {
  AUDIT_LIST,
  BOOKINGS_LIST,
  USERS_LIST,
} from '../../../web/src/shared/admin-lists/admin-lists.ts';
import { adminQuery } from '../../../web/src/shared/admin-lists/admin-queries.ts';
import { benchBooking, benchEntry, benchUser } from './documents.ts';
import type { ClubSize } from './documents.ts';
import type { Emulator } from '../../../scripts/launcher/firestore-alone.ts';

/** A club in an emulator, under a project of its own, seen through the rules as an admin. */
export type AdminClub = { size: ClubSize; admin: Firestore; close: () => Promise<void> };

const ADMIN_UID = 'bench-admin';
const RULES = new URL('../../../firestore.rules', import.meta.url);
const BATCH = 500;
const BATCHES_AT_ONCE = 4;

type Write = { path: string; data: object };

function* writesOf(size: ClubSize): Generator<Write> {
  yield {
    path: `authz/${ADMIN_UID}`,
    data: { isAdmin: true, disabled: false, minAuthTime: 0 },
  };
  yield { path: 'stats/totals', data: { bookings: size.bookings, users: size.users } };
  for (let number = 0; number < size.users; number += 1) {
    const user = benchUser(number);
    yield { path: `users/${user.uid}`, data: user };
    yield { path: `audit/entry-${String(number).padStart(6, '0')}`, data: benchEntry(number) };
  }
  for (let number = 0; number < size.bookings; number += 1) {
    const booking = benchBooking(number, size.users);
    yield { path: `bookings/${booking._id}`, data: booking };
  }
}

/** A value as the database's REST interface writes it. */
const encoded = (value: unknown): object => {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: { fields: encodedFields(value) } };
};
const encodedFields = (data: object): Record<string, object> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encoded(value)]));

/** Writes by REST as the server does: of all ways into the emulator this is the quickest. */
const fill = async ({ host, port }: Emulator, project: string, size: ClubSize): Promise<void> => {
  const root = `projects/${project}/databases/(default)/documents`;
  const commit = async (writes: readonly Write[]): Promise<void> => {
    const response = await fetch(`http://${host}:${port}/v1/${root}:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({
        writes: writes.map(({ path, data }) => ({
          update: { name: `${root}/${path}`, fields: encodedFields(data) },
        })),
      }),
    });
    if (!response.ok) throw new Error(`Filling the club: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const source = writesOf(size);
  const takeBatch = (): Write[] => {
    const batch: Write[] = [];
    while (batch.length < BATCH) {
      const next = source.next();
      if (next.done === true) break;
      batch.push(next.value);
    }
    return batch;
  };
  await Promise.all(
    Array.from({ length: BATCHES_AT_ONCE }, async () => {
      for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) await commit(batch);
    }),
  );
};

/** The database of a context for the functions of today's SDK; the library gives out the older form. */
const modular = (context: RulesTestContext): Firestore => {
  const inner: unknown = Reflect.get(context.firestore(), '_delegate');
  if (!(inner instanceof Firestore)) throw new Error('There is no database inside the context.');
  return inner;
};

/** Fills a club of a size into an emulator, under the project's rules. */
export const openAdminClub = async (emulator: Emulator, size: ClubSize): Promise<AdminClub> => {
  const projectId = `demo-admin-${size.bookings}`;
  const environment: RulesTestEnvironment = await initializeTestEnvironment({
    projectId,
    firestore: { ...emulator, rules: readFileSync(RULES, 'utf8') },
  });
  await environment.clearFirestore();
  await fill(emulator, projectId, size);
  const context = environment.authenticatedContext(ADMIN_UID, { isAdmin: true, auth_time: 1 });
  return {
    size,
    admin: modular(context),
    close: async () => {
      await environment.clearFirestore();
      await environment.cleanup();
    },
  };
};

/** What one step of an admin cost: documents read, and milliseconds (the median of some rounds). */
export type Measured = { step: string; reads: number; mostReads: number; ms: number };

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A list of the admin area: its query from a cursor on, and the cursor behind a row. */
type List<Row> = {
  name: string;
  query: (after: Cursor | null) => Query<Row>;
  cursorOf: (row: Row) => Cursor;
  /** Whether there is more than one page of it in the smallest club. */
  isLong: boolean;
};

/** A list of the panel, narrowed down by some of its filters, in its first order. */
const listOf = <Row, Filter extends string, Sort extends string>(
  db: Firestore,
  list: AdminList<Row, Filter, Sort>,
  name: string,
  filters: Partial<Record<Filter, string>>,
  isLong: boolean,
): List<Row> => ({
  name,
  query: (after) => adminQuery(db, list, { ...list.everything, filters, after }, ADMIN_PAGE_SIZE),
  cursorOf: (row) => list.cursorOf(row, list.everything.sort),
  isLong,
});

const wordsOf = (typed: string): string => queryKey(typed) ?? '';

const listsOf = (db: Firestore) => ({
  bookings: [
    listOf(db, BOOKINGS_LIST, 'bookings', {}, true),
    listOf(db, BOOKINGS_LIST, 'bookings, cancelled', { status: 'cancelled' }, true),
  ],
  bookingSearches: [
    listOf(db, BOOKINGS_LIST, 'bookings, search', { search: wordsOf('berg') }, true),
    listOf(
      db,
      BOOKINGS_LIST,
      'bookings, search and filter',
      { search: wordsOf('anna'), status: 'confirmed', vacationType: 'lastCall' },
      false,
    ),
    listOf(db, BOOKINGS_LIST, 'bookings, one found', { search: wordsOf('user-42@example') }, false),
  ],
  users: [
    listOf(db, USERS_LIST, 'users', {}, true),
    listOf(db, USERS_LIST, 'admins', { role: 'admin' }, false),
  ],
  userSearches: [listOf(db, USERS_LIST, 'users, search', { search: wordsOf('anna') }, false)],
  audit: listOf(db, AUDIT_LIST, 'audit', {}, true),
});

const measureList = async <Row>(list: List<Row>, rounds: number): Promise<Measured[]> => {
  const page = async (after: Cursor | null) => {
    const times: number[] = [];
    let rows: Row[] = [];
    let reads = 0;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const found = await getDocsFromServer(list.query(after));
      times.push(performance.now() - start);
      // Firestore counts a read for each document that a query gives out, and one for none.
      reads = Math.max(1, found.size);
      rows = found.docs.map((one) => one.data());
    }
    return { rows, reads, ms: median(times) };
  };
  const first = await page(null);
  if (first.rows.length === 0) throw new Error(`${list.name}: nothing was found.`);
  const measured = [
    {
      step: `${list.name}: first page`,
      reads: first.reads,
      mostReads: ADMIN_PAGE_SIZE,
      ms: first.ms,
    },
  ];
  const last = first.rows.at(-1);
  if (!list.isLong || last === undefined) return measured;
  const next = await page(list.cursorOf(last));
  if (next.rows.length === 0) throw new Error(`${list.name}: there is no second page.`);
  return [
    ...measured,
    { step: `${list.name}: next page`, reads: next.reads, mostReads: ADMIN_PAGE_SIZE, ms: next.ms },
  ];
};

const measureTotals = async (db: Firestore, rounds: number): Promise<Measured> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const totals = await getDoc(doc(db, 'stats', 'totals'));
    times.push(performance.now() - start);
    if (!totals.exists()) throw new Error('There are no totals.');
  }
  return { step: 'overview: both totals', reads: 1, mostReads: 2, ms: median(times) };
};

/**
 * Measures every list of the admin area with the queries that the pages make; `show` is told each step as
 * soon as it is known.
 */
export const measureAdmin = async (
  { admin }: AdminClub,
  rounds: number,
  show: (measured: Measured) => void = () => {},
): Promise<Measured[]> => {
  const { bookings, users, audit, bookingSearches, userSearches } = listsOf(admin);
  const measured: Measured[] = [];
  const keep = (some: readonly Measured[]): void => {
    measured.push(...some);
    some.forEach(show);
  };
  keep([await measureTotals(admin, rounds)]);
  for (const list of bookings) keep(await measureList(list, rounds));
  for (const list of users) keep(await measureList(list, rounds));
  keep(await measureList(audit, rounds));
  // Last, because the emulator looks through every document for the words, which takes minutes.
  for (const list of userSearches) keep(await measureList(list, rounds));
  for (const list of bookingSearches) keep(await measureList(list, rounds));
  return measured;
};
