import { assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { latOf, lngOf, shortWay, worldPlace, xOf, yOf } from './mercator.ts';

const lat = double({ min: -84, max: 84, noNaN: true });
const lng = double({ min: -180, max: 179.999, noNaN: true });

it('is Web Mercator in the unit square', () => {
  expect(worldPlace({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
  expect(worldPlace({ lat: 85.051129, lng: -180 }).x).toBe(0);
  expect(yOf(85.051129)).toBeCloseTo(0, 7);
  expect(yOf(-85.051129)).toBeCloseTo(1, 7);
  // London, in the middle of tile 511, 340 of zoom 10.
  const { x, y } = worldPlace({ lat: 51.5, lng: -0.17 });
  expect([Math.floor(x * 1024), Math.floor(y * 1024)]).toEqual([511, 340]);
});

it('converts back to degrees', () => {
  assert(
    property(lat, lng, (north, east) => {
      expect(latOf(yOf(north))).toBeCloseTo(north, 8);
      expect(lngOf(xOf(east))).toBeCloseTo(east, 8);
    }),
  );
});

it('handles every copy of the world', () => {
  expect(lngOf(1.25)).toBe(-90);
  expect(lngOf(-0.25)).toBe(90);
  expect(lngOf(1)).toBe(-180);
});

it('goes the short way across the date line', () => {
  expect(shortWay(xOf(-179) - xOf(179))).toBeCloseTo(2 / 360, 12);
  expect(shortWay(xOf(179) - xOf(-179))).toBeCloseTo(-2 / 360, 12);
});
