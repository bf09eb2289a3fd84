/**
 * A part of the world between two parallels and two meridians, in degrees. `west` is larger than
 * `east` where the date line lies between them.
 */
export type MapArea = { south: number; west: number; north: number; east: number };

const isBetween = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high;

/** True for numbers that are an area: latitudes within 90, longitudes within 180, south below north. */
export const isMapArea = ({ south, west, north, east }: MapArea): boolean =>
  isBetween(south, -90, 90) &&
  isBetween(north, -90, 90) &&
  isBetween(west, -180, 180) &&
  isBetween(east, -180, 180) &&
  south < north &&
  west !== east;

/** True for a place inside the area, its edges included; one without coordinates is in none. */
export const isInArea = (
  { lat, lng }: { lat: number | null; lng: number | null },
  { south, west, north, east }: MapArea,
): boolean => {
  if (lat === null || lng === null || !isBetween(lat, south, north)) return false;
  return west < east ? isBetween(lng, west, east) : lng >= west || lng <= east;
};
