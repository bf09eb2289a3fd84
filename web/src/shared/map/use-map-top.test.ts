import { expect, it } from 'vitest';
import { mapTop } from './use-map-top.ts';

it('is where a map begins in the first window', () => {
  expect(mapTop(344.4, 768)).toBe('344px');
});

it('is the edge for a map that is scrolled to', () => {
  expect(mapTop(2400, 768)).toBe('0px');
  expect(mapTop(700, 768)).toBe('0px');
});
