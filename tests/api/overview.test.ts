import { randomUUID } from 'node:crypto';
import { addDays } from '@club/domain/calendar/local-date';
import { ARRIVAL_STATUS, FAILED_STATUS, OVERVIEW_DAYS, overviewDays } from '@club/domain/overview';
import type { Query } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { recountOverview } from '../../functions/src/totals/recount-overview.ts';
import { BOOKINGS_LIST } from '../../web/src/shared/admin-lists/admin-lists.ts';
import { callCallable, club, db, newMember } from './api-client.ts';
import { book, bookingIn, day, newResort, pointsBody } from './booking-stage.ts';

const overviewNow = async () => {
  await recountOverview(db, Date.now());
  const overview = (await club.overview.doc('overview').get()).data();
  if (overview === undefined) throw new Error('There is no overview.');
  return overview;
};

/** How many bookings the admins' list has at an address. */
const listed = async (address: Record<string, string>): Promise<number> => {
  const { filters } = BOOKINGS_LIST.plan(
    BOOKINGS_LIST.queryOf(BOOKINGS_LIST.stateOf(new URLSearchParams(address))),
  );
  const query = filters.reduce<Query>(
    (some, { field, op, value }) => some.where(field, op, value),
    db.collection('bookings'),
  );
  return (await query.count().get()).data().count;
};

test('the overview counts bookings, failures, arrivals and tickets, and keeps final days', async () => {
  const today = day(0);
  const old = addDays(today, -10);
  await club.overview.doc('overview').set({
    days: overviewDays(today).map((one) => ({
      day: one,
      booked: one === old ? 777 : 0,
      failed: 0,
    })),
    arrivals: {},
    openTickets: 0,
  });
  const before = await overviewNow();
  expect(before.days).toHaveLength(OVERVIEW_DAYS);
  expect(before.days.at(-1)?.day).toBe(today);
  expect(before.days.find((one) => one.day === old)?.booked).toBe(777);
  expect(Object.keys(before.arrivals).toSorted()).toEqual([day(-1), today, day(1)]);

  const [person, resortId] = await Promise.all([newMember(), newResort()]);
  const stay = { startDate: today, endDate: day(3) };
  const { _id } = bookingIn(await book(person, pointsBody(person, resortId, stay)));
  const failed = randomUUID().replaceAll('-', '').slice(0, 24);
  const stored = (await club.bookings.doc(_id).get()).data();
  if (stored === undefined) throw new Error('There is no booking.');
  await club.bookings.doc(failed).set({ ...stored, _id: failed, status: 'payment_failed' });
  const { result } = await callCallable(
    'contactclub',
    {
      requestId: randomUUID(),
      name: 'Anna Berg',
      email: `anna-${randomUUID()}@example.com`,
      topic: 'other',
      bookingId: null,
      message: 'Is there a lift in the house?',
    },
    null,
  );
  expect(result).toBeDefined();

  // Other tests book and write meanwhile, so there can be more.
  const after = await overviewNow();
  expect(after.days.at(-1)?.booked).toBeGreaterThan(before.days.at(-1)?.booked ?? 0);
  expect(after.days.at(-1)?.failed).toBeGreaterThan(before.days.at(-1)?.failed ?? 0);
  expect(after.arrivals[today]).toBeGreaterThan(before.arrivals[today] ?? 0);
  expect(after.openTickets).toBeGreaterThan(0);

  // Each figure is the length of the list that it leads to.
  await vi.waitFor(
    async () => {
      const { days, arrivals } = await overviewNow();
      const recent = { from: addDays(today, -1), until: today };
      const failures = days.slice(-2).reduce((sum, one) => sum + one.failed, 0);
      expect([
        await listed({ status: ARRIVAL_STATUS, from: today, until: today, sort: 'arrival' }),
        await listed({ from: today, until: today }),
        await listed({ status: FAILED_STATUS, ...recent }),
      ]).toEqual([arrivals[today], days.at(-1)?.booked, failures]);
    },
    { timeout: 60_000 },
  );
  await club.bookings.doc(failed).delete();
});
