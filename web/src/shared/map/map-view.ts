import type { MapArea } from '@club/domain/directory/map-area';
import {
  foldedX,
  latOf,
  lngOf,
  NORTH_EDGE,
  shortWay,
  SOUTH_EDGE,
  type WorldPlace,
  worldPlace,
  xOf,
  yOf,
} from './mercator.ts';

/** Size of the map on the screen, in pixels. */
export type MapSize = { width: number; height: number };

/** What the map shows: its centre and zoom; each whole zoom doubles the scale. */
export type MapView = WorldPlace & { zoom: number };

/** A point on the map, in pixels from its top left corner. */
export type ScreenPoint = { left: number; top: number };

/** Width of the world in pixels at zoom 0. */
const WORLD_AT_ZOOM_0 = 512;
/** Closer than this the outlines have no more detail. */
export const MAX_ZOOM = 9;
/** A fit to a few places zooms in no closer: the country around them helps orientation. */
const MAX_FIT_ZOOM = 6;

/** Pixels at the edges of the map that a fit keeps free of places. */
export type EdgeRoom = { top: number; right: number; bottom: number; left: number };

const NO_ROOM: EdgeRoom = { top: 0, right: 0, bottom: 0, left: 0 };
/** Half a price and some air; at the right the buttons, at the top what is written there. */
export const PIN_ROOM: EdgeRoom = { top: 92, right: 108, bottom: 48, left: 56 };
/** Degrees are rounded to about 10 m. */
const DIGITS = 4;
/** Nearly the whole way round counts as the whole world; rounding would make its edges one. */
const ROUND = 0.5 - 1e-5;

const NORTH_Y = yOf(NORTH_EDGE);
const SOUTH_Y = yOf(SOUTH_EDGE);

/** Width of the world in pixels. */
export const worldWidth = (zoom: number): number => WORLD_AT_ZOOM_0 * 2 ** zoom;

const between = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/**
 * The smallest zoom: the world fills width and height, so that there is no empty sea above and below
 * it, and no place is on the map twice.
 */
export const minZoom = ({ width, height }: MapSize): number =>
  Math.min(MAX_ZOOM, Math.log2(Math.max(1, width, height / (SOUTH_Y - NORTH_Y)) / WORLD_AT_ZOOM_0));

/** The nearest valid view: within the zooms, around the world, not beyond its edges. */
export const heldView = (view: MapView, size: MapSize): MapView => {
  const zoom = between(view.zoom, minZoom(size), MAX_ZOOM);
  // At the smallest zoom both are the middle of the world, whatever is rounded.
  const half = Math.min(size.height / worldWidth(zoom), SOUTH_Y - NORTH_Y) / 2;
  const y = between(view.y, NORTH_Y + half, SOUTH_Y - half);
  return { x: foldedX(view.x), y, zoom };
};

/** The whole world, or on a high and narrow map as much of it around `x` as fits. */
export const wholeWorld = (size: MapSize, x = 0.5): MapView =>
  heldView({ x, y: (NORTH_Y + SOUTH_Y) / 2, zoom: Number.NEGATIVE_INFINITY }, size);

/** The map moved by `dx`, `dy` pixels, as by a finger. */
export const pannedView = (view: MapView, size: MapSize, dx: number, dy: number): MapView => {
  const width = worldWidth(view.zoom);
  return heldView({ ...view, x: view.x - dx / width, y: view.y - dy / width }, size);
};

/** Zoomed in (positive) or out by `by`; the point `at` stays in place. */
export const zoomedView = (
  view: MapView,
  size: MapSize,
  by: number,
  at: ScreenPoint = { left: size.width / 2, top: size.height / 2 },
): MapView => {
  const zoom = between(view.zoom + by, minZoom(size), MAX_ZOOM);
  const shift = 1 / worldWidth(view.zoom) - 1 / worldWidth(zoom);
  return heldView(
    {
      x: view.x + (at.left - size.width / 2) * shift,
      y: view.y + (at.top - size.height / 2) * shift,
      zoom,
    },
    size,
  );
};

/** Position of a place on screen; of the copies of the world, the one nearest to the centre. */
export const onScreen = (place: WorldPlace, view: MapView, size: MapSize): ScreenPoint => {
  const width = worldWidth(view.zoom);
  return {
    left: shortWay(place.x - view.x) * width + size.width / 2,
    top: (place.y - view.y) * width + size.height / 2,
  };
};

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));

/** The area that a view shows, with `margin` (parts of its size) more on each side. */
export const areaOfView = (view: MapView, size: MapSize, margin = 0): MapArea => {
  const width = worldWidth(view.zoom);
  const halfWidth = (size.width / width) * (0.5 + margin);
  const halfHeight = (size.height / width) * (0.5 + margin);
  const isRound = halfWidth >= ROUND;
  return {
    south: rounded(between(latOf(view.y + halfHeight), -90, 90)),
    west: isRound ? -180 : rounded(lngOf(view.x - halfWidth)),
    north: rounded(between(latOf(view.y - halfHeight), -90, 90)),
    east: isRound ? 180 : rounded(lngOf(view.x + halfWidth)),
  };
};

/**
 * The smallest area that contains all the places, the short way around the world, or null for none.
 * A single place gives an area without extent.
 */
export const areaAround = (places: readonly { lat: number; lng: number }[]): MapArea | null => {
  if (places.length === 0) return null;
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng).toSorted((a, b) => a - b);
  const first = lngs[0] ?? 0;
  // The widest gap between places stays outside; at first the one across the date line.
  let area = { west: first, east: lngs.at(-1) ?? first };
  let widest = area.west + 360 - area.east;
  for (const [index, lng] of lngs.entries()) {
    const next = lngs[index + 1];
    if (next !== undefined && next - lng > widest) {
      widest = next - lng;
      area = { west: next, east: lng };
    }
  }
  return {
    south: lats.reduce((a, b) => Math.min(a, b)),
    north: lats.reduce((a, b) => Math.max(a, b)),
    ...area,
  };
};

