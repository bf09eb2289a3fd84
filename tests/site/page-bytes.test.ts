/** @module-tag site */
import { describe, expect, it } from 'vitest';
import { builtFile, laterScript, pageScripts, sentBytes } from './page-scripts.ts';

const KIB = 1024;

describe('until a page is interactive', () => {
  it.each([
    ['home', 178],
    ['resort', 213],
    ['search', 196],
    ['Last Call', 187],
    ['help', 174],
  ] as const)('%s needs at most 8 scripts of %i KiB, and nothing of Firebase', (page, most) => {
    const scripts = pageScripts(page);
    expect(scripts.length).toBeLessThanOrEqual(8);
    expect(sentBytes(scripts) / KIB).toBeLessThan(most);
    expect(scripts.filter((file) => builtFile(file).includes('@firebase/'))).toEqual([]);
  });
});

it('opens the map with at most 25 KiB of code', () => {
  const scripts = laterScript('resort-map');
  expect(scripts).toHaveLength(1);
  expect(sentBytes(scripts) / KIB).toBeLessThan(25);
});
