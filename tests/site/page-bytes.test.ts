/** @module-tag site */
import { describe, expect, it } from 'vitest';
import { builtFile, laterScript, pageScripts, sentBytes } from './page-scripts.ts';

const KIB = 1024;

describe('until a page is interactive', () => {
  it.each([
    ['home', 170],
    ['resort', 200],
    ['search', 192],
    ['Last Call', 182],
    ['help', 169],
  ] as const)('%s needs at most 7 scripts of %i KiB, and nothing of Firebase', (page, most) => {
    const scripts = pageScripts(page);
    expect(scripts.length).toBeLessThanOrEqual(7);
    expect(sentBytes(scripts) / KIB).toBeLessThan(most);
    expect(scripts.filter((file) => builtFile(file).includes('@firebase/'))).toEqual([]);
  });
});

it('opens the map with at most 25 KiB of code', () => {
  const scripts = laterScript('resort-map');
  expect(scripts).toHaveLength(1);
  expect(sentBytes(scripts) / KIB).toBeLessThan(25);
});
