import { expect, it } from 'vitest';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import { areSamePoints, mapResorts } from './map-points.ts';

it('loses no resort: those without a position are kept apart', () => {
  const resorts = [
    aCatalogueResort({ id: 'A' }),
    aCatalogueResort({ id: 'B', lat: null }),
    aCatalogueResort({ id: 'C', lng: null }),
    aCatalogueResort({ id: 'D', lat: -75 }),
    aCatalogueResort({ id: 'E', lat: 89 }),
    aCatalogueResort({ id: 'F', lat: 0, lng: 0 }),
  ];
  const { points, unmapped } = mapResorts(resorts, () => '1 USD');
  expect(points.map(({ id }) => id)).toEqual(['A', 'F']);
  expect(unmapped.map(({ id }) => id)).toEqual(['B', 'C', 'D', 'E']);
});

it('names pins as cards are named', () => {
  const { points } = mapResorts([aCatalogueResort()], () => '$361.02');
  expect(points[0]).toEqual({
    id: 'R1001',
    lat: 26.1,
    lng: -81.8,
    label: 'Pelican Cove',
    price: '$361.02',
    country: 'United States',
  });
});

it('recognizes lists that look the same', () => {
  const of = (...ids: string[]) =>
    mapResorts(
      ids.map((id) => aCatalogueResort({ id })),
      () => '',
    ).points;
  expect(areSamePoints(of('A', 'B'), of('A', 'B'))).toBe(true);
  expect(areSamePoints(of('A', 'B'), of('A'))).toBe(false);
  expect(areSamePoints(of('A', 'B'), of('B', 'A'))).toBe(false);
});
