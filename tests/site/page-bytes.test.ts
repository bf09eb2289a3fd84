/** @module-tag site */
import { describe, expect, it } from 'vitest';
import {
  builtFile,
  builtScripts,
  laterScript,
  laterScripts,
  pageScripts,
  sentBytes,
} from './page-scripts.ts';

const KIB = 1024;

describe('until a page is interactive', () => {
  it.each([
    ['home', 166],
    ['resort', 173],
    ['search', 159],
    ['Last Call', 173],
    ['help', 164],
  ] as const)(
    '%s needs at most 8 scripts of %i KiB (150 as Brotli), and nothing of Firebase',
    (page, most) => {
      const scripts = pageScripts(page);
      expect(scripts.length).toBeLessThanOrEqual(8);
      expect(sentBytes(scripts) / KIB).toBeLessThan(most);
      expect(sentBytes(scripts, 'brotli') / KIB).toBeLessThan(150);
      expect(scripts.filter((file) => builtFile(file).includes('@firebase/'))).toEqual([]);
    },
  );
});

describe('after that', () => {
  it.each([
    ['resort', 'resort-pictures', 10],
    ['resort', 'later-sections', 50],
    ['search', 'search-results', 33],
    ['Last Call', 'last-call-cards', 9],
  ] as const)('%s loads for its %s at most %i KiB, and nothing of Firebase', (page, part, most) => {
    const scripts = laterScripts(page, part);
    expect(scripts).not.toEqual([]);
    expect(sentBytes(scripts) / KIB).toBeLessThan(most);
    expect(scripts.filter((file) => builtFile(file).includes('@firebase/'))).toEqual([]);
  });
});

it('opens the map with at most 25 KiB of code', () => {
  const scripts = laterScript('resort-map');
  expect(scripts).toHaveLength(1);
  expect(sentBytes(scripts) / KIB).toBeLessThan(25);
});

it('gives each styled component an id of its own, as short as can be', () => {
  const ids = builtScripts().flatMap((file) =>
    [
      ...builtFile(file)
        .toString()
        .matchAll(/componentId:`([^`]+)`/g),
    ].map(([, id = '']) => id),
  );
  expect(ids.length).toBeGreaterThan(500);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^sc-\w{3,6}-\w{1,2}$/.test(id))).toEqual([]);
});
