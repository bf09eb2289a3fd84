import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightNumber, nightOfNumber, runsOf, unitsLeftIn } from '../availability/scarce-nights.ts';
import { addDays, weekdayOf } from '../calendar/local-date.ts';
import { flexibleStays } from './flexible-stays.ts';
import type { FilterDates, FlexibleDates } from './when.ts';
import { staysIn } from './when.ts';

/** A Monday. */
const TODAY = '2027-01-04';
const ANY = (): boolean => true;
const soldOut = (...nights: string[]) =>
  runsOf(new Map(nights.map((night) => [nightNumber(night), 0])));
const A = { id: 'A', bedrooms: 'studio', units: 9 };

const finder = (
  dates: FlexibleDates,
  sold: Record<string, string[]> = {},
  suits: (bedrooms: string, stay: FilterDates) => boolean = ANY,
) => {
  const availability = new Map(
    Object.entries(sold).map(([id, nights]) => [id, soldOut(...nights)]),
  );
  return flexibleStays({ dates, today: TODAY, availability, suits });
};

describe('the stay on flexible days', () => {
  const near: FlexibleDates = { flex: 'near', from: '2027-02-03', to: '2027-02-05' };

  it('is on the very days where these are free, else the first that is', () => {
    const find = finder(near, { B: ['2027-02-04'], C: ['2027-01-31', '2027-02-03'] });
    expect(find(A)).toEqual({ from: '2027-02-03', to: '2027-02-05' });
    expect(find({ ...A, id: 'B' })).toEqual({ from: '2027-01-31', to: '2027-02-02' });
    expect(find({ ...A, id: 'C' })).toEqual({ from: '2027-02-01', to: '2027-02-03' });
  });

  it('is none where nothing near is free, or the resort gives no unit', () => {
    const nights = Array.from({ length: 4 }, (_, at) => addDays('2027-02-01', 2 * at));
    expect(finder(near, { A: nights })({ ...A, units: 9 })).toBeNull();
    expect(finder(near)({ ...A, units: 0 })).toBeNull();
  });

  it('is a weekend, a week or the usual nights of a month', () => {
    const sold = { A: ['2027-02-01', '2027-02-06', '2027-02-12'] };
    const of = (flex: 'weekend' | 'week' | 'month') => finder({ flex, month: '2027-02' }, sold)(A);
    expect(of('weekend')).toEqual({ from: '2027-02-19', to: '2027-02-21' });
    expect(of('week')).toEqual({ from: '2027-02-13', to: '2027-02-20' });
    expect(of('month')).toEqual({ from: '2027-02-13', to: '2027-02-19' });
    expect(finder({ flex: 'month', month: '2027-02' })(A)?.from).toBe('2027-02-01');
  });

  it('is the first whose price suits the unit', () => {
    const onWednesdays = (bedrooms: string, { from }: FilterDates): boolean =>
      bedrooms === 'studio' || weekdayOf(from) === 3;
    const find = finder({ flex: 'month', month: '2027-02' }, {}, onWednesdays);
    expect(find(A)?.from).toBe('2027-02-01');
    expect(find({ ...A, bedrooms: '2 bedroom' })?.from).toBe('2027-02-03');
    const never = finder({ flex: 'weekend', month: '2027-02' }, {}, onWednesdays);
    expect(never({ ...A, bedrooms: '2 bedroom' })).toBeNull();
    const notThen = finder(near, {}, (_, { from }) => weekdayOf(from) === 1);
    expect(notThen(A)?.from).toBe('2027-02-01');
  });

  it('is one object for equal stays', () => {
    const find = finder({ flex: 'week', month: '2027-02' });
    expect(find({ ...A, id: 'B' })).toBe(find(A));
  });

  it('is the one that trying day after day finds', () => {
    const flexible: fc.Arbitrary<FlexibleDates> = fc.oneof(
      fc.record({
        flex: fc.constantFrom('weekend' as const, 'week' as const, 'month' as const),
        month: fc.constantFrom('2027-01', '2027-02', '2028-01'),
      }),
      fc
        .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }))
        .map(([ahead, nights]) => {
          const from = addDays(TODAY, ahead);
          return { flex: 'near' as const, from, to: addDays(from, nights) };
        }),
    );
    const nights = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
    const weekdays = fc.subarray([0, 1, 2, 3, 4, 5, 6]);
    fc.assert(
      fc.property(flexible, nights, weekdays, (dates, some, suitable) => {
        const runs = runsOf(new Map(some.map((night) => [nightNumber(TODAY) + night, 0])));
        const { first, last, nights: length, weekday } = staysIn(dates, TODAY);
        const days = Array.from({ length: Math.max(0, nightNumber(last) - nightNumber(first) + 1) })
          .map((_, ahead) => nightOfNumber(nightNumber(first) + ahead))
          .filter((from) => weekday === null || weekdayOf(from) === weekday)
          .filter((from) => suitable.includes(weekdayOf(from)))
          .map((from) => ({ from, to: addDays(from, length) }))
          .filter((stay) => unitsLeftIn(stay)(runs, 1) !== 0);
        const then = days.find(({ from }) => 'from' in dates && from === dates.from);
        const find = flexibleStays({
          dates,
          today: TODAY,
          availability: new Map([['A', runs]]),
          suits: (_, { from }) => suitable.includes(weekdayOf(from)),
        });
        expect(find({ ...A, units: 1 })).toEqual(then ?? days[0] ?? null);
      }),
    );
  });
});
