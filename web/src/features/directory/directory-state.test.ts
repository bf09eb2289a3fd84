import { pageAt } from '@club/domain/directory/pagination';
import { filterResorts } from '@club/domain/directory/filtered-resorts';
import { describe, expect, it } from 'vitest';
import { manyCatalogueResorts } from '../../testing/resort-builders.ts';
import { directoryStateOf, shownPage, withLocation, withQuery } from './directory-state.ts';

const params = (text: string): URLSearchParams => new URLSearchParams(text);
const resorts = [
  ...manyCatalogueResorts(40, { location: 'Lucerne, Switzerland' }),
  ...manyCatalogueResorts(20, { location: 'Kyoto, Japan' }),
];
const TODAY = '2026-12-02';
const stateOf = (from: URLSearchParams) => directoryStateOf(from, TODAY);
const pageOf = (text: string) => {
  const { filter } = stateOf(params(text));
  const context = { today: TODAY, balance: null, availability: null };
  return pageAt(filterResorts(resorts, filter, context), shownPage(TODAY).read(params(text)));
};
const turned = (from: URLSearchParams, page: number) => shownPage(TODAY).write(from, page);

describe('the directory in the address', () => {
  it('shows the first page without one', () => {
    expect(pageOf('')).toMatchObject({ currentPage: 1, totalPages: 4, totalItems: 60 });
  });

  it('keeps a page inside the list, whatever the address says', () => {
    expect(pageOf('page=3').currentPage).toBe(3);
    expect(pageOf('page=99').currentPage).toBe(4);
    expect(pageOf('page=-2').currentPage).toBe(1);
    expect(pageOf('page=two').currentPage).toBe(1);
  });

  it('filters by part of a location in any case', () => {
    expect(pageOf('location=JAPAN')).toMatchObject({ totalItems: 20, totalPages: 2 });
    expect(pageOf('location=%20%20')).toMatchObject({ totalItems: 60 });
  });

  it('returns to the page of the list when the filter is cleared', () => {
    const filtered = withLocation(params('page=3'), 'japan');
    expect(filtered.toString()).toBe('page=3&location=japan');
    const second = turned(filtered, 2);
    expect(second.toString()).toBe('page=3&location=japan&match=2');
    expect(pageOf(second.toString()).currentPage).toBe(2);
    expect(withLocation(second, '  ').toString()).toBe('page=3');
  });

  it('begins a new filter at its first page', () => {
    expect(withLocation(params('location=japan&match=2'), 'lucerne').toString()).toBe(
      'location=lucerne',
    );
  });

  it('keeps the page of the list while an area of the map is searched', () => {
    const second = turned(params('page=3&area=-80,-180,80,180'), 2);
    expect(second.get('page')).toBe('3');
    expect(second.get('match')).toBe('2');
    expect(pageOf(second.toString()).currentPage).toBe(2);
  });

  it('keeps the page of the list while other filters or another order are set', () => {
    const sorted = withQuery(params('page=3&match=2'), {
      ...stateOf(params('')),
      sort: 'rating',
    });
    expect(sorted.toString()).toBe('page=3&sort=rating');
    expect(pageOf(sorted.toString()).currentPage).toBe(1);
    expect(turned(sorted, 2).toString()).toBe('page=3&sort=rating&match=2');
    expect(withQuery(turned(sorted, 2), stateOf(params(''))).toString()).toBe('page=3');
  });

  it('takes rubbish for no filter', () => {
    expect(pageOf('page=3&unit=tent&from=2026-01-01&to=2026-01-05').currentPage).toBe(3);
  });

  it('names no first page', () => {
    expect(turned(params('page=3'), 1).toString()).toBe('');
  });
});
