import { describe, expect, it } from 'vitest';
import type { When } from './when.ts';
import { chosenDates, isBookable, isFlexible, staysIn } from './when.ts';

/** A Monday. */
const TODAY = '2027-01-04';
const EXACT = { from: '2027-02-01', to: '2027-02-08' };

describe('when a stay may be', () => {
  it('is on very days or on flexible ones', () => {
    expect(isFlexible(EXACT)).toBe(false);
    expect(isFlexible({ flex: 'near', ...EXACT })).toBe(true);
    expect(isFlexible({ flex: 'week', month: '2027-02' })).toBe(true);
  });

  it('has chosen days unless only a month was', () => {
    expect(chosenDates(EXACT)).toEqual(EXACT);
    expect(chosenDates({ flex: 'near', ...EXACT })).toEqual(EXACT);
    expect(chosenDates({ flex: 'month', month: '2027-02' })).toBeNull();
    expect(chosenDates(null)).toBeNull();
  });

  it.each<[When, boolean]>([
    [EXACT, true],
    [{ flex: 'near', ...EXACT }, true],
    [{ from: '2027-01-03', to: '2027-01-06' }, false],
    [{ flex: 'near', from: '2027-01-03', to: '2027-01-06' }, false],
    [{ flex: 'near', from: '2027-02-08', to: '2027-02-01' }, false],
    [{ flex: 'week', month: '2026-12' }, false],
    [{ flex: 'week', month: '2027-01' }, true],
    // The last days that can be booked end on 4 January 2028.
    [{ flex: 'weekend', month: '2028-01' }, true],
    [{ flex: 'week', month: '2028-01' }, false],
    [{ flex: 'month', month: '2028-02' }, false],
    [{ flex: 'month', month: '2027-13' }, false],
    [{ flex: 'month', month: 'soon' }, false],
  ])('%j can be booked: %s', (when, expected) => {
    expect(isBookable(when, TODAY)).toBe(expected);
  });
});

it('can be booked while one day of check-in is left', () => {
  const when = { flex: 'week', month: '2028-01' } as const;
  expect(isBookable(when, '2027-01-08')).toBe(true);
  expect(isBookable(when, '2027-01-07')).toBe(false);
});

describe('the stays of flexible days', () => {
  it('begin up to 3 days earlier or later, and are as long', () => {
    expect(staysIn({ flex: 'near', ...EXACT }, TODAY)).toEqual({
      first: '2027-01-29',
      last: '2027-02-04',
      nights: 7,
      weekday: null,
    });
  });

  it('begin within the month: on Fridays for two nights, or any day for seven or six', () => {
    const month = '2027-02';
    const all = { first: '2027-02-01', last: '2027-02-28' };
    expect(staysIn({ flex: 'weekend', month }, TODAY)).toEqual({ ...all, nights: 2, weekday: 5 });
    expect(staysIn({ flex: 'week', month }, TODAY)).toEqual({ ...all, nights: 7, weekday: null });
    expect(staysIn({ flex: 'month', month }, TODAY)).toEqual({ ...all, nights: 6, weekday: null });
  });

  it('are within the days that can be booked', () => {
    const soon = { flex: 'near', from: '2027-01-05', to: '2027-01-07' } as const;
    expect(staysIn(soon, TODAY)).toMatchObject({ first: TODAY, last: '2027-01-08' });
    expect(staysIn({ flex: 'week', month: '2027-01' }, TODAY)).toMatchObject({
      first: TODAY,
      last: '2027-01-31',
    });
    const late = { flex: 'near', from: '2028-01-01', to: '2028-01-03' } as const;
    expect(staysIn(late, TODAY)).toMatchObject({ first: '2027-12-29', last: '2028-01-02' });
    expect(staysIn({ flex: 'weekend', month: '2028-01' }, TODAY)).toMatchObject({
      first: '2028-01-01',
      last: '2028-01-02',
    });
  });
});
