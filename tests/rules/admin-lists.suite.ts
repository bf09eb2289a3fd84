import { AUDIT_ACTIONS } from '@club/domain/audit/audit-entry';
import {
  doc,
  type Firestore,
  type Query,
  getCountFromServer,
  getDoc,
  getDocs,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PAGE_SIZE } from '../../web/src/shared/admin-lists/admin-list.ts';
import type { AdminList } from '../../web/src/shared/admin-lists/admin-list.ts';
import {
  AUDIT_LIST,
  BOOKINGS_LIST,
  MAILS_LIST,
  TICKETS_LIST,
  USERS_LIST,
} from '../../web/src/shared/admin-lists/admin-lists.ts';
import { adminQuery } from '../../web/src/shared/admin-lists/admin-queries.ts';
import { ACTOR_NAMES, GROUPS } from '../access/access-matrix.ts';
import { allowed, liveDatabaseOf, denied, emptyClub, seed } from './club-rules.ts';

/** What to narrow each list down by so that something is left. */
const FILTERS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  bookings: [
    {},
    { status: 'confirmed' },
    { vacationType: 'lastCall' },
    { search: 'an' },
    { status: 'confirmed', vacationType: 'lastCall', search: 'an' },
  ],
  users: [{}, { role: 'admin' }, { search: 'an' }, { role: 'user', search: 'an' }],
  audit: [{}, { action: AUDIT_ACTIONS[0] }, { subject: 'anna' }],
  supportTickets: [{}, { state: 'open' }, { topic: 'points' }],
  mail: [{}, { state: 'sent' }, { to: 'anna@example.com' }],
};

/** All queries of a list, with and without each of its filters, in each of its orders. */
const queriesOf = <Row, Filter extends string, Sort extends string>(
  db: Firestore,
  list: AdminList<Row, Filter, Sort>,
): Query<unknown>[] =>
  // The names of an object are those that its type says.
  (Object.keys(list.sorts) as Sort[]).flatMap((sort) =>
    (FILTERS[list.collection] ?? []).map((filters) =>
      adminQuery(
        db,
        list,
        // The table above names filters of the list.
        { filters: filters as Partial<Record<Filter, string>>, sort, after: null },
        ADMIN_PAGE_SIZE,
      ),
    ),
  );

/** All queries of the admin lists. */
const lists = (db: Firestore): Query<unknown>[] => [
  ...queriesOf(db, BOOKINGS_LIST),
  ...queriesOf(db, USERS_LIST),
  ...queriesOf(db, AUDIT_LIST),
  ...queriesOf(db, TICKETS_LIST),
  ...queriesOf(db, MAILS_LIST),
];

/** The ids of the first two pages of a list in an order. */
const idsOfTwoPages = async <Row, Filter extends string, Sort extends string>(
  db: Firestore,
  list: AdminList<Row, Filter, Sort>,
  sort: Sort,
): Promise<string[]> => {
  const wanted = { ...list.everything, sort };
  const first = await getDocs(adminQuery(db, list, wanted, ADMIN_PAGE_SIZE));
  const last = first.docs.at(-1)?.data();
  const after = last === undefined ? null : list.cursorOf(last, sort);
  const next = await getDocs(adminQuery(db, list, { ...wanted, after }, ADMIN_PAGE_SIZE));
  return [...first.docs, ...next.docs].map(({ id }) => id);
};

const two = (count: number): string => String(count).padStart(2, '0');
const aBooking = (minute: number) => ({
  uid: 'anna',
  email: 'anna@example.com',
  status: minute % 2 === 0 ? 'confirmed' : 'cancelled',
  vacationType: minute % 3 === 0 ? 'lastCall' : 'rciPoints',
  bookingDate: `2026-12-01T10:${two(minute)}:00.000Z`,
  startDate: `2027-01-${two((minute % 28) + 1)}`,
  keys: ['an', 'ann', 'anna'],
});

