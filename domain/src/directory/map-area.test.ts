import { describe, expect, it } from 'vitest';
import { areaAround, isInArea, isMapArea } from './map-area.ts';

const AREA = { south: 10, west: 20, north: 30, east: 40 };
const PACIFIC = { south: -30, west: 170, north: 0, east: -170 };

describe('an area', () => {
  it('is within the world, with the south below the north', () => {
    expect(isMapArea(AREA)).toBe(true);
    expect(isMapArea(PACIFIC)).toBe(true);
    expect(isMapArea({ south: -90, west: -180, north: 90, east: 180 })).toBe(true);
    for (const wrong of [
      { south: -90.1 },
      { north: 90.1 },
      { west: -180.1 },
      { east: 180.1 },
      { south: 30 },
      { south: 31 },
      { west: 40 },
      { south: Number.NaN },
    ]) {
      expect(isMapArea({ ...AREA, ...wrong })).toBe(false);
    }
  });

  it.each([
    [10, 20, true],
    [30, 40, true],
    [20, 30, true],
    [9.9, 30, false],
    [30.1, 30, false],
    [20, 19.9, false],
    [20, 40.1, false],
    [null, 30, false],
    [20, null, false],
  ])('has %s, %s in it: %s', (lat, lng, expected) => {
    expect(isInArea({ lat, lng }, AREA)).toBe(expected);
  });

  it.each([
    [170, true],
    [180, true],
    [-180, true],
    [-170, true],
    [169.9, false],
    [-169.9, false],
    [0, false],
  ])('across the date line has the meridian %s in it: %s', (lng, expected) => {
    expect(isInArea({ lat: -10, lng }, PACIFIC)).toBe(expected);
  });

  it('at the equator has no place without coordinates', () => {
    const around = { south: -10, west: -10, north: 10, east: 10 };
    expect(isInArea({ lat: 0, lng: 0 }, around)).toBe(true);
    expect(isInArea({ lat: null, lng: 0 }, around)).toBe(false);
    expect(isInArea({ lat: 0, lng: null }, around)).toBe(false);
  });
});

describe('the area around a place', () => {
  it.each([
    [28, -81, { south: 26.2, west: -83, north: 29.8, east: -79 }],
    // East of the date line, and beside a pole.
    [-17, 179.5, { south: -18.8, west: 177.6, north: -15.2, east: -178.6 }],
    [89, 0, { south: 87.2, west: -18, north: 90, east: 18 }],
  ])('at %d, %d reaches as far to each side', (lat, lng, area) => {
    expect(areaAround({ lat, lng }, 200)).toEqual(area);
    expect(isMapArea(area)).toBe(true);
    expect(isInArea({ lat, lng }, area)).toBe(true);
  });
});
