import { describe, expect, it } from 'vitest';
import { kmBetween, nearestResorts } from './nearest.ts';

const LISBON = { lat: 38.72, lng: -9.14 };
const PORTO = { lat: 41.15, lng: -8.61 };
const FIJI = { lat: -17.7, lng: 178 };
const SAMOA = { lat: -13.8, lng: -171.8 };

describe('distances', () => {
  it('are those of a globe', () => {
    expect(kmBetween(LISBON, PORTO)).toBeGreaterThan(270);
    expect(kmBetween(LISBON, PORTO)).toBeLessThan(280);
    expect(kmBetween(LISBON, LISBON)).toBe(0);
    expect(kmBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 3);
  });

  it('are short across the date line', () => {
    expect(kmBetween(FIJI, SAMOA)).toBeLessThan(1300);
  });
});

describe('the nearest resorts', () => {
  const resorts = [
    { id: 'porto', ...PORTO },
    { id: 'samoa', ...SAMOA },
    { id: 'nowhere', lat: null, lng: null },
    { id: 'lisbon', ...LISBON },
  ];
  const idsFrom = (count: number) =>
    nearestResorts(LISBON, resorts, count).map(({ resort }) => resort.id);

  it('come nearest first, without those whose place is not known', () => {
    expect(idsFrom(9)).toEqual(['lisbon', 'porto', 'samoa']);
  });

  it('are no more than requested', () => {
    expect(idsFrom(1)).toEqual(['lisbon']);
    expect(idsFrom(2)).toEqual(['lisbon', 'porto']);
  });
});

it('a distance goes by the parallels of both places', () => {
  // From 60° north, where a degree of longitude is half as long, to the equator.
  expect(kmBetween({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55.597, 2);
  expect(kmBetween({ lat: 60, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(10_007.543, 2);
});

it('a resort with half a place is left out, also on the equator', () => {
  const halves = [
    { lat: null, lng: 0 },
    { lat: 0, lng: null },
  ];
  expect(nearestResorts({ lat: 0, lng: 0 }, halves, 5)).toEqual([]);
});
