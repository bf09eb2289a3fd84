import type { VacationType } from '@club/domain/pricing/unit-type';
import { describe, expect, it } from 'vitest';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import { compareRows } from './compare-rows.ts';

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

describe('the rows of a comparison', () => {
  it('have the value of each resort, and whether they differ', () => {
    const rows = new Map(rowsOf([pier, mill], DATES).map((row) => [row.label, row]));
    expect(rows.get('Place')).toEqual({
      label: 'Place',
      values: ['Naples, Florida, United States', 'Lagos, Portugal'],
      differs: true,
    });
    expect(rows.get('Rating')?.values).toEqual(['8.0 out of 10, 214 reviews', '–']);
    expect(rows.get('Crown')?.values).toEqual(['RCI Gold Crown', '–']);
    expect(rows.get('Unit')?.values).toEqual(['1 bedroom', '4 bedroom']);
    expect(rows.get('Sleeps')?.values).toEqual(['4', '–']);
    expect(rows.get('RCI Points')?.values).toEqual(['21,000 points', '37,500 points']);
    expect(rows.get('These dates')?.values).toEqual(['1 unit left', 'Sold out on these dates']);
  });

  it('have one price, in the currency of the switch', () => {
    const labels = rowsOf([pier, mill], DATES).map(({ label }) => label);
    expect(labels).not.toContain('Last Call, with tax');
    const byCard = new Map(rowsOf([pier, mill], DATES, 'lastCall').map((row) => [row.label, row]));
    expect(byCard.get('Last Call, with tax')?.values).toEqual(['$361.02', 'Not sold']);
    expect(byCard.has('RCI Points')).toBe(false);
  });

  it('list amenities that differ first', () => {
    const amenities = rowsOf([pier, mill], null).slice(-3);
    expect(amenities.map(({ label, values }) => [label, ...values])).toEqual([
      ['Beach', 'Yes', 'No'],
      ['Golf', 'No', 'Yes'],
      ['Spa', 'Yes', 'Yes'],
    ]);
    expect(amenities.map(({ differs }) => differs)).toEqual([true, true, false]);
  });

  it('leave out availability without dates, and mark nothing that is the same', () => {
    const rows = rowsOf([pier, { ...pier, id: 'R3' }], null);
    expect(rows.map(({ label }) => label)).not.toContain('These dates');
    expect(rows.filter(({ differs }) => differs)).toEqual([]);
  });
});
