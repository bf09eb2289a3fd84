import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAtOffset, daysBetween } from '../calendar/local-date.ts';
import { anyDay } from '../testing/days.ts';
import type { PointsBatch } from './batches.ts';
import {
  BATCH_YEARS,
  creditDay,
  depositedBatch,
  expiryOf,
  inOrder,
  isExpired,
  pointsDay,
  pointsIn,
  RETURNED_DAYS,
  returnedShare,
  takeFirst,
  takeLast,
  expiringNext,
} from './batches.ts';

const anyBatch: fc.Arbitrary<PointsBatch> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  points: fc.nat(1000),
  expiresOn: fc.constantFrom('2027-01-01', '2027-06-30', '2028-02-29', '2028-12-31'),
});

/** Every single point with the day on which it expires: a plain second way to count. */
const onePointEach = (batches: readonly PointsBatch[]): string[] =>
  batches.flatMap(({ points, expiresOn }) => Array.from({ length: points }, () => expiresOn));

describe('the terms of points', () => {
  it('are two years, and 30 days at least for points that come back', () => {
    expect([BATCH_YEARS, RETURNED_DAYS]).toEqual([2, 30]);
  });

  it('end on the same day of the calendar, or on the last of February', () => {
    expect(expiryOf('2026-11-21')).toBe('2028-11-21');
    expect(expiryOf('2028-02-29')).toBe('2030-02-28');
    fc.assert(
      fc.property(anyDay, (day) => {
        expect([730, 731]).toContain(daysBetween(day, expiryOf(day)));
        expect(isExpired(depositedBatch(1, day), expiryOf(day))).toBe(false);
        expect(isExpired(depositedBatch(1, day), addDays(expiryOf(day), 1))).toBe(true);
      }),
    );
  });

  it('run until the last day is over everywhere', () => {
    const endOfDay = Date.UTC(2028, 10, 22, 12);
    expect(pointsDay(endOfDay - 1)).toBe('2028-11-21');
    expect(pointsDay(endOfDay)).toBe('2028-11-22');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.integer({ min: -12, max: 14 }),
        (nowMs, offset) => {
          expect(pointsDay(nowMs) <= dayAtOffset(nowMs, offset)).toBe(true);
        },
      ),
    );
  });
});

describe('the day on which points come in', () => {
  it('is the day in UTC, so that they can be used for two whole years everywhere', () => {
    expect(creditDay(Date.UTC(2026, 11, 31, 23, 59))).toBe('2026-12-31');
    expect(creditDay(Date.UTC(2027, 0, 1))).toBe('2027-01-01');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (nowMs) => {
        const later = new Date(nowMs).setUTCFullYear(new Date(nowMs).getUTCFullYear() + 2);
        const batch = depositedBatch(1, creditDay(nowMs));
        // A leap day is one day less.
        expect(isExpired(batch, pointsDay(later - 86_400_000))).toBe(false);
      }),
    );
  });
});

describe('batches in order', () => {
  it('begin with what expires first, and are one when they are of one origin and last as long', () => {
    expect(
      inOrder([
        { id: 'b', points: 1, expiresOn: '2028-02-29' },
        { id: 'c', points: 0, expiresOn: '2027-01-01' },
        { id: 'a', points: 2, expiresOn: '2028-02-29' },
        { id: 'b', points: 3, expiresOn: '2027-06-30' },
        { id: 'b', points: 4, expiresOn: '2028-02-29' },
      ]),
    ).toEqual([
      { id: 'b', points: 3, expiresOn: '2027-06-30' },
      { id: 'a', points: 2, expiresOn: '2028-02-29' },
      { id: 'b', points: 5, expiresOn: '2028-02-29' },
    ]);
  });

  it('are the same in whatever order they came', () => {
    fc.assert(
      fc.property(fc.array(anyBatch, { maxLength: 8 }), (batches) => {
        const ordered = inOrder(batches);
        expect(inOrder(batches.toReversed())).toEqual(ordered);
        expect(pointsIn(ordered)).toBe(pointsIn(batches));
        expect(onePointEach(ordered)).toEqual(onePointEach(batches).sort());
      }),
    );
  });
});

describe('taking points', () => {
  it('takes what expires first, or what lasts longest, and leaves the rest', () => {
    fc.assert(
      fc.property(
        fc.array(anyBatch, { maxLength: 8 }),
        fc.nat(1000),
        fc.boolean(),
        (batches, permille, first) => {
          const points = Math.floor((pointsIn(batches) * permille) / 1000);
          const { taken, left } = (first ? takeFirst : takeLast)(batches, points);
          const all = onePointEach(batches).sort();
          const cut = first ? points : all.length - points;
          expect(onePointEach(first ? taken : left)).toEqual(all.slice(0, cut));
          expect(onePointEach(first ? left : taken)).toEqual(all.slice(cut));
          // Nothing changes its origin: put together again, they are the same batches.
          expect(inOrder([...taken, ...left])).toEqual(inOrder(batches));
        },
      ),
    );
  });

  it('gives a share back with its expiry, but not less than 30 days', () => {
    const share = { id: 'a', points: 5, expiresOn: '2026-12-20' };
    expect(returnedShare(share, '2026-11-21')).toEqual({ ...share, expiresOn: '2026-12-21' });
    expect(returnedShare(share, '2026-11-20')).toEqual(share);
  });
});

describe('what expires next', () => {
  it('is all of the first day to come, and nothing without points', () => {
    const on = (id: string, expiresOn: string, points: number) => ({ id, expiresOn, points });
    const batches = [
      on('deposit-2025-01-05', '2027-01-05', 3000),
      on('return-2025-01-05', '2027-01-05', 500),
      on('deposit-2025-02-01', '2027-02-01', 9000),
    ];
    expect(expiringNext(batches)).toEqual({ points: 3500, expiresOn: '2027-01-05' });
    expect(expiringNext([])).toBeNull();
  });
});
