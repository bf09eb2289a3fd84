/**
 * A part of the world between two parallels and two meridians, in degrees. `west` is larger than
 * `east` where the date line lies between them.
 */
export type MapArea = { south: number; west: number; north: number; east: number };

/** Between the tropics it is warm in every month. */
export const WARM_AREA: MapArea = { south: -23.4, west: -180, north: 23.4, east: 180 };

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

/** Kilometres of a degree of latitude. */
const KM_A_DEGREE = 111;

const rounded = (degrees: number): number => Math.round(degrees * 10) / 10;
/** A longitude within 180 degrees. */
const wrapped = (lng: number): number => lng - 360 * Math.round(lng / 360);

/** The part of the map that reaches some kilometres to each side of a place. */
export const areaAround = ({ lat, lng }: { lat: number; lng: number }, km: number): MapArea => {
  const north = km / KM_A_DEGREE;
  const east = Math.min(179, north / Math.max(0.1, Math.cos((lat * Math.PI) / 180)));
  return {
    south: rounded(Math.max(-90, lat - north)),
    west: rounded(wrapped(lng - east)),
    north: rounded(Math.min(90, lat + north)),
    east: rounded(wrapped(lng + east)),
  };
};
