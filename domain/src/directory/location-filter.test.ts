import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterByLocation } from './location-filter.ts';

const RESORTS = [
  { id: 'a', location: 'Naples, Florida, USA' },
  { id: 'b', location: 'Naples, Italy' },
  { id: 'c', location: 'Queenstown, New Zealand' },
  { id: 'd', location: '' },
];
const idsFor = (text: string): string[] => filterByLocation(RESORTS, text).map(({ id }) => id);

describe('filterByLocation', () => {
  it.each([
    ['naples', ['a', 'b']],
    ['NAPLES', ['a', 'b']],
    [' usa ', ['a']],
    ['s, i', ['b']],
    ['new zea', ['c']],
    ['zealand new', []],
    ['.*', []],
    ['', ['a', 'b', 'c', 'd']],
    ['   ', ['a', 'b', 'c', 'd']],
  ])('finds for %j the resorts %j', (text, ids) => {
    expect(idsFor(text)).toEqual(ids);
  });

  it('gives the very list back for a blank text', () => {
    expect(filterByLocation(RESORTS, ' ')).toBe(RESORTS);
  });

  it('keeps exactly the locations that contain the text, in order', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'c', ' ', ','), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(text), text, (locations, wanted) => {
        const resorts = locations.map((location) => ({ location }));
        const expected = resorts.filter(({ location }) =>
          location.toUpperCase().includes(wanted.trim().toUpperCase()),
        );
        expect(filterByLocation(resorts, wanted)).toEqual(expected);
      }),
    );
  });
});
