import { expect, it } from 'vitest';
import { isArrowKey, nearestTo, nextAlong } from './marker-travel.ts';

const at = (left: number, top: number) => ({ left, top });
const HERE = at(100, 100);

it('goes to the nearest marker in the direction of the arrow', () => {
  const right = at(160, 110);
  const places = [at(300, 100), right, at(40, 100), at(100, 20)];
  expect(nextAlong(HERE, places, 'ArrowRight')).toBe(right);
  expect(nextAlong(HERE, places, 'ArrowLeft')).toEqual(at(40, 100));
  expect(nextAlong(HERE, places, 'ArrowUp')).toEqual(at(100, 20));
});

it('finds nothing in a direction without markers', () => {
  expect(nextAlong(HERE, [at(100, 20), at(110, 500)], 'ArrowLeft')).toBeNull();
  expect(nextAlong(HERE, [], 'ArrowDown')).toBeNull();
});

it('ignores markers that are more to the side', () => {
  expect(nextAlong(HERE, [at(110, 400)], 'ArrowRight')).toBeNull();
  expect(nextAlong(HERE, [at(110, 400)], 'ArrowDown')).not.toBeNull();
});

it('finds the nearest of all', () => {
  expect(nearestTo(HERE, [at(0, 0), at(120, 100)])).toEqual(at(120, 100));
  expect(nearestTo(HERE, [])).toBeNull();
});

it('distinguishes arrows from other keys', () => {
  expect(isArrowKey('ArrowUp')).toBe(true);
  expect(isArrowKey('Enter')).toBe(false);
});
