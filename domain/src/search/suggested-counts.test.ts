import { describe, expect, it } from 'vitest';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';
import { catalogueRow } from '../catalogue/packed-catalogue.ts';
import { filterResorts } from '../directory/filtered-resorts.ts';
import { buildResortIndex } from './resort-index.ts';
import { matchesOf } from './search-results.ts';
import { createSuggestions } from './suggestions.ts';
import { understandQuery } from './understood-query.ts';

const TODAY = '2026-11-23';
/** Every fifth resort is closed. */
const index = buildResortIndex(
  buildSeedResorts(150).map((stored, at) => ({
    ...catalogueRow(stored._id, stored),
    available: at % 5 !== 0,
  })),
);
const suggest = createSuggestions(index);

const TYPED = [
  'lodge',
  'cove',
  'spain',
  'flor',
  'spa',
  'pool in it',
  'pool in ital',
  'golf and sp',
  'beach for 4',
  'warm beach in eur',
  'europe with a po',
  'pool in eur',
  'golf in carib',
  'near orlando with a spa',
  'lodge with a pool',
  'studio in fra',
  'under 50,000 points in sp',
  'casinos in norway',
  'in qqqq',
];

describe('while a visitor types', () => {
  it.each(TYPED)('%s: the search then finds what was suggested', (typed) => {
    const { total, resorts } = suggest(typed, TODAY);
    const understood = understandQuery(index, typed, TODAY, { unfinished: true });
    const found =
      understood === null ? index.find(typed) : matchesOf(index, typed, understood, TODAY);
    expect(total).toBe(found.length);
    expect(resorts).toEqual(found.filter(({ available }) => available).slice(0, 4));
  });

  it.each(TYPED)('%s: each list has as many as it says', (typed) => {
    const { places, amenities } = suggest(typed, TODAY);
    for (const { name, filter, resorts } of [...places, ...amenities]) {
      const context = { today: TODAY, balance: null, availability: null };
      const open = filterResorts(index.directory, filter, context).filter(
        ({ available }) => available,
      );
      expect([name, resorts]).toEqual([name, open.length]);
      expect(resorts).toBeGreaterThan(0);
    }
    expect(places.length).toBeLessThanOrEqual(3);
    expect(amenities.length).toBeLessThanOrEqual(2);
  });

  it('no number is promised for days, since what is sold decides', () => {
    const { total, places } = suggest('in march in it', TODAY);
    expect(total).toBeNull();
    expect(places.map(({ resorts }) => resorts)).toContain(null);
  });
});
