import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_FILTER } from '../directory/resort-filter.ts';
import { filterResorts } from '../directory/filtered-resorts.ts';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { narrowedRows } from './narrowed-rows.ts';
import { buildResortIndex } from './resort-index.ts';

const TODAY = '2026-11-23';
const LOCATIONS = ['Naples, Florida', 'Naples, Italy', 'Rome, Italy'];
/** More than there are bits. */
const AMENITIES = Array.from({ length: 40 }, (_, at) => `Amenity ${at}`);

const resort = fc
  .record({
    location: fc.constantFrom(...LOCATIONS),
    amenities: fc.subarray(AMENITIES),
    sleeps: fc.constantFrom(2, 4, null),
    available: fc.boolean(),
    bedrooms: fc.constantFrom('studio', '3 bedroom'),
  })
  .map(anIndexedResort);
const filter = fc.record({
  location: fc.constantFrom('', '  italy ', 'NAPLES', 'Rome, Italy', 'Oslo'),
  amenities: fc.subarray([...AMENITIES, 'Another'], { maxLength: 2 }),
  sleeps: fc.constantFrom(0, 3),
});

it('finds the rows that the filter leaves, and counts those that are available', () => {
  fc.assert(
    fc.property(fc.array(resort, { maxLength: 30 }), fc.array(filter), (resorts, filters) => {
      const index = buildResortIndex(resorts);
      for (const some of [...filters, ...filters]) {
        const wanted = { ...NO_FILTER, ...some };
        const context = { today: TODAY, balance: null, availability: null };
        const left = filterResorts(resorts, wanted, context);
        const { suits, total, open, openIn } = narrowedRows(index, wanted, TODAY);
        expect(resorts.filter((_resort, row) => suits[row] === 1)).toEqual(left);
        // Those in the directory can be had there: a 3 bedroom is only closed to search (rules 5.4).
        const available = left.filter((one) => one.available);
        expect([total, open]).toEqual([left.length, available.length]);
        const inItaly = available.filter(({ location }) => location.includes('Italy'));
        expect(openIn(' ITALY')).toBe(inItaly.length);
      }
    }),
    { numRuns: 100 },
  );
});

it('does not look at days, which decide by what is sold', () => {
  const index = buildResortIndex([anIndexedResort({ available: false })]);
  const dates = { from: '2026-12-01', to: '2026-12-08' };
  expect(narrowedRows(index, { ...NO_FILTER, dates }, TODAY)).toMatchObject({ total: 1, open: 0 });
});
