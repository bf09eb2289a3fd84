import { AUDIT_ACTIONS } from '@club/domain/audit/audit-entry';
import { BOOKING_STATUSES } from '@club/domain/booking/booking-state';
import {
  doc,
  type Firestore,
  type Query,
  getCountFromServer,
  getDoc,
  getDocs,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ADMIN_PAGE_SIZE,
  auditCursor,
  BOOKING_SORTS,
  bookingCursor,
  USER_SORTS,
  userCursor,
} from '../../web/src/lib/admin-lists.ts';
import { auditQuery, bookingsQuery, usersQuery } from '../../web/src/lib/admin-queries.ts';
import { ACTOR_NAMES, GROUPS } from '../access/access-matrix.ts';
import { allowed, databaseOf, denied, emptyClub, seed } from './club-rules.ts';

const everything = { status: null, vacationType: null, key: null, after: null };
const everythingNew = { ...everything, sort: 'newest' } as const;
const everybody = { role: null, key: null, sort: 'newest', after: null } as const;
const theTrail = { action: null, subject: null, after: null };

/** All queries of the desk's lists, with and without each of their filters. */
const lists = (db: Firestore): Query<unknown>[] => [
  ...BOOKING_SORTS.flatMap((sort) =>
    [
      {},
      { status: BOOKING_STATUSES[1] },
      { vacationType: 'lastCall' } as const,
      { key: 'an' },
      { status: BOOKING_STATUSES[1], vacationType: 'lastCall', key: 'an' } as const,
    ].map((filter) => bookingsQuery(db, { ...everything, ...filter, sort }, ADMIN_PAGE_SIZE)),
  ),
  ...USER_SORTS.flatMap((sort) =>
    [{}, { role: 'admin' } as const, { key: 'an' }, { role: 'user', key: 'an' } as const].map(
      (filter) => usersQuery(db, { ...everybody, ...filter, sort }, ADMIN_PAGE_SIZE),
    ),
  ),
  ...[{}, { action: AUDIT_ACTIONS[0] }, { subject: 'anna' }].map((filter) =>
    auditQuery(db, { ...theTrail, ...filter }, ADMIN_PAGE_SIZE),
  ),
];

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

describe('the lists of the admin desk', () => {
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
      'stats/totals': { bookings: COUNT, users: COUNT },
    });
  });

  it('are served to admins, in every combination of filter and order', async () => {
    const found = await Promise.all(lists(databaseOf('admin')).map((list) => getDocs(list)));
    for (const page of found) {
      expect(page.size).toBeGreaterThan(0);
      expect(page.size).toBeLessThanOrEqual(ADMIN_PAGE_SIZE);
    }
  });

  const others = ACTOR_NAMES.filter((name) => GROUPS['admins']?.includes(name) !== true);
  it.each(others)('are refused, and so are their counts: %s', async (name) => {
    for (const list of lists(databaseOf(name))) {
      await denied(getDocs(list));
    }
    await denied(getCountFromServer(bookingsQuery(databaseOf(name), everythingNew, 1)));
    await denied(getDoc(doc(databaseOf(name), 'stats/totals')));
  });

  it('leave nothing out and show nothing twice from page to page', async () => {
    const db = databaseOf('admin');
    for (const sort of BOOKING_SORTS) {
      const first = await getDocs(bookingsQuery(db, { ...everything, sort }, ADMIN_PAGE_SIZE));
      const last = first.docs.at(-1)?.data();
      const after = last === undefined ? null : bookingCursor(last, sort);
      const next = await getDocs(
        bookingsQuery(db, { ...everything, sort, after }, ADMIN_PAGE_SIZE),
      );
      const ids = [...first.docs, ...next.docs].map(({ id }) => id);
      expect(ids.length).toBe(COUNT);
      expect(new Set(ids).size).toBe(COUNT);
    }
    for (const sort of USER_SORTS) {
      const first = await getDocs(usersQuery(db, { ...everybody, sort }, ADMIN_PAGE_SIZE));
      const last = first.docs.at(-1)?.data();
      const after = last === undefined ? null : userCursor(last, sort);
      const next = await getDocs(usersQuery(db, { ...everybody, sort, after }, ADMIN_PAGE_SIZE));
      expect(new Set([...first.docs, ...next.docs].map(({ id }) => id)).size).toBe(COUNT);
    }
    const first = await getDocs(auditQuery(db, theTrail, ADMIN_PAGE_SIZE));
    const last = first.docs.at(-1)?.data();
    const after = last === undefined ? null : auditCursor(last);
    const next = await getDocs(auditQuery(db, { ...theTrail, after }, ADMIN_PAGE_SIZE));
    expect(new Set([...first.docs, ...next.docs].map(({ id }) => id)).size).toBe(COUNT);
  });

  it('show only what each filter asks for, and no holds', async () => {
    const db = databaseOf('admin');
    const all = await getDocs(bookingsQuery(db, everythingNew, 100));
    expect(all.docs.map(({ id }) => id)).not.toContain('held');
    expect(all.size).toBe(COUNT);
    const some = await getDocs(
      bookingsQuery(db, { ...everythingNew, status: 'confirmed', vacationType: 'lastCall' }, 100),
    );
    expect(some.size).toBe(5);
    const none = await getDocs(bookingsQuery(db, { ...everythingNew, key: 'bert' }, 100));
    expect(none.size).toBe(0);
    const admins = await getDocs(usersQuery(db, { ...everybody, role: 'admin' }, 100));
    expect(admins.size).toBe(2);
  });

  it('have their totals in one document, for admins', () =>
    allowed(getDoc(doc(databaseOf('admin'), 'stats/totals'))));
});
