import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { nightsOf } from '../calendar/nights.ts';
import { quoteStay } from '../pricing/quote.ts';
import {
  earliestStay,
  isPast,
  isSameCriteria,
  criteriaProblem,
  CRITERIA_PROBLEMS,
} from './criteria.ts';

const WINDOW = { earliest: '2026-12-01', latest: '2027-12-02' };
const CRITERIA = {
  resortId: 'LC-101',
  unitType: 'studio',
  vacationType: 'rciPoints',
  from: '2026-12-10',
  to: '2026-12-20',
  nights: 5,
} as const;

describe('the days of the criteria', () => {
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
    expect(criteriaProblem({ ...CRITERIA, ...change }, WINDOW)).toBe(problem);
  });

  it('are rejected at the field of the request', () => {
    expect(Object.values(CRITERIA_PROBLEMS).map(({ field }) => field)).toEqual([
      'from',
      'to',
      'to',
      'from',
      'to',
      'nights',
    ]);
  });

  it('are past once no stay of that length can begin any more', () => {
    expect(isPast(CRITERIA, '2026-12-01')).toBe(false);
    expect(isPast(CRITERIA, '2026-12-15')).toBe(false);
    expect(isPast(CRITERIA, '2026-12-16')).toBe(true);
  });
});

describe('the same criteria', () => {
  it('are the same in every field', () => {
    expect(isSameCriteria(CRITERIA, { ...CRITERIA })).toBe(true);
    const others = [
      { resortId: 'LC-102' },
      { unitType: '1 bedroom' },
      { vacationType: 'lastCall' },
      { from: '2026-12-11' },
      { to: '2026-12-19' },
      { nights: 4 },
      { ceiling: 40_000 },
    ] as const;
    for (const change of others)
      expect(isSameCriteria(CRITERIA, { ...CRITERIA, ...change })).toBe(false);
  });

  it('of searches are at the same resorts in any order, or in the same region', () => {
    const at = (region: string | null, ...resortIds: string[]) => ({
      ...CRITERIA,
      resortId: resortIds[0] ?? '',
      search: { region, resortIds },
    });
    expect(isSameCriteria(at(null, 'A', 'B'), at(null, 'B', 'A'))).toBe(true);
    expect(isSameCriteria(at(null, 'A', 'B'), at(null, 'A'))).toBe(false);
    expect(isSameCriteria(at(null, 'A'), at(null, 'A', 'B'))).toBe(false);
    expect(isSameCriteria(at(null, 'A', 'B'), at(null, 'A', 'C'))).toBe(false);
    expect(isSameCriteria(at('Alps', 'A'), at('Alps', 'B'))).toBe(true);
    expect(isSameCriteria(at('Alps', 'A'), at('Coast', 'A'))).toBe(false);
    expect(isSameCriteria(at(null, 'A'), at('Alps', 'A'))).toBe(false);
    expect(isSameCriteria(at(null, 'LC-101'), CRITERIA)).toBe(false);
    expect(isSameCriteria(CRITERIA, at(null, 'LC-101'))).toBe(false);
  });
});

describe('the earliest stay that matches', () => {
  it('is the first run of nights that are all free', () => {
    const taken = new Set(['2026-12-12', '2026-12-17']);
    const isFree = (night: string) => !taken.has(night);
    expect(earliestStay({ ...CRITERIA, nights: 4 }, '2026-12-01', isFree)).toEqual({
      startDate: '2026-12-13',
      endDate: '2026-12-17',
    });
    expect(earliestStay({ ...CRITERIA, nights: 2 }, '2026-12-01', isFree)).toEqual({
      startDate: '2026-12-10',
      endDate: '2026-12-12',
    });
    expect(earliestStay(CRITERIA, '2026-12-01', isFree)).toBeNull();
  });

  it('costs no more than the ceiling, also where an earlier one is free', () => {
    const isFree = (night: string) => night !== '2026-12-14';
    const stay = (nights: number, ceiling: number) =>
      earliestStay({ ...CRITERIA, nights, ceiling }, '2026-12-12', isFree)?.startDate;
    // The 12th and 13th are a Saturday and a Sunday, 500 points more each.
    expect(stay(1, 7000)).toBe('2026-12-15');
    expect(stay(1, 7500)).toBe('2026-12-12');
    expect(stay(2, 15_000)).toBe('2026-12-12');
    expect(stay(2, 14_999)).toBe('2026-12-15');
    expect(stay(2, 13_999)).toBeUndefined();
    const byCard = { ...CRITERIA, vacationType: 'lastCall', nights: 5 } as const;
    const price = quoteStay({ ...byCard, startDate: '2026-12-15', endDate: '2026-12-20' });
    const found = (ceiling: number) =>
      earliestStay({ ...byCard, ceiling }, '2026-12-12', isFree)?.startDate;
    expect(found(price.totalCents)).toBe('2026-12-15');
    expect(found(price.totalCents - 1)).toBeUndefined();
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
          const tried = nightsOf(CRITERIA.from, CRITERIA.to).find(
            (start) =>
              start >= today &&
              addDays(start, nights) <= CRITERIA.to &&
              nightsOf(start, addDays(start, nights)).every(isFree),
          );
          const found = earliestStay({ ...CRITERIA, nights }, today, isFree);
          expect(found?.startDate).toBe(tried);
          if (found !== null) expect(found.endDate).toBe(addDays(found.startDate, nights));
        },
      ),
    );
  });
});

it('each problem has a message and a field', () => {
  expect(
    Object.values(CRITERIA_PROBLEMS).map(({ field, message }) => `${field}: ${message}`),
  ).toEqual([
    'from: The first day must be a real day, written YYYY-MM-DD.',
    'to: The last day must be a real day, written YYYY-MM-DD.',
    'to: The last day must come after the first day.',
    'from: The first day is in the past.',
    expect.stringMatching(/^to: [A-Z].*\.$/),
    'nights: So many nights do not fit between the first and the last day.',
  ]);
});

it('criteria are past by their own first day, as long as that is in the future', () => {
  const criteria = { from: '2027-01-05', to: '2027-01-07', nights: 2 };
  expect(isPast(criteria, '2027-01-01')).toBe(false);
  expect(isPast({ ...criteria, nights: 3 }, '2027-01-01')).toBe(true);
});
