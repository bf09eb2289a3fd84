import type { VacationType } from '@club/domain/pricing/unit-type';
import { describe, expect, it } from 'vitest';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import { compareRows, sharedAmenities } from './compare-rows.ts';

const DATES = { from: '2026-12-07', to: '2026-12-10' };
const pier = aCatalogueResort({ id: 'R1', amenities: ['Beach', 'Spa'] });
const mill = aCatalogueResort({
  id: 'R2',
  location: 'Lagos, Portugal',
  bedrooms: '4 bedroom',
  sleeps: null,
  rating: 0,
  stateRating: '',
  amenities: ['Golf', 'Spa'],
});

const rowsOf = (
  resorts: Parameters<typeof compareRows>[0],
  dates: typeof DATES | null,
  vacationType: VacationType = 'rciPoints',
) =>
  compareRows(resorts, {
    dates,
    vacationType,
    today: '2026-12-02',
    stateOf: ({ id }) => (id === 'R1' ? { kind: 'few', left: 1 } : { kind: 'sold-out' }),
  });

const valuesOf = (rows: ReturnType<typeof rowsOf>) =>
  new Map(rows.map(({ label, cells }) => [label, cells.map(({ value }) => value)]));
const reasonsOf = (rows: ReturnType<typeof rowsOf>) =>
  rows.flatMap(({ label, cells }) => {
    const reasons = cells.map(({ reason }) => reason);
    return reasons.every((reason) => reason === null) ? [] : [[label, ...reasons]];
  });

describe('the rows of a comparison', () => {
  it('have the value of each resort, what decides first', () => {
    expect([...valuesOf(rowsOf([pier, mill], DATES))]).toEqual([
      ['RCI Points', ['21,000 points', '37,500 points']],
      ['These dates', ['1 unit left', 'Sold out on these dates']],
      ['Rating', ['8.0 out of 10, 214 reviews', '–']],
      ['Beach', ['Yes', 'No']],
      ['Golf', ['No', 'Yes']],
      ['Place', ['Naples, Florida, United States', 'Lagos, Portugal']],
      ['Crown', ['RCI Gold Crown', '–']],
      ['Unit', ['1 bedroom', '4 bedroom']],
      ['Sleeps', ['4', '–']],
    ]);
    expect(sharedAmenities([pier, mill])).toEqual(['Spa']);
  });

  it('mark only what speaks for a resort', () => {
    const lodge = aCatalogueResort({ id: 'R3', rating: 9, amenities: ['Beach', 'Spa'] });
    expect(reasonsOf(rowsOf([pier, mill, lodge], DATES))).toEqual([
      ['RCI Points', 'Lowest', null, 'Lowest'],
      ['These dates', '', null, null],
      ['Rating', null, null, 'Highest'],
      ['Beach', '', null, ''],
      ['Golf', null, 'Only here', null],
    ]);
  });

  it('have one price, in the currency of the switch', () => {
    expect([...valuesOf(rowsOf([pier, mill], DATES)).keys()]).not.toContain('Last Call, with tax');
    const byCard = valuesOf(rowsOf([pier, mill], DATES, 'lastCall'));
    expect(byCard.get('Last Call, with tax')).toEqual(['$361.02', 'Not sold']);
    expect(byCard.has('RCI Points')).toBe(false);
  });

  it('leave out availability without dates, and mark nothing that is the same', () => {
    const rows = rowsOf([pier, { ...pier, id: 'R3' }], null);
    expect(rows.map(({ label }) => label)).not.toContain('These dates');
    expect(reasonsOf(rows)).toEqual([]);
  });
});
