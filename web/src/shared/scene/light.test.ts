import { expect, it } from 'vitest';
import { LIGHTS, lightAt } from './light.ts';

it('follows the hours of a day', () => {
  const day = Array.from({ length: 24 }, (_, hour) => lightAt(hour));
  expect(day.slice(0, 5)).toEqual(Array(5).fill('night'));
  expect(day.slice(5, 10)).toEqual(Array(5).fill('morning'));
  expect(day.slice(10, 16)).toEqual(Array(6).fill('noon'));
  expect(day.slice(16, 20)).toEqual(Array(4).fill('golden'));
  expect(day.slice(20)).toEqual(Array(4).fill('night'));
  expect(new Set(day)).toEqual(new Set(LIGHTS));
});
