import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { WaitlistLine } from '@club/domain/waitlist/waitlist';
import { withPlace } from '@club/domain/waitlist/waitlist';
import { expect, test } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { withSale } from '../inventory/inventory-change.ts';
import { nextInLine, nightsWaitedFor } from './next-in-line.ts';

const RESORT = 'LC-101';
type Days = [from: string, to: string];

/** A line of entries 'a', 'b', 'c' … who wait for two nights within some days each. */
const lineOf = (...days: Days[]): WaitlistLine | undefined =>
  days.reduce<WaitlistLine | undefined>(
    (line, [from, to], index) =>
      withPlace(line, 'abc'.charAt(index), {
        unitType: 'studio',
        vacationType: 'lastCall',
        from,
        to,
        nights: 2,
      }),
    undefined,
  );

const next = (
  line: WaitlistLine | undefined,
  months: InventoryMonths = new Map(),
  passedOver: string[] = [],
) => nextInLine(RESORT, line, months, 1, NOON, new Set(passedOver));

const EARLY: Days = ['2026-12-10', '2026-12-14'];
const LATE: Days = ['2026-12-12', '2026-12-20'];
const INSIDE: Days = ['2026-12-11', '2026-12-13'];

test('the nights that are waited for go from the first to the last day that anybody wants', () => {
  const all = { resortId: RESORT, startDate: '2026-12-10', endDate: '2026-12-20' };
  for (const days of [
    [EARLY, LATE, INSIDE],
    [LATE, INSIDE, EARLY],
    [INSIDE, EARLY, LATE],
  ]) {
    expect(nightsWaitedFor(RESORT, lineOf(...days))).toEqual(all);
  }
  expect(nightsWaitedFor(RESORT, undefined)).toBeNull();
});

test('the first for whom something is free is next', () => {
  expect(next(lineOf(EARLY, LATE))).toEqual({
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
  expect(next(lineOf(EARLY, LATE), withSale(new Map(), taken, 1))).toMatchObject({
    entryId: 'b',
    offer: { startDate: '2026-12-14' },
  });
  expect(next(lineOf(EARLY), withSale(new Map(), taken, 1))).toBeNull();
  expect(next(undefined)).toBeNull();
});

test('who has nothing ahead any more is named before anybody is offered something', () => {
  expect(next(lineOf(EARLY, ['2026-11-20', '2026-12-02']))).toEqual({ kind: 'past', entryId: 'b' });
  // The first of December has begun even where days begin last; where they begin first it is the
  // second, and nobody is offered a night that is over for them.
  expect(next(lineOf(['2026-11-20', '2026-12-03']))).toBeNull();
  expect(next(lineOf(['2026-11-20', '2026-12-04']))).toMatchObject({
    offer: { startDate: '2026-12-02' },
  });
});

test('who can be offered nothing just now keeps the place, and the next one is served', () => {
  expect(next(lineOf(EARLY, LATE), new Map(), ['a'])).toMatchObject({ entryId: 'b' });
  expect(next(lineOf(EARLY, LATE), new Map(), ['a', 'b'])).toBeNull();
});

test('a wish for more nights than a stay has is over', () => {
  const wishing = (nights: number) =>
    withPlace(undefined, 'a', {
      unitType: 'studio',
      vacationType: 'lastCall',
      from: '2026-12-10',
      to: '2027-02-10',
      nights,
    });
  expect(next(wishing(MAX_STAY_NIGHTS))).toMatchObject({ kind: 'offer' });
  expect(next(wishing(MAX_STAY_NIGHTS + 1))).toEqual({ kind: 'past', entryId: 'a' });
});
