import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countPages,
  MAX_PAGE_SIZE,
  PAGE_WINDOW,
  pageAt,
  pageFromText,
  pageWindow,
  paginate,
  RESORT_PAGE_SIZE,
} from './pagination.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('pages of the directory', () => {
  it('hold 15 resorts, with 10 numbers shown', () => {
    expect([RESORT_PAGE_SIZE, PAGE_WINDOW, MAX_PAGE_SIZE]).toEqual([15, 10, 100]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [15, 1],
    [16, 2],
    [150, 10],
    [151, 11],
  ])('of %i resorts are %i', (items, pages) => {
    expect(countPages(items)).toBe(pages);
  });

  it('hold every resort once, in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 100 }),
        (count, size) => {
          const all = numbers(count);
          const pages = numbers(countPages(count, size)).map((at) => paginate(all, at + 1, size));
          expect(pages.flatMap((page) => page.items)).toEqual(all);
          for (const [at, page] of pages.entries()) {
            expect(page.currentPage).toBe(at + 1);
            expect(page.totalPages).toBe(pages.length);
            expect(page.totalItems).toBe(count);
            expect(page.items.length).toBeLessThanOrEqual(size);
          }
        },
      ),
    );
  });

  it('stop at the first and the last', () => {
    expect(paginate(numbers(31), 99)).toMatchObject({ currentPage: 3, items: [30] });
    expect(paginate(numbers(31), 0)).toMatchObject({ currentPage: 1 });
    expect(paginate(numbers(31), -4)).toMatchObject({ currentPage: 1 });
    expect(paginate([], 1)).toEqual({ items: [], currentPage: 1, totalPages: 1, totalItems: 0 });
  });

  it('are opened at the one that an address names, and at the last where there are fewer', () => {
    expect(pageAt(numbers(31), '2')).toMatchObject({
      currentPage: 2,
      items: numbers(31).slice(15, 30),
    });
    expect(pageAt(numbers(31), '9', 10)).toMatchObject({ currentPage: 4, items: [30] });
    expect(pageAt(numbers(31), null, 10).items).toEqual(numbers(10));
  });

  it.each([
    ['3', 3],
    ['03', 3],
    ['99', 7],
    ['0', 1],
    ['-1', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['two', 1],
    ['', 1],
    [' 2', 1],
    ['99999999999999999999', 1],
    [null, 1],
  ])('are named by %j in an address: page %i of 7', (text, page) => {
    expect(pageFromText(text, 7)).toBe(page);
  });

  it('are one at least, even of nothing', () => {
    expect(pageFromText('5', 0)).toBe(1);
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 25, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [10, 25, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [11, 25, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    [20, 25, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    [21, 25, [21, 22, 23, 24, 25]],
    [1, 1, [1]],
  ])('on page %i of %i shows %j', (current, total, shown) => {
    expect(pageWindow(current, total)).toEqual(shown);
  });

  it('shows the current page among at most 10 numbers, and shifts by 10 past its edge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (total, seed) => {
        const current = 1 + (seed % total);
        const shown = pageWindow(current, total);
        expect(shown).toContain(current);
        expect(shown.length).toBeLessThanOrEqual(10);
        expect((shown[0] ?? 0) % 10).toBe(1);
        expect(shown.every((page) => page >= 1 && page <= total)).toBe(true);
        const past = (shown.at(-1) ?? 0) + 1;
        if (past <= total) expect(pageWindow(past, total)[0]).toBe((shown[0] ?? 0) + 10);
      }),
    );
  });
});
