import { errorIn } from '@club/domain/testing/api-error-of';
import type { SearchTerms } from '@club/domain/waitlist/saved-search';
import type { SearchPlaces, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { MAX_QUEUE_LENGTH, withEntry } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { withHold, withSale } from '../inventory/inventory-change.ts';
import { withWaiting } from '../store/member-holds.ts';
import type { SearchedResort, SearchFacts, SearchOrder } from './save-search-decision.ts';
import { decideSaveSearch } from './save-search-decision.ts';

const TERMS: SearchTerms = {
  unitType: 'studio',
  vacationType: 'rciPoints',
  from: '2026-12-10',
  to: '2026-12-14',
  nights: 2,
};
const resort = (id: string): SearchedResort => ({
  id,
  resortCode: id,
  placeName: `Resort ${id}`,
  location: 'Cornwall',
  image: `/art/${id}-1.svg`,
  units: 1,
});
const RESORTS = ['LC-1', 'LC-2', 'LC-3'].map(resort);
const CHOSEN: SearchPlaces = { region: null, resortIds: ['LC-1', 'LC-2', 'LC-3', 'GONE'] };
const window = (resortId: string) => ({ resortId, startDate: TERMS.from, endDate: TERMS.to });
/** Every night of the window is sold at all three. */
const SOLD_OUT = RESORTS.reduce<InventoryMonths>(
  (months, { id }) => withSale(months, window(id), 1),
  new Map(),
);
const soldOutBut = (free: string): InventoryMonths =>
  new Map([...SOLD_OUT].filter(([id]) => !id.startsWith(free)));

const facts = (some: Partial<SearchFacts> = {}): SearchFacts => ({
  entry: undefined,
  holds: undefined,
  queues: new Map(),
  months: SOLD_OUT,
  ...some,
});
const order = (some: Partial<SearchOrder> = {}): SearchOrder => ({
  entryId: 'search',
  uid: 'member-1',
  email: 'member-1@example.com',
  terms: TERMS,
  search: CHOSEN,
  ...some,
});
const save = (given = facts(), asked = order(), resorts = RESORTS) =>
  decideSaveSearch(given, asked, () => resorts, NOON);
const errorOf = (given: SearchFacts, asked = order(), resorts = RESORTS) =>
  errorIn(() => save(given, asked, resorts));
const fullQueue = (): WaitlistQueue =>
  Array.from({ length: MAX_QUEUE_LENGTH }, (_, index) => `e${index}`).reduce<
    WaitlistQueue | undefined
  >((queue, id) => withEntry(queue, id, TERMS), undefined) as WaitlistQueue;

describe('a saved search', () => {
  test('is one entry at the end of the queue of each resort', () => {
    const before = withEntry(undefined, 'earlier', TERMS);
    const { entry, changes } = save(facts({ queues: new Map([['LC-2', before]]) }));
    expect(entry).toMatchObject({
      ...TERMS,
      resortId: 'LC-1',
      search: { region: null, resortIds: ['LC-1', 'LC-2', 'LC-3'] },
      resort: { resort_ID: 'LC-1', place_name: 'Resort LC-1' },
      state: 'waiting',
    });
    expect(
      [...(changes?.queues ?? [])].map(([id, queue]) => [id, queue.entries['search']]),
    ).toEqual([
      ['LC-1', { ...TERMS, number: 1 }],
      ['LC-2', { ...TERMS, number: 2 }],
      ['LC-3', { ...TERMS, number: 1 }],
    ]);
    expect(changes?.holds.waiting?.['search']?.search?.resortIds).toHaveLength(3);
  });

  test('shows its ceiling in the queues', () => {
    const { changes } = save(facts(), order({ terms: { ...TERMS, ceiling: 15_000 } }));
    expect(changes?.queues.get('LC-3')?.entries['search']?.ceiling).toBe(15_000);
  });

  test('leaves out full queues, and resorts that the member leaves to others for a day', () => {
    const holds = { offers: {}, pauses: { 'LC-1': NOON + 1 }, rev: 1 };
    const { entry } = save(facts({ holds, queues: new Map([['LC-2', fullQueue()]]) }));
    expect(entry.search?.resortIds).toEqual(['LC-3']);
    expect(entry.resortId).toBe('LC-3');
    const [one] = RESORTS as [SearchedResort];
    expect(errorOf(facts({ holds }), order(), [one])?.code).toBe('waitlist-pause');
    const full = facts({ queues: new Map([['LC-1', fullQueue()]]) });
    expect(errorOf(full, order(), [one])?.code).toBe('waitlist-full');
  });

  test('is rejected while a stay fits that can be booked, and says where', () => {
    const months = soldOutBut('LC-2');
    expect(errorOf(facts({ months }))).toMatchObject({
      code: 'free-now',
      details: { resortId: 'LC-2', startDate: '2026-12-10', endDate: '2026-12-12' },
    });
    // The only stay of this window has two nights of a weekend, which cost more than that.
    const low = order({ terms: { ...TERMS, ceiling: 14_000, from: '2026-12-12' } });
    expect(errorOf(facts({ months }), low)).toBeNull();
  });

  test('takes nights that the member holds for free', () => {
    const stay = { ...window('LC-3'), unitType: 'studio' as const };
    const offer = { ...stay, vacationType: 'rciPoints' as const, expiresAt: NOON + 1 };
    const months = withHold(soldOutBut('LC-3'), stay, 1, { id: 'own', expiresAt: NOON + 1 });
    expect(errorOf(facts({ months }))).toBeNull();
    const holds = { offers: { own: offer }, rev: 1 };
    expect(errorOf(facts({ months, holds }))?.code).toBe('free-now');
  });

  test('is saved once, and a repeat returns it whatever became of it', () => {
    const { entry, changes } = save();
    const prepare = () => {
      throw new Error('A repeat needs no resorts.');
    };
    for (const state of ['waiting', 'offered', 'left'] as const) {
      const stored = { ...entry, state };
      const repeat = decideSaveSearch(facts({ entry: stored }), order(), prepare, NOON);
      expect(repeat).toEqual({ entry: stored, changes: null });
    }
    for (const some of [
      { terms: { ...TERMS, nights: 1 } },
      { terms: { ...TERMS, ceiling: 20_000 } },
      { search: { region: 'Cornwall', resortIds: [] } },
      { search: { region: null, resortIds: ['LC-1'] } },
    ]) {
      expect(errorOf(facts({ entry }), order(some))).toMatchObject({
        code: 'key-reused',
        field: 'requestId',
      });
    }
    const holds = changes?.holds;
    expect(errorOf(facts({ holds }), order({ entryId: 'other' }))).toMatchObject({
      code: 'already-waiting',
      details: { entryId: 'search' },
    });
  });

  test('has an id that no place in a single queue has', () => {
    const { search: _search, ...place } = save().entry;
    expect(errorOf(facts({ entry: place }))?.code).toBe('key-reused');
  });

  test('of a region is repeated as well', () => {
    const asked = order({ search: { region: 'Cornwall', resortIds: [] } });
    const { entry } = save(facts(), asked);
    expect(save(facts({ entry }), asked)).toEqual({ entry, changes: null });
  });

  test('of a region is the same whichever resorts it has', () => {
    const search = { region: 'Cornwall', resortIds: [] };
    const { changes } = save(facts(), order({ search }));
    const holds = changes?.holds;
    const again = order({ entryId: 'other', search });
    expect(errorOf(facts({ holds }), again, RESORTS.slice(1))?.code).toBe('already-waiting');
  });

  test('is one of three at most', () => {
    let holds: SearchFacts['holds'];
    for (const nights of [1, 2, 3]) {
      const asked = order({ entryId: `search ${nights}`, terms: { ...TERMS, nights } });
      holds = save(facts({ holds }), asked).changes?.holds;
    }
    const fourth = order({ entryId: 'fourth', terms: { ...TERMS, nights: 4 } });
    expect(errorOf(facts({ holds }), fourth)?.code).toBe('waitlist-limit');
    // Places in single queues are counted for themselves.
    const places = ['A', 'B', 'C'].reduce<SearchFacts['holds']>(
      (waiting, resortId) => withWaiting(waiting, resortId, { ...TERMS, resortId }),
      undefined,
    );
    expect(errorOf(facts({ holds: places }))).toBeNull();
  });
});
