import { geoMercator } from 'd3-geo';
import { assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { latOf, lngOf, shortWay, worldPlace, xOf, yOf } from './mercator.ts';

const lat = double({ min: -84, max: 84, noNaN: true });
const lng = double({ min: -180, max: 179.999, noNaN: true });

it('matches the projection of the outlines', () => {
  const projection = geoMercator()
    .scale(1 / (2 * Math.PI))
    .translate([0.5, 0.5]);
  assert(
    property(lat, lng, (north, east) => {
      const { x, y } = worldPlace({ lat: north, lng: east });
      const [wantedX, wantedY] = projection([east, north]) ?? [NaN, NaN];
      expect(x).toBeCloseTo(wantedX, 9);
      expect(y).toBeCloseTo(wantedY, 9);
    }),
  );
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
