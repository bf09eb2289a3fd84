import { describe, expect, it } from 'vitest';
import { manyCatalogueResorts } from '../../testing/resort-builders.ts';
import {
  directoryList,
  directoryPage,
  directoryStateOf,
  withLocation,
  withPage,
} from './directory-state.ts';

const params = (text: string): URLSearchParams => new URLSearchParams(text);
const resorts = [
  ...manyCatalogueResorts(40, { location: 'Lucerne, Switzerland' }),
  ...manyCatalogueResorts(20, { location: 'Kyoto, Japan' }),
  ...manyCatalogueResorts(5, { location: 'Nara, Japan', available: false }),
];
const pageOf = (text: string) => {
  const state = directoryStateOf(params(text));
  return directoryPage(directoryList(resorts, state), state);
};

describe('the directory in the address', () => {
  it('shows the first page without one, and hides what is not available', () => {
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

  it('goes back to the page of the list when the filter is cleared', () => {
    const filtered = withLocation(params('page=3'), 'japan');
    expect(filtered.toString()).toBe('page=3&location=japan');
    const turned = withPage(filtered, 2);
    expect(turned.toString()).toBe('page=3&location=japan&match=2');
    expect(pageOf(turned.toString()).currentPage).toBe(2);
    expect(withLocation(turned, '  ').toString()).toBe('page=3');
  });

  it('begins a new filter at its first page', () => {
    expect(withLocation(params('location=japan&match=2'), 'lucerne').toString()).toBe(
      'location=lucerne',
    );
  });

  it('keeps the page of the list while an area of the map is searched', () => {
    const turned = withPage(params('page=3&area=30,130,40,140'), 2);
    expect(turned.get('page')).toBe('3');
    expect(turned.get('match')).toBe('2');
    expect(pageOf(turned.toString()).currentPage).toBe(2);
  });

  it('names no first page', () => {
    expect(withPage(params('page=3'), 1).toString()).toBe('');
  });
});
