import { firstFew } from './first-few.ts';

/** Degrees north and east. */
export type Coordinates = { lat: number; lng: number };

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Kilometres between two places as the crow flies. */
export const kmBetween = (a: Coordinates, b: Coordinates): number => {
  const dLat = ((b.lat - a.lat) * RADIANS) / 2;
  const dLng = ((b.lng - a.lng) * RADIANS) / 2;
  const chord =
    Math.sin(dLat) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLng) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** A resort with its distance from somewhere. */
export type Distant<Item> = { resort: Item; km: number };

/**
 * The resorts nearest to a place, nearest first, at most `count` of them. Those without coordinates are left out.
 */
export const nearestResorts = <Item extends { lat: number | null; lng: number | null }>(
  place: Coordinates,
  resorts: readonly Item[],
  count: number,
): Distant<Item>[] => {
  const found: Distant<Item>[] = [];
  for (const resort of resorts) {
    const { lat, lng } = resort;
    if (lat !== null && lng !== null) found.push({ resort, km: kmBetween(place, { lat, lng }) });
  }
  return firstFew(found, count, (a, b) => a.km - b.km);
};
