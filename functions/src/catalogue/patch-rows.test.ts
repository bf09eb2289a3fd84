import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCatalogue, encodeCatalogue } from './catalogue-document.ts';
import type { RowChange } from './patch-rows.ts';
import { patchRows } from './patch-rows.ts';

const row = (id: string, changes: Partial<CatalogueResort> = {}): CatalogueResort => ({
  id,
  resortCode: id,
  placeName: `Resort ${id}`,
  location: 'Sitka, Alaska',
  country: 'United States',
  region: 'North America',
  lat: 57,
  lng: null,
  image: `/art/${id}-1.svg`,
  bedrooms: 'studio',
  sleeps: 2,
  units: 5,
  priceUsd: 309,
  priceRate: 7000,
  available: true,
  rating: 8,
  stateRating: 'RCI Gold Crown',
  ownerExclusive: 'Public Resort',
  reviewsAmount: 80,
  joinedOn: null,
  amenities: ['Beach'],
  ...changes,
});

const ids = (rows: readonly CatalogueResort[] | null): string[] => (rows ?? []).map(({ id }) => id);

describe('patchRows', () => {
  const rows = [row('A1'), row('C3'), row('E5')];

  it('inserts a new resort by its id', () => {
    expect(ids(patchRows(rows, [{ id: 'B2', row: row('B2') }]))).toEqual(['A1', 'B2', 'C3', 'E5']);
    expect(ids(patchRows(rows, [{ id: 'Z9', row: row('Z9') }])).at(-1)).toBe('Z9');
  });

  it('replaces a changed one and drops a deleted one', () => {
    const changed = row('C3', { available: false });
    expect(patchRows(rows, [{ id: 'C3', row: changed }])).toEqual([rows[0], changed, rows[2]]);
    expect(ids(patchRows(rows, [{ id: 'A1', row: null }]))).toEqual(['C3', 'E5']);
  });

  it('returns null when nothing that the directory shows has changed', () => {
    expect(patchRows(rows, [])).toBeNull();
    expect(patchRows(rows, [{ id: 'C3', row: row('C3') }])).toBeNull();
    expect(patchRows(rows, [{ id: 'X', row: null }])).toBeNull();
  });

  it('gives the same directory as a full build, however changes are grouped', () => {
    const idOf = fc.constantFrom('A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'a1', 'A10');
    const change: fc.Arbitrary<RowChange> = fc
      .record({ id: idOf, rating: fc.integer({ min: 1, max: 10 }), isDeleted: fc.boolean() })
      .map(({ id, rating, isDeleted }) => ({ id, row: isDeleted ? null : row(id, { rating }) }));
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 8 }), (groups) => {
        const patched = groups.reduce<CatalogueResort[]>(
          (state, group) => patchRows(state, group) ?? state,
          [],
        );
        const rebuilt = new Map<string, CatalogueResort>();
        for (const { id, row: now } of groups.flat()) {
          if (now === null) rebuilt.delete(id);
          else rebuilt.set(id, now);
        }
        const inOrder = [...rebuilt.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(patched).toEqual(inOrder);
      }),
    );
  });
});

describe('the catalogue document', () => {
  it('returns the rows that were encoded', () => {
    const rows = [row('A1', { image: '' }), row('B2', { image: 'https://example.com/b.jpg' })];
    const document = encodeCatalogue(rows, Date.UTC(2027, 0, 2));
    expect(decodeCatalogue(document)).toEqual(rows);
    expect(document).toMatchObject({ v: 1, count: 2, builtAt: '2027-01-02T00:00:00.000Z' });
  });

  it('is unreadable, not misread, in another version', () => {
    expect(decodeCatalogue({ ...encodeCatalogue([row('A1')], 0), v: 0 })).toBeNull();
    expect(decodeCatalogue(undefined)).toBeNull();
  });

  it('must be rebuilt when it has an older or a later edition', () => {
    const { edition: _edition, ...first } = encodeCatalogue([row('A1')], 0);
    expect(decodeCatalogue(first)).toBeNull();
    expect(decodeCatalogue({ ...first, edition: 99 })).toBeNull();
  });

  it('throws beyond what a document can hold', () => {
    const random = () => Math.random().toString(36);
    const rows = Array.from({ length: 30_000 }, (_, at) =>
      row(String(at), { placeName: random() + random() + random() + random() }),
    );
    expect(() => encodeCatalogue(rows, 0)).toThrow('30000 resorts');
  });
});
