/**
 * Web Mercator in a square world: x from 0 (180° W) to 1 (180° E), y from 0 (north) to 1 (south).
 * Rectangles on the screen are rectangles in degrees, so that an area of the map can be searched.
 */
export type WorldPlace = { x: number; y: number };

/** The map ends here: there is no land to the north, and only ice to the south. */
export const NORTH_EDGE = 84;
export const SOUTH_EDGE = -60;

const RADIANS = Math.PI / 180;

/** Degrees of latitude to y, downwards. */
export const yOf = (lat: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)) / (2 * Math.PI);

/** Degrees of longitude to x. */
export const xOf = (lng: number): number => lng / 360 + 0.5;

/** Position of a place in the square world. */
export const worldPlace = ({ lat, lng }: { lat: number; lng: number }): WorldPlace => ({
  x: xOf(lng),
  y: yOf(lat),
});

/** y to degrees of latitude. */
export const latOf = (y: number): number =>
  (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RADIANS;

/** x in the first copy of the world, from 0 to just below 1. */
export const foldedX = (x: number): number => {
  const folded = x - Math.floor(x);
  // A value just west of 0 is rounded to 1.
  return folded === 1 ? 0 : folded;
};

/** x, in any copy of the world, to degrees of longitude from -180 up to 180. */
export const lngOf = (x: number): number => foldedX(x) * 360 - 180;

/** A distance between two x, the short way around the world: -0.5 up to 0.5. */
export const shortWay = (distance: number): number => distance - Math.round(distance);
