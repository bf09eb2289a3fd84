import { expect, test } from 'vitest';
import { numbers, short, straightLine, withoutRepeats } from './shapes.ts';

test.each([
  [3.6, 0, '4'],
  [-0.2, 0, '0'],
  [0.5, 1, '.5'],
  [-0.25, 2, '-.25'],
  [10.04, 1, '10'],
])('%d with %d decimals is written %s', (value, decimals, text) => {
  expect(short(value, decimals)).toBe(text);
});

test('numbers need a blank only before a positive one', () => {
  expect(numbers([1, -2, 3, 0])).toBe('1-2 3 0');
});

test('a line is written in relative steps that never drift from the rounded places', () => {
  const thirds = Array.from({ length: 31 }, (_, index) => [index / 3, 0] as const);
  const steps = straightLine(thirds).replace('M0 0l', '').split(' ').map(Number);
  const travelled = steps
    .filter((_, index) => index % 2 === 0)
    .reduce((sum, step) => sum + step, 0);
  expect(travelled).toBe(10);
});

test('repeated commands lose their letters', () => {
  expect(withoutRepeats('M0 0l4 5l-3 2l1 1z')).toBe('M0 0l4 5-3 2 1 1z');
  expect(withoutRepeats('q1 2 3 4q-1 0 2 2l1 1')).toBe('q1 2 3 4-1 0 2 2l1 1');
});
