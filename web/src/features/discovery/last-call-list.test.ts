import { nightNumber, runsOf } from '@club/domain/availability/scarce-nights';
import type { LastCallWindow } from '@club/domain/availability/last-call-window';
import type { When } from '@club/domain/directory/when';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { describe, expect, it } from 'vitest';
import { lastCallStays } from '../../shared/resort/last-call-stays.ts';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import {
  activeFilters,
  inLastCallOrder,
  type LastCallOrder,
  lastCallQueryOf,
  withLastCallQuery,
} from './last-call-list.ts';

const TODAY = '2026-12-02';
const soldOut = (first: string, nights: number, left = 0) =>
  runsOf(new Map(Array.from({ length: nights }, (_, night) => [nightNumber(first) + night, left])));

const resorts = [
  aCatalogueResort({ id: 'R1', bedrooms: '2 bedroom', rating: 9, units: 9 }),
  aCatalogueResort({ id: 'R2', bedrooms: 'studio', rating: 7, units: 2 }),
  aCatalogueResort({ id: 'R3', bedrooms: '3 bedroom' }),
  aCatalogueResort({ id: 'R4', bedrooms: 'studio', available: false }),
  aCatalogueResort({ id: 'R5', bedrooms: 'penthouse' }),
  aCatalogueResort({ id: 'R6', bedrooms: 'studio', rating: 10 }),
];
const availability = new Map([
  ['R1', soldOut('2026-12-04', 1, 1)],
  ['R6', soldOut('2026-12-01', 12)],
]);
const staysOf = (window: LastCallWindow, dates: When | null = null) =>
  lastCallStays(resorts, availability, { filter: { dates }, window }, TODAY);
const stays = staysOf('45');
const idsIn = (order: LastCallOrder): string[] =>
  inLastCallOrder(stays, order).map(({ resort }) => resort.id);
const params = (text: string) => new URLSearchParams(text);

describe('the Last Call list', () => {
  it('holds the first free stay of open resorts whose unit is sold as Last Call, with its total', () => {
    expect(stays.map(({ resort, totalCents, stay }) => [resort.id, totalCents, stay])).toEqual([
      ['R1', 40_363, { from: '2026-12-02', to: '2026-12-08', left: 1 }],
      ['R2', 32_908, { from: '2026-12-02', to: '2026-12-08', left: 2 }],
      ['R6', 32_908, { from: '2026-12-13', to: '2026-12-19', left: null }],
    ]);
  });

  it('leaves out what has nothing free within the window', () => {
    const ids = (window: '7' | '14' | 'later') => staysOf(window).map(({ resort }) => resort.id);
    expect(ids('7')).toEqual(['R1', 'R2']);
    expect(ids('14')).toEqual(['R1', 'R2', 'R6']);
    const later = staysOf('later');
    expect(later.map(({ stay }) => stay.from)).toEqual(Array(3).fill('2027-01-17'));
  });

  it('holds with dates the stays on these, whatever the window', () => {
    const days = (dates: When) =>
      staysOf('7', dates).map(({ resort, stay }) => [resort.id, stay.from, stay.to, stay.left]);
    expect(days({ from: '2026-12-04', to: '2026-12-06' })).toEqual([
      ['R1', '2026-12-04', '2026-12-06', 1],
      ['R2', '2026-12-04', '2026-12-06', 2],
    ]);
    expect(days({ flex: 'near', from: '2026-12-10', to: '2026-12-12' })).toEqual([
      ['R1', '2026-12-10', '2026-12-12', null],
      ['R2', '2026-12-10', '2026-12-12', 2],
      ['R6', '2026-12-13', '2026-12-15', null],
    ]);
  });

  it('comes cheapest, earliest or best rated first', () => {
    expect(idsIn('price')).toEqual(['R6', 'R2', 'R1']);
    expect(idsIn('date')).toEqual(['R2', 'R1', 'R6']);
    expect(idsIn('rating')).toEqual(['R6', 'R1', 'R2']);
  });

  it('takes rubbish in the address as nothing, and units that are not sold as Last Call', () => {
    expect(
      lastCallQueryOf(params('unit=4+bedroom&sort=random&window=9&balance=1&points=5'), TODAY),
    ).toEqual({ filter: NO_FILTER, window: '45', order: 'price' });
  });

  it('writes everything back into the address and counts filters, the window among them', () => {
    const text = 'view=map&unit=studio&window=7&sort=date';
    const query = lastCallQueryOf(params(text), TODAY);
    expect(withLastCallQuery(params('page=3&view=map'), query).toString()).toBe(text);
    expect(activeFilters(query)).toBe(2);
    expect(activeFilters(lastCallQueryOf(params('sort=date'), TODAY))).toBe(0);
    // The list is paid by card anyway; dates count instead of the window.
    const dated = 'from=2026-12-04&to=2026-12-06&type=lastCall&window=7';
    expect(activeFilters(lastCallQueryOf(params(dated), TODAY))).toBe(1);
    expect(withLastCallQuery(params(''), lastCallQueryOf(params(dated), TODAY)).toString()).toBe(
      dated,
    );
  });
});
