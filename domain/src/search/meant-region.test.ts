import { expect, it } from 'vitest';
import { meantRegion } from './meant-region.ts';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex } from './resort-index.ts';

const aResort = (country: string, region: string, location: string) =>
  anIndexedResort({
    placeName: 'Larkspur Cove',
    location,
    resortCode: `R${location.length}`,
    country,
    region,
  });
const index = buildResortIndex([
  aResort('Spain', 'Southern Europe', 'Ronda'),
  aResort('Sweden', 'Northern Europe', 'Uppsala'),
  aResort('Bahamas', 'Caribbean', 'Nassau'),
  aResort('Cuba', 'Caribbean', 'Havanna'),
  aResort('', 'North Africa', 'Tunisville'),
  aResort('Atlantis', '', 'Somewhere'),
  // What is without a region takes none away from another one of the same country.
  aResort('Lemuria', '', 'Lemurville'),
  aResort('Lemuria', 'Indian Ocean', 'Lemurtown'),
  // The nearest word of a name counts.
  aResort('', 'Marina and Marines', 'Marinaville'),
  aResort('', 'Marino', 'Marinoville'),
  // A country that lies in two regions is looked for in the first.
  aResort('Spain', 'Canaries and Islands', 'Lanzaroteville'),
]);
const meant = (query: string, corrected?: string) => meantRegion(index, query, corrected);

it.each([
  ['caribbean', 'Caribbean'],
  ['carribean', 'Caribbean'],
  ['CARIBEAN beach', 'Caribbean'],
  ['bahama', 'Caribbean'],
  ['southern europe', 'Southern Europe'],
  ['northern europe', 'Northern Europe'],
  ['northern eurpe', 'Northern Europe'],
  ['europe', 'Southern Europe'],
  ['spain', 'Southern Europe'],
  ['north africa', 'North Africa'],
  ['lemuria', 'Indian Ocean'],
  ['marina', 'Marina and Marines'],
  ['marino', 'Marino'],
  // Short names may have one mistake, longer ones two.
  ['cubb', 'Caribbean'],
  ['cuxx', null],
  ['swxdxn', 'Northern Europe'],
  // 'and' is no word of a name, and neither is what is much shorter.
  ['and', null],
  ['isl', null],
  ['', null],
  ['atlantis', null],
  ['xyzzy', null],
])('%j means %j', (query, region) => {
  expect(meant(query)).toBe(region);
});

it('the query that was meant tells the region where no name does', () => {
  expect(meant('uppsalla', 'uppsala')).toBe('Northern Europe');
  expect(meant('some', 'somewhere')).toBeNull();
  expect(meant('none', 'nothing like it')).toBeNull();
  expect(meant('caribbean', 'uppsala')).toBe('Caribbean');
});
