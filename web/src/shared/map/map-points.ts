import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { displayName } from '@club/domain/resort/resort-name';
import type { MapPoint } from './map-point.ts';
import { NORTH_EDGE, SOUTH_EDGE } from './mercator.ts';

/** Resorts with and without a position on the map. */
export type MappedResorts = { points: MapPoint[]; unmapped: CatalogueResort[] };

/**
 * Puts resorts on the map, unavailable ones without a price; those without coordinates, or beyond
 * the map's edges, are kept apart.
 */
export const mapResorts = (
  resorts: readonly CatalogueResort[],
  priceOf: (resort: CatalogueResort) => string,
): MappedResorts => {
  const points: MapPoint[] = [];
  const unmapped: CatalogueResort[] = [];
  for (const resort of resorts) {
    const { id, lat, lng, country } = resort;
    if (lat === null || lng === null || lat > NORTH_EDGE || lat < SOUTH_EDGE) {
      unmapped.push(resort);
      continue;
    }
    const label = displayName(resort.placeName);
    points.push({ id, lat, lng, label, price: resort.available ? priceOf(resort) : '', country });
  }
  return { points, unmapped };
};

/** True when two lists look the same, so that the map can stay where it is. */
export const areSamePoints = (one: readonly MapPoint[], other: readonly MapPoint[]): boolean =>
  one.length === other.length &&
  one.every((point, index) => {
    const twin = other[index];
    return (
      twin !== undefined &&
      point.id === twin.id &&
      point.lat === twin.lat &&
      point.lng === twin.lng &&
      point.label === twin.label &&
      point.price === twin.price
    );
  });
