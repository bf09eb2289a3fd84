import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { nightsOf } from '../calendar/nights.ts';
import { earliestStay, isPast, isSameWish, wishProblem, WISH_PROBLEMS } from './wish.ts';

const WINDOW = { earliest: '2026-12-01', latest: '2027-12-02' };
const WISH = {
  resortId: 'LC-101',
  unitType: 'studio',
  vacationType: 'rciPoints',
  from: '2026-12-10',
  to: '2026-12-20',
  nights: 5,
} as const;

describe('the days of a wish', () => {
  it.each([
    [{}, null],
    [{ nights: 10 }, null],
    [{ nights: 11 }, 'too-many-nights'],
    [{ from: '2026-11-30' }, 'start-in-the-past'],
    [{ from: '2026-02-30' }, 'start-not-a-date'],
    [{ to: 'soon' }, 'end-not-a-date'],
    [{ to: '2026-12-10' }, 'end-not-after-start'],
    [{ to: '2027-12-03' }, 'beyond-horizon'],
  ])('%o: %s', (change, problem) => {
    expect(wishProblem({ ...WISH, ...change }, WINDOW)).toBe(problem);
  });

  it('are refused by naming the field of the call', () => {
    expect(Object.values(WISH_PROBLEMS).map(({ field }) => field)).toEqual([
      'from',
      'to',
      'to',
      'from',
      'to',
      'nights',
    ]);
  });

  it('are over once no stay of that length can begin any more', () => {
    expect(isPast(WISH, '2026-12-01')).toBe(false);
    expect(isPast(WISH, '2026-12-15')).toBe(false);
    expect(isPast(WISH, '2026-12-16')).toBe(true);
  });
});

describe('the same wish', () => {
  it('is the same in everything', () => {
    expect(isSameWish(WISH, { ...WISH })).toBe(true);
    const others = [
      { resortId: 'LC-102' },
      { unitType: '1 bedroom' },
      { vacationType: 'lastCall' },
      { from: '2026-12-11' },
      { to: '2026-12-19' },
      { nights: 4 },
    ] as const;
    for (const change of others) expect(isSameWish(WISH, { ...WISH, ...change })).toBe(false);
  });
});

describe('the earliest stay of a wish', () => {
  it('is the first run of nights that are all free', () => {
    const taken = new Set(['2026-12-12', '2026-12-17']);
    const isFree = (night: string) => !taken.has(night);
    expect(earliestStay({ ...WISH, nights: 4 }, '2026-12-01', isFree)).toEqual({
      startDate: '2026-12-13',
      endDate: '2026-12-17',
    });
    expect(earliestStay({ ...WISH, nights: 2 }, '2026-12-01', isFree)).toEqual({
      startDate: '2026-12-10',
      endDate: '2026-12-12',
    });
    expect(earliestStay(WISH, '2026-12-01', isFree)).toBeNull();
  });

  it('is what trying every day finds, whatever is taken', () => {
    const days = nightsOf('2026-12-08', '2026-12-22');
    fc.assert(
      fc.property(
        fc.subarray(days),
        fc.constantFrom(...days),
        fc.integer({ min: 1, max: 10 }),
        (taken, today, nights) => {
          const isFree = (night: string) => !taken.includes(night);
          const tried = nightsOf(WISH.from, WISH.to).find(
            (start) =>
              start >= today &&
              addDays(start, nights) <= WISH.to &&
              nightsOf(start, addDays(start, nights)).every(isFree),
          );
          const found = earliestStay({ ...WISH, nights }, today, isFree);
          expect(found?.startDate).toBe(tried);
          if (found !== null) expect(found.endDate).toBe(addDays(found.startDate, nights));
        },
      ),
    );
  });
});

it('a problem is told in a sentence, at its field', () => {
  expect(Object.values(WISH_PROBLEMS).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'from: The first day must be a real day, written YYYY-MM-DD.',
    'to: The last day must be a real day, written YYYY-MM-DD.',
    'to: The last day must come after the first day.',
    'from: The first day is in the past.',
    expect.stringMatching(/^to: [A-Z].*\.$/),
    'nights: So many nights do not fit between the first and the last day.',
  ]);
});

it('a wish lies behind by its own first day, as long as that is still to come', () => {
  const wish = { from: '2027-01-05', to: '2027-01-07', nights: 2 };
  expect(isPast(wish, '2027-01-01')).toBe(false);
  expect(isPast({ ...wish, nights: 3 }, '2027-01-01')).toBe(true);
});
