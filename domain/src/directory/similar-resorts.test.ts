import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kmBetween } from './nearest.ts';
import type { ComparableResort } from './similar-resorts.ts';
import { NEARBY_KM, similarResorts } from './similar-resorts.ts';

const GOLD = 'RCI Gold Crown';
const SILVER = 'RCI Silver Crown';

/** A resort at the equator; a degree there is some 111 km. */
const at = (id: string, lng: number | null, over: Partial<ComparableResort> = {}) => ({
  id,
  lat: lng === null ? null : 0,
  lng,
  region: 'Islands',
  stateRating: GOLD,
  rating: 8,
  available: true,
  ...over,
});
const HOME = at('HOME', 0);
const ids = (...args: Parameters<typeof similarResorts>): string[] =>
  similarResorts(...args).map(({ resort }) => resort.id);

describe('similar resorts', () => {
  it('come nearest first, with how far they are, and never the resort itself', () => {
    const found = similarResorts(HOME, [at('FAR', 3), HOME, at('NEAR', 1), at('MIDDLE', 2)], 2);
    expect(found.map(({ resort }) => resort.id)).toEqual(['NEAR', 'MIDDLE']);
    expect(found[0]?.km).toBeCloseTo(111.2, 1);
  });

  it('prefer the same crown, then the same region, among those equally far', () => {
    const rows = [
      at('NEITHER', 0.01, { stateRating: SILVER, region: 'Coast' }),
      at('REGION', 0.02, { stateRating: SILVER }),
      at('CROWN', 0.03, { region: 'Coast' }),
      at('BOTH', 0.04),
      at('BEYOND', 0.2),
    ];
    expect(ids(HOME, rows, 5)).toEqual(['BOTH', 'CROWN', 'REGION', 'NEITHER', 'BEYOND']);
  });

  it('leave out what cannot be booked, and what is neither nearby nor of the region', () => {
    const rows = [
      at('CLOSED', 1, { available: false }),
      at('NOWHERE', null, { region: 'Coast' }),
      at('BEYOND', 5, { region: 'Coast' }),
      at('NEAR', 4, { region: 'Coast' }),
    ];
    expect(ids(HOME, rows, 3)).toEqual(['NEAR']);
  });

  it('are filled up from the region where too few are near', () => {
    const rows = [
      at('FAIR', 90),
      at('GOOD', 91, { rating: 9 }),
      at('NEAR', 4),
      at('NOWHERE', null),
    ];
    const found = similarResorts(HOME, rows, 3);
    expect(found.map(({ resort }) => resort.id)).toEqual(['NEAR', 'GOOD', 'FAIR']);
    expect(found.map(({ km }) => km === null)).toEqual([false, true, true]);
  });

  it.each([
    ['nothing is near', HOME],
    ['its position is unknown', at('HOME', null)],
  ])('are those of the region when %s, same crown and better rated first', (_, wanted) => {
    const rows = [
      at('OTHER', 90, { region: 'Coast' }),
      at('SILVER', 91, { stateRating: SILVER, rating: 10 }),
      at('GOOD', 92, { rating: 9 }),
      at('FAIR', null),
    ];
    const found = similarResorts(wanted, rows, 4);
    expect(found.map(({ resort }) => resort.id)).toEqual(['GOOD', 'FAIR', 'SILVER']);
    expect(found.every(({ km }) => km === null)).toBe(true);
  });

  it('are none where none are requested', () => {
    expect(ids(HOME, [at('NEAR', 1), at('FAR', 90)], 0)).toEqual([]);
  });

  it('are none for a resort without place and region', () => {
    expect(ids(at('HOME', null, { region: '' }), [at('A', null, { region: '' })], 3)).toEqual([]);
  });

  it('are the first of all that are nearby in one order, however the rows come', () => {
    const row = fc.record({
      lng: fc.double({ min: 0, max: 6, noNaN: true }),
      stateRating: fc.constantFrom(GOLD, SILVER),
      region: fc.constantFrom('Islands', 'Coast'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), (some, n) => {
        const rows = some.map(({ lng, ...over }, index) => at(`R${index}`, lng, over));
        const few = ids(HOME, rows, n);
        expect(ids(HOME, rows.toReversed(), n)).toEqual(few);
        expect(ids(HOME, rows, 30).slice(0, few.length)).toEqual(few);
        const near = rows.filter(
          ({ lng }) => kmBetween({ lat: 0, lng: 0 }, { lat: 0, lng: lng ?? 0 }) <= NEARBY_KM,
        );
        const listed = rows.filter((each) => near.includes(each) || each.region === HOME.region);
        expect(few).toHaveLength(Math.min(n, listed.length));
        expect(few.slice(0, near.length).every((id) => near.some((each) => each.id === id))).toBe(
          true,
        );
      }),
    );
  });
});

it('a resort with half a place is as good as nowhere, also at the equator', () => {
  const half = { lat: 0, lng: null };
  const other = { lat: null, lng: 0 };
  const rows = [at('ROW', 0.1, { region: 'Coast' })];
  expect(ids({ ...HOME, ...half }, rows, 5)).toEqual([]);
  expect(ids({ ...HOME, ...other }, rows, 5)).toEqual([]);
  expect(ids(HOME, [at('ROW', 0, { ...half, region: 'Coast' })], 5)).toEqual([]);
  expect(ids(HOME, [at('ROW', 0, { ...other, region: 'Coast' })], 5)).toEqual([]);
});
