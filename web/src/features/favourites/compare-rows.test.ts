import type { VacationType } from '@club/domain/pricing/unit-type';
import { describe, expect, it } from 'vitest';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import { compareRows } from './compare-rows.ts';

const DATES = { from: '2026-12-07', to: '2026-12-10' };
const pier = aCatalogueResort({ id: 'R1', amenities: ['Beach', 'Spa'] });
const mill = aCatalogueResort({
  id: 'R2',
  location: 'Lagos, Portugal',
  lat: 37.1,
  lng: -8.7,
  bedrooms: '4 bedroom',
  sleeps: null,
  rating: 0,
  stateRating: '',
  amenities: ['Golf', 'Spa'],
});

const compared = (
  resorts: Parameters<typeof compareRows>[0],
  dates: typeof DATES | null,
  more: { vacationType?: VacationType; party?: number } = {},
) =>
  compareRows(resorts, {
    dates,
    vacationType: 'rciPoints',
    party: 0,
    today: '2026-12-02',
    stateOf: ({ id }) =>
      id === 'R2' ? { kind: 'sold-out', nightsFree: 2 } : { kind: 'few', left: 1 },
    ...more,
  });

const valuesOf = ({ rows }: ReturnType<typeof compared>) =>
  new Map(rows.map(({ label, cells }) => [label, cells.map(({ value }) => value)]));
const reasonsOf = ({ rows }: ReturnType<typeof compared>) =>
  rows.flatMap(({ label, cells }) => {
    const reasons = cells.map(({ reason }) => reason);
    return reasons.every((reason) => reason === null) ? [] : [[label, ...reasons]];
  });

describe('the rows of a comparison', () => {
  it('have what differs, what decides first, and what is the same apart', () => {
    const found = compared([pier, mill], DATES);
    expect([...valuesOf(found)]).toEqual([
      ['RCI Points', ['21,000 points', '37,500 points']],
      ['These dates', ['1 unit left', '2 of 3 nights free']],
      ['Sleeps', ['4', '–']],
      ['Unit', ['1 bedroom', '4 bedroom']],
      ['Rating', ['8.0 out of 10, 214 reviews', '–']],
      ['Crown', ['RCI Gold Crown', '–']],
      ['Amenities', ['Beach', 'Golf']],
      ['Place', ['Naples, Florida, United States', 'Lagos, Portugal']],
    ]);
    expect(found.same).toEqual(['Spa']);
    const twins = compared([pier, { ...pier, id: 'R3', amenities: ['Spa'] }], null);
    expect([...valuesOf(twins)]).toEqual([
      ['RCI Points', ['43,000 points', '43,000 points']],
      ['Amenities', ['Beach', '–']],
    ]);
    expect(twins.same).toEqual([
      'sleeps 4',
      '1 bedroom',
      '8.0 out of 10, 214 reviews',
      'RCI Gold Crown',
      'Naples, Florida, United States',
      'Spa',
    ]);
    expect(reasonsOf(twins)).toEqual([]);
  });

  it('say how near to each other resorts of different places are, where that is a short drive', () => {
    const marco = aCatalogueResort({
      id: 'R5',
      location: 'Marco Island, Florida, United States',
      lat: (pier.lat ?? 0) - 0.2,
      lng: pier.lng,
    });
    expect(compared([pier, marco], null).same).toContain('within 23 km of each other');
    expect(compared([pier, { ...marco, lng: null }], null).same.join()).not.toContain('km');
    expect(compared([pier, marco, mill], null).same.join()).not.toContain('km');
  });

  it('mark only what speaks for a resort and matters', () => {
    const lodge = aCatalogueResort({ id: 'R3', rating: 9, sleeps: 6, amenities: ['Beach', 'Spa'] });
    const inn = aCatalogueResort({ id: 'R4', rating: 8.6 });
    expect(reasonsOf(compared([pier, mill, lodge, inn], DATES))).toEqual([
      ['RCI Points', 'Lowest', null, 'Lowest', 'Lowest'],
      ['These dates', '', null, '', ''],
      ['Sleeps', null, null, 'Most room', null],
      ['Rating', null, null, 'Highest', 'Highest'],
    ]);
    expect(reasonsOf(compared([pier, lodge], null, { party: 5 }))[0]).toEqual([
      'Sleeps',
      null,
      'Beds for 5',
    ]);
    expect(reasonsOf(compared([pier, lodge], null, { party: 2 }))).toEqual([
      ['Rating', null, 'Highest'],
    ]);
  });

  it('have one price, in the currency of the switch', () => {
    expect([...valuesOf(compared([pier, mill], DATES)).keys()]).not.toContain(
      'Last Call, with tax',
    );
    const byCard = valuesOf(compared([pier, mill], DATES, { vacationType: 'lastCall' }));
    expect(byCard.get('Last Call, with tax')).toEqual(['$361.02', 'Not sold']);
    expect(byCard.has('RCI Points')).toBe(false);
  });
});