describe('the lists of the admin area', () => {
  const COUNT = 30;
  beforeAll(async () => {
    await emptyClub();
    const numbers = Array.from({ length: COUNT }, (_, number) => number);
    await seed({
      ...Object.fromEntries(
        numbers.map((number) => [`bookings/b${two(number)}`, aBooking(number)]),
      ),
      'bookings/held': { ...aBooking(59), status: 'held' },
      ...Object.fromEntries(
        numbers.map((number) => [
          `users/u${two(number)}`,
          {
            uid: `u${two(number)}`,
            name: `Anna ${two(number)}`,
            isAdmin: number < 2,
            createdAt: `2026-12-01T10:${two(number)}:00.000Z`,
            keys: ['an'],
          },
        ]),
      ),
      ...Object.fromEntries(
        numbers.map((number) => [
          `audit/e${two(number)}`,
          {
            at: `2026-12-01T10:${two(number)}:00.000Z`,
            actor: 'ada',
            action: AUDIT_ACTIONS[0],
            subject: 'anna',
            detail: '',
          },
        ]),
      ),
      ...Object.fromEntries(
        numbers.map((number) => [
          `supportTickets/HELP-3333${two(number)}`,
          {
            number: `HELP-3333${two(number)}`,
            at: `2026-12-01T10:${two(number)}:00.000Z`,
            state: number < 2 ? 'closed' : 'open',
            topic: 'points',
          },
        ]),
      ),
      ...Object.fromEntries(
        numbers.map((number) => [
          `mail/m${two(number)}`,
          { at: `2026-12-01T10:${two(number)}:00.000Z`, state: 'sent', to: 'anna@example.com' },
        ]),
      ),
      'stats/totals': { bookings: COUNT, users: COUNT },
    });
  });

  it('are served to admins, in every combination of filter and order', async () => {
    const found = await Promise.all(lists(liveDatabaseOf('admin')).map((list) => getDocs(list)));
    for (const page of found) {
      expect(page.size).toBeGreaterThan(0);
      expect(page.size).toBeLessThanOrEqual(ADMIN_PAGE_SIZE);
    }
  });

  const others = ACTOR_NAMES.filter((name) => GROUPS['admins']?.includes(name) !== true);
  it.each(others)('are rejected, and so are their counts: %s', async (name) => {
    const db = liveDatabaseOf(name);
    for (const list of lists(db)) {
      await denied(getDocs(list));
    }
    await denied(getCountFromServer(adminQuery(db, BOOKINGS_LIST, BOOKINGS_LIST.everything, 1)));
    await denied(getDoc(doc(db, 'stats/totals')));
  });

  it('leave nothing out and show nothing twice from page to page', async () => {
    const db = liveDatabaseOf('admin');
    const found = [
      await idsOfTwoPages(db, BOOKINGS_LIST, 'newest'),
      await idsOfTwoPages(db, BOOKINGS_LIST, 'oldest'),
      await idsOfTwoPages(db, BOOKINGS_LIST, 'arrival'),
      await idsOfTwoPages(db, USERS_LIST, 'newest'),
      await idsOfTwoPages(db, USERS_LIST, 'name'),
      await idsOfTwoPages(db, AUDIT_LIST, 'newest'),
      await idsOfTwoPages(db, TICKETS_LIST, 'newest'),
    ];
    for (const ids of found) {
      expect(ids.length).toBe(COUNT);
      expect(new Set(ids).size).toBe(COUNT);
    }
  });

  it('show only what each filter asks for, and no holds', async () => {
    const db = liveDatabaseOf('admin');
    const bookings = async (filters: typeof BOOKINGS_LIST.everything.filters) => {
      const wanted = { ...BOOKINGS_LIST.everything, filters };
      return (await getDocs(adminQuery(db, BOOKINGS_LIST, wanted, 100))).docs.map(({ id }) => id);
    };
    const all = await bookings({});
    expect(all).not.toContain('held');
    expect(all.length).toBe(COUNT);
    expect((await bookings({ status: 'confirmed', vacationType: 'lastCall' })).length).toBe(5);
    expect((await bookings({ search: 'bert' })).length).toBe(0);
    const admins = { ...USERS_LIST.everything, filters: { role: 'admin' } };
    expect((await getDocs(adminQuery(db, USERS_LIST, admins, 100))).size).toBe(2);
    const closed = { ...TICKETS_LIST.everything, filters: { state: 'closed' } };
    expect((await getDocs(adminQuery(db, TICKETS_LIST, closed, 100))).size).toBe(2);
  });

  it('have their totals in one document, for admins', () =>
    allowed(getDoc(doc(liveDatabaseOf('admin'), 'stats/totals'))));
});
