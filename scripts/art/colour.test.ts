import { expect, test } from 'vitest';
import { lightness, mix } from './colour.ts';

test('mixing nothing or everything gives the colours themselves', () => {
  expect(mix('#0b6b72', '#d9482b', 0)).toBe('#0b6b72');
  expect(mix('#0b6b72', '#d9482b', 1)).toBe('#d9482b');
});

test('shares outside of 0 to 1 are held at the ends', () => {
  expect(mix('#0b6b72', '#d9482b', -2)).toBe('#0b6b72');
  expect(mix('#0b6b72', '#d9482b', 7)).toBe('#d9482b');
});

test('a mix lies between its colours in lightness', () => {
  const middle = lightness(mix('#10272e', '#fbf8f2', 0.5));
  expect(middle).toBeGreaterThan(lightness('#10272e'));
  expect(middle).toBeLessThan(lightness('#fbf8f2'));
});

test('a colour mixed with itself stays itself', () => {
  expect(mix('#3f8590', '#3f8590', 0.4)).toBe('#3f8590');
});

test('short colours are understood and other texts refused', () => {
  expect(mix('#fff', '#000', 1)).toBe('#000');
  expect(lightness('#fff')).toBeCloseTo(1, 2);
  expect(() => lightness('coral')).toThrow('Not a colour: coral');
});