/** Two corners of what is around a place, some degrees to each side. */
export const cornersAround = (
  { lat, lng }: { lat: number; lng: number },
  degrees: number,
): readonly { lat: number; lng: number }[] =>
  [degrees, -degrees].map((by) => ({ lat: lat + by, lng: lngOf(xOf(lng + by)) }));

/** The closest view that contains an area inside of the room at its edges. */
export const fittedView = (
  { south, west, north, east }: MapArea,
  size: MapSize,
  { room = PIN_ROOM, nearest = MAX_FIT_ZOOM }: { room?: EdgeRoom; nearest?: number } = {},
): MapView => {
  const [top, bottom] = [yOf(between(north, -85, 85)), yOf(between(south, -85, 85))];
  const left = xOf(west);
  const right = xOf(east) + (west > east ? 1 : 0);
  const zoomFor = (pixels: number, extent: number): number =>
    Math.log2(Math.max(1, pixels) / (WORLD_AT_ZOOM_0 * Math.max(extent, 1e-9)));
  const zoom = between(
    Math.min(
      zoomFor(size.width - room.left - room.right, right - left),
      zoomFor(size.height - room.top - room.bottom, bottom - top),
      nearest,
    ),
    minZoom(size),
    MAX_ZOOM,
  );
  const shift = 1 / worldWidth(zoom) / 2;
  return heldView(
    {
      x: (left + right) / 2 + (room.right - room.left) * shift,
      y: (top + bottom) / 2 + (room.bottom - room.top) * shift,
      zoom,
    },
    size,
  );
};

/** The view that shows exactly an area, as `areaOfView` tells it. */
export const viewOfArea = (area: MapArea, size: MapSize): MapView =>
  fittedView(area, size, { room: NO_ROOM, nearest: MAX_ZOOM });

/** The middle of the stretch of the world, `part` of its width, with the most places. */
const fullestStretch = (places: readonly { lng: number }[], part: number): number => {
  const once = places.map(({ lng }) => xOf(lng)).toSorted((a, b) => a - b);
  const twice = [...once, ...once.map((x) => x + 1)];
  let best = { count: 0, middle: 0.5 };
  let last = 0;
  for (const [first, x] of once.entries()) {
    while (last + 1 < twice.length && (twice[last + 1] ?? 0) - x <= part) last += 1;
    const count = last - first + 1;
    if (count > best.count) best = { count, middle: (x + (twice[last] ?? x)) / 2 };
  }
  return best.middle;
};

/** So many of the southernmost places do not decide how much is shown. */
const FAR_PART = 0.02;
/** A view of a part of the places is at most this much closer than the one that shows the most of them. */
const CLOSER = 0.5;
/** A map that is nearly wide enough for all the places shows as many of them as it can. */
const NEARLY = 1.25;

/** The latitude to the north of which nearly all of the places are. */
const usualSouth = (places: readonly { lat: number }[], { south }: MapArea): number =>
  places.map(({ lat }) => lat).toSorted((a, b) => a - b)[Math.floor(places.length * FAR_PART)] ??
  south;

/**
 * The view around all the places; where the map is too narrow for them, the part of the world with the
 * most of them, filled from north to south; the whole world without any. `hidden` pixels at the lower
 * edge are below the window.
 */
export const viewAround = (
  places: readonly { lat: number; lng: number }[],
  size: MapSize,
  room = PIN_ROOM,
  hidden = 0,
): MapView => {
  const around = areaAround(places);
  if (around === null) return wholeWorld(size);
  const visible = { ...room, bottom: room.bottom + hidden };
  const fitted = fittedView(around, size, { room: visible });
  const width = Math.max(1, size.width - room.left - room.right);
  const wide = xOf(around.east) - xOf(around.west) + (around.west > around.east ? 1 : 0);
  const shown = width / worldWidth(fitted.zoom);
  if (wide <= shown * 1.001) return fitted;
  const line = { ...around, south: usualSouth(places, around), east: around.west };
  const nearest = fitted.zoom + (wide <= shown * NEARLY ? 0 : CLOSER);
  const { zoom } = fittedView(line, size, { room, nearest });
  const pixels = worldWidth(zoom);
  const middle = (yOf(line.north) + yOf(line.south) + (visible.bottom - room.top) / pixels) / 2;
  // The page scrolls to what is below the window, not to what is above the map.
  const top = yOf(line.north) + (size.height / 2 - room.top) / pixels;
  const shift = (room.right - room.left) / pixels / 2;
  const x = fullestStretch(places, width / pixels) + shift;
  return heldView({ x, y: hidden > 0 ? Math.min(middle, top) : middle, zoom }, size);
};

/** The view moved just so far that a place lies inside of the room at its edges. */
export const viewWith = (
  place: { lat: number; lng: number },
  view: MapView,
  size: MapSize,
  room: EdgeRoom,
): MapView => {
  const { left, top } = onScreen(worldPlace(place), view, size);
  const dx = between(left, room.left, size.width - room.right) - left;
  const dy = between(top, room.top, size.height - room.bottom) - top;
  return dx === 0 && dy === 0 ? view : pannedView(view, size, dx, dy);
};

/** Between two views, the short way around the world; 0 is the first, 1 the second. */
export const viewBetween = (from: MapView, to: MapView, part: number): MapView => ({
  x: from.x + shortWay(to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  zoom: from.zoom + (to.zoom - from.zoom) * part,
});
