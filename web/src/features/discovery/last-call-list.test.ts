import { describe, expect, it } from 'vitest';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import {
  activeFilters,
  filterStays,
  lastCallFiltersOf,
  lastCallQuery,
  lastCallStays,
} from './last-call-list.ts';

const resorts = [
  aCatalogueResort({
    id: 'R1',
    bedrooms: '2 bedroom',
    rating: 9,
    location: 'Bergen, Norway',
    region: 'Europe',
  }),
  aCatalogueResort({
    id: 'R2',
    bedrooms: 'studio',
    rating: 7,
    location: 'Cusco, Peru',
    region: 'South America',
  }),
  aCatalogueResort({ id: 'R3', bedrooms: '3 bedroom' }),
  aCatalogueResort({ id: 'R4', bedrooms: 'studio', available: false }),
  aCatalogueResort({ id: 'R5', bedrooms: 'penthouse' }),
  aCatalogueResort({
    id: 'R6',
    bedrooms: 'studio',
    rating: 10,
    location: 'Aveiro, Portugal',
    region: 'Europe',
  }),
];
const stays = lastCallStays(resorts);
const idsFor = (query: string): string[] =>
  filterStays(stays, lastCallFiltersOf(new URLSearchParams(query))).map(({ resort }) => resort.id);

describe('the Last Call list', () => {
  it('holds open resorts whose unit is sold as Last Call, with the total', () => {
    expect(stays.map(({ resort, totalCents }) => [resort.id, totalCents])).toEqual([
      ['R1', 40_363],
      ['R2', 32_908],
      ['R6', 32_908],
    ]);
  });

  it('comes cheapest first, equals by rating', () => {
    expect(idsFor('')).toEqual(['R6', 'R2', 'R1']);
  });

  it('can be sorted by rating and by place', () => {
    expect(idsFor('sort=rating')).toEqual(['R6', 'R1', 'R2']);
    expect(idsFor('sort=name')).toEqual(['R6', 'R1', 'R2']);
  });

  it('can be narrowed by unit and part of the world', () => {
    expect(idsFor('unit=studio')).toEqual(['R6', 'R2']);
    expect(idsFor('region=Europe')).toEqual(['R6', 'R1']);
    expect(idsFor('unit=studio&region=Europe')).toEqual(['R6']);
  });

  it('takes rubbish in the address as no filter', () => {
    expect(idsFor('unit=4+bedroom&sort=random')).toEqual(['R6', 'R2', 'R1']);
  });

  it('writes filters back into the address and counts them', () => {
    const filters = lastCallFiltersOf(new URLSearchParams('unit=studio&sort=rating'));
    expect(lastCallQuery(filters).toString()).toBe('unit=studio&sort=rating');
    expect(activeFilters(filters)).toBe(1);
  });
});
