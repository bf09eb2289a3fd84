import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { withEntry } from '@club/domain/waitlist/waitlist';
import { expect, test } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { withSale } from '../inventory/inventory-change.ts';
import { nextInQueue, nightsWaitedFor } from './next-in-queue.ts';

const RESORT = 'LC-101';
type Days = [from: string, to: string];

/** A queue of entries 'a', 'b', 'c' … that wait for two nights within some days each. */
const queueOf = (...days: Days[]): WaitlistQueue | undefined =>
  days.reduce<WaitlistQueue | undefined>(
    (queue, [from, to], index) =>
      withEntry(queue, 'abc'.charAt(index), {
        unitType: 'studio',
        vacationType: 'lastCall',
        from,
        to,
        nights: 2,
      }),
    undefined,
  );

const next = (
  queue: WaitlistQueue | undefined,
  months: InventoryMonths = new Map(),
  passedOver: string[] = [],
) => nextInQueue(RESORT, queue, months, 1, NOON, new Set(passedOver));

const EARLY: Days = ['2026-12-10', '2026-12-14'];
const LATE: Days = ['2026-12-12', '2026-12-20'];
const INSIDE: Days = ['2026-12-11', '2026-12-13'];

test('the span of nights goes from the first to the last day of any entry', () => {
  const all = { resortId: RESORT, startDate: '2026-12-10', endDate: '2026-12-20' };
  for (const days of [
    [EARLY, LATE, INSIDE],
    [LATE, INSIDE, EARLY],
    [INSIDE, EARLY, LATE],
  ]) {
    expect(nightsWaitedFor(RESORT, queueOf(...days))).toEqual(all);
  }
  expect(nightsWaitedFor(RESORT, undefined)).toBeNull();
});

test('the first entry that a free stay matches is next', () => {
  expect(next(queueOf(EARLY, LATE))).toEqual({
    kind: 'offer',
    entryId: 'a',
    offer: {
      resortId: RESORT,
      unitType: 'studio',
      vacationType: 'lastCall',
      startDate: '2026-12-10',
      endDate: '2026-12-12',
    },
  });
  const taken = { resortId: RESORT, startDate: '2026-12-10', endDate: '2026-12-14' };
  expect(next(queueOf(EARLY, LATE), withSale(new Map(), taken, 1))).toMatchObject({
    entryId: 'b',
    offer: { startDate: '2026-12-14' },
  });
  expect(next(queueOf(EARLY), withSale(new Map(), taken, 1))).toBeNull();
  expect(next(undefined)).toBeNull();
});

test('an entry whose dates are past is named before any offer', () => {
  expect(next(queueOf(EARLY, ['2026-11-20', '2026-12-02']))).toEqual({
    kind: 'past',
    entryId: 'b',
  });
  // The first of December has begun in every time zone; in the first zone it is already the second,
  // so no member is offered a past night.
  expect(next(queueOf(['2026-11-20', '2026-12-03']))).toBeNull();
  expect(next(queueOf(['2026-11-20', '2026-12-04']))).toMatchObject({
    offer: { startDate: '2026-12-02' },
  });
});

test('an entry that cannot get an offer now keeps its position, and the next one is served', () => {
  expect(next(queueOf(EARLY, LATE), new Map(), ['a'])).toMatchObject({ entryId: 'b' });
  expect(next(queueOf(EARLY, LATE), new Map(), ['a', 'b'])).toBeNull();
});

test('an entry for more nights than a stay can have is past', () => {
  const wishing = (nights: number) =>
    withEntry(undefined, 'a', {
      unitType: 'studio',
      vacationType: 'lastCall',
      from: '2026-12-10',
      to: '2027-02-10',
      nights,
    });
  expect(next(wishing(MAX_STAY_NIGHTS))).toMatchObject({ kind: 'offer' });
  expect(next(wishing(MAX_STAY_NIGHTS + 1))).toEqual({ kind: 'past', entryId: 'a' });
});
