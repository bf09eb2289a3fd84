import { describe, expect, it } from 'vitest';
import { aCatalogueResort, manyCatalogueResorts } from '../../../testing/resort-builders.ts';
import {
  resortListPage,
  resortListStateOf,
  withResortList,
  withResortPage,
} from './resort-list-state.ts';

const RESORTS = [
  aCatalogueResort({ id: 'R20', placeName: 'Árbol Azul', location: 'Oaxaca, Mexico', rating: 7 }),
  aCatalogueResort({
    id: 'R3',
    placeName: 'Dune House 7 Nights',
    location: 'Skagen, Denmark',
    rating: 9,
    available: false,
  }),
  aCatalogueResort({ id: 'R100', placeName: 'Cove', location: 'Bath, Maine', rating: 9 }),
];

const idsAt = (query: string): string[] =>
  resortListPage(RESORTS, resortListStateOf(new URLSearchParams(query))).items.map(({ id }) => id);

describe('the list of resorts', () => {
  it.each([
    ['', ['R20', 'R100', 'R3']],
    ['sort=location', ['R100', 'R20', 'R3']],
    ['sort=id', ['R3', 'R20', 'R100']],
    ['sort=rating', ['R3', 'R100', 'R20']],
    ['sort=price', ['R20', 'R100', 'R3']],
    ['show=withdrawn', ['R3']],
    ['show=available', ['R20', 'R100']],
    ['show=rubbish', ['R20', 'R100', 'R3']],
    ['q=arbol', ['R20']],
    ['q=SKAGEN+house', ['R3']],
    ['q=r100', ['R100']],
    ['q=house+maine', []],
    ['q=+', ['R20', 'R100', 'R3']],
  ])('at ?%s is %j', (query, ids) => {
    expect(idsAt(query)).toEqual(ids);
  });

  it('comes in pages of 25', () => {
    const resorts = manyCatalogueResorts(60);
    const at = (page: string) =>
      resortListPage(resorts, resortListStateOf(new URLSearchParams({ page })));
    expect(at('1').items).toHaveLength(25);
    expect(at('3').items.map(({ placeName }) => placeName)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Resort ${51 + index}`),
    );
    expect(at('99')).toMatchObject({ currentPage: 3, totalPages: 3, totalItems: 60 });
  });
});

describe('its address', () => {
  it('leaves out what is usual and begins another list at its first page', () => {
    const params = new URLSearchParams('page=3&sort=id');
    expect(withResortList(params, { search: '  dune ' }).toString()).toBe('q=dune&sort=id');
    expect(withResortList(params, { sort: 'name', state: 'all' }).toString()).toBe('');
    expect(withResortList(params, { state: 'withdrawn' }).toString()).toBe(
      'show=withdrawn&sort=id',
    );
  });

  it('names a page unless it is the first', () => {
    const params = new URLSearchParams('sort=id');
    expect(withResortPage(params, 2).toString()).toBe('sort=id&page=2');
    expect(withResortPage(withResortPage(params, 2), 1).toString()).toBe('sort=id');
  });
});
