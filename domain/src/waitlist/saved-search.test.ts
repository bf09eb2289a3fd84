import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import { addDays } from '../calendar/local-date.ts';
import { WAITLIST_OPERATIONS } from '../api/operations/waitlist.ts';
import { parseWith } from '../validation/parse-with.ts';
import {
  MAX_SEARCH_DAYS,
  MAX_SEARCH_RESORTS,
  resortsOfSearch,
  SEARCH_PROBLEMS,
  searchProblem,
  type SearchTerms,
} from './saved-search.ts';
import { queueTermsOf, resortsOf } from './waitlist.ts';

const WINDOW = { earliest: '2026-12-01', latest: '2027-12-02' };
const TERMS: SearchTerms = {
  unitType: 'studio',
  vacationType: 'rciPoints',
  // A Thursday to a Monday.
  from: '2026-12-10',
  to: '2026-12-14',
  nights: 2,
};

describe('the terms of a saved search', () => {
  it.each([
    [{}, null],
    [{ nights: 5 }, 'too-many-nights'],
    [{ to: '2028-01-01' }, 'beyond-horizon'],
    [{ to: addDays(TERMS.from, MAX_SEARCH_DAYS) }, null],
    [{ to: addDays(TERMS.from, MAX_SEARCH_DAYS + 1) }, 'window-too-long'],
    [{ ceiling: 14_000 }, null],
    [{ ceiling: 13_999 }, 'ceiling-too-low'],
    // Saturday and Sunday cost 500 points more each.
    [{ ceiling: 14_999, from: '2026-12-12' }, 'ceiling-too-low'],
    [{ ceiling: 15_000, from: '2026-12-12' }, null],
    [{ ceiling: 100, vacationType: 'lastCall' as const }, 'ceiling-too-low'],
    [{ ceiling: 100_000, vacationType: 'lastCall' as const }, null],
  ])('%o: %s', (change, problem) => {
    expect(searchProblem({ ...TERMS, ...change }, WINDOW)).toBe(problem);
  });

  it('are rejected with a message at the field of the request', () => {
    expect(SEARCH_PROBLEMS['window-too-long']).toEqual({
      field: 'to',
      message: 'A search looks at 92 days at most.',
    });
    expect(SEARCH_PROBLEMS['ceiling-too-low']).toEqual({
      field: 'ceiling',
      message: 'No such stay costs as little as that.',
    });
  });
});

describe('the resorts of a saved search', () => {
  const resort = (id: string, some: object = {}) => ({
    id,
    region: 'Alps',
    available: true,
    rating: 8,
    reviewsAmount: 100,
    ...some,
  });
  const ids = (...asked: Parameters<typeof resortsOfSearch>) =>
    resortsOfSearch(...asked).map(({ id }) => id);

  it('are the chosen ones in their order, once each, without those that cannot be booked', () => {
    const all = [resort('A'), resort('B', { available: false }), resort('C')];
    expect(ids(all, { region: null, resortIds: ['C', 'A', 'B', 'C', 'GONE'] })).toEqual(['C', 'A']);
  });

  it('of a region are its best rated', () => {
    const all = [
      resort('A'),
      resort('B', { rating: 9 }),
      resort('C', { reviewsAmount: 200 }),
      resort('D', { region: 'Coast', rating: 10 }),
      resort('E', { available: false, rating: 10 }),
    ];
    expect(ids(all, { region: 'Alps', resortIds: [] })).toEqual(['B', 'C', 'A']);
    // Of equals the order of their ids decides, so that all see the same.
    const equals = [resort('C'), resort('A'), resort('B')];
    expect(ids(equals, { region: 'Alps', resortIds: [] })).toEqual(['A', 'B', 'C']);
    const many = Array.from({ length: 60 }, (_, index) => resort(`R${index}`));
    expect(ids(many, { region: 'Alps', resortIds: [] })).toHaveLength(MAX_SEARCH_RESORTS);
  });
});

describe('an entry', () => {
  const search = { region: null, resortIds: ['A', 'B'] };

  it('of a search is in the queue of each resort while it waits, then about one', () => {
    expect(resortsOf({ state: 'waiting', search, resortId: 'A' })).toEqual(['A', 'B']);
    expect(resortsOf({ state: 'offered', search, resortId: 'B' })).toEqual(['B']);
    expect(resortsOf({ state: 'waiting', resortId: 'C' })).toEqual(['C']);
  });

  it('shows in a queue what it waits for, and not where else', () => {
    expect(queueTermsOf({ ...TERMS, ceiling: 20_000, resortId: 'A', search })).toEqual({
      ...TERMS,
      ceiling: 20_000,
    });
  });
});

describe('the request', () => {
  const input = {
    requestId: 'request-1',
    region: null,
    resortIds: ['LC-101'],
    ...TERMS,
    ceiling: null,
  };
  const fieldsOf = (change: object): string[] => {
    const read = parseWith(WAITLIST_OPERATIONS.saveSearch.input, { ...input, ...change });
    return read.ok ? [] : Object.keys(read.errors);
  };

  it.each(
    titledRows(
      [
        [{}, []],
        [{ region: 'Alps', resortIds: [] }, []],
        [{ ceiling: 20_000 }, []],
        [{ resortIds: [] }, ['resortIds']],
        [{ region: 'Alps' }, ['resortIds']],
        [{ region: undefined }, ['region', 'resortIds']],
        [{ resortIds: undefined }, ['resortIds']],
        [{ resortIds: 'LC-101' }, ['resortIds']],
        [{ resortIds: Array.from({ length: 51 }, (_, at) => `R${at}`) }, ['resortIds']],
        [{ ceiling: undefined }, ['ceiling']],
        [{ ceiling: 0 }, ['ceiling']],
        [{ ceiling: 1.5 }, ['ceiling']],
      ],
      1,
    ),
  )('%s is wrong in its fields', (_, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields);
  });

  it.each([
    [{ resortIds: [] }, 'Choose a region or at least one resort.'],
    [{ region: 'Alps' }, 'Choose a region or resorts, not both.'],
    [
      { resortIds: Array.from({ length: 51 }, (_, at) => `R${at}`) },
      `Choose at most ${MAX_SEARCH_RESORTS} resorts.`,
    ],
  ])('%j is answered with “%s”', (change, message) => {
    const read = parseWith(WAITLIST_OPERATIONS.saveSearch.input, { ...input, ...change });
    expect(read.ok ? {} : read.errors).toEqual({ resortIds: message });
  });
});
