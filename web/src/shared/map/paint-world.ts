import { type MapSize, type MapView, onScreen, worldWidth } from './map-view.ts';
import { terrainPattern, type TerrainInk } from './paint-terrain.ts';
import type { PlaceName } from './place-names.ts';
import type { CountryName, Outline, WorldOutlines } from './world-outlines.ts';

/** Colours and type of the map for the canvas. */
export type MapInk = TerrainInk & {
  sea: string;
  /** Shallow water along the coasts. */
  shore: string;
  line: string;
  text: string;
  /** Family of the names, as in CSS. */
  family: string;
};

const LINE_PIXELS = 0.9;
/** How far shallow water reaches from the coast, in pixels, and how much of it shows. */
const GLOW: readonly (readonly [pixels: number, part: number])[] = [
  [34, 0.35],
  [14, 0.55],
];
const GLOW_PIXELS = Math.max(...GLOW.map(([pixels]) => pixels));
/** The glow is painted this much smaller, which makes it soft and quick. */
const GLOW_SHRINK = 6;
/** Half of the space that a name needs around itself. */
const NAME_GAP = 10;
/** A name takes at most this part of its country's width. */
const NAME_PART = 0.85;
/** Between a city's dot and its name. */
const DOT_GAP = 6;

type Window = { west: number; east: number; north: number; south: number };

/** The part and copy of the world on the canvas. */
const windowOf = (view: MapView, size: MapSize): Window => {
  const width = worldWidth(view.zoom);
  return {
    west: view.x - size.width / width / 2,
    east: view.x + size.width / width / 2,
    north: view.y - size.height / width / 2,
    south: view.y + size.height / width / 2,
  };
};

const isSeen = (outline: Outline, window: Window, copy: number, beyond = 0): boolean =>
  outline.west + copy <= window.east + beyond &&
  outline.east + copy >= window.west - beyond &&
  outline.north <= window.south + beyond &&
  outline.south >= window.north - beyond;

type Sheet = { view: MapView; size: MapSize };

/** Calls `paint` for each copy of the world in view, on a canvas of the unit square. */
const inEachCopy = (
  context: CanvasRenderingContext2D,
  { view, size }: Sheet,
  ratio: number,
  paint: (window: Window, copy: number) => void,
): void => {
  const window = windowOf(view, size);
  const scale = worldWidth(view.zoom) * ratio;
  // One copy more on each side: what crosses the date line reaches into the next one.
  for (let copy = Math.floor(window.west) - 1; copy <= Math.floor(window.east) + 1; copy += 1) {
    context.setTransform(scale, 0, 0, scale, (copy - window.west) * scale, -window.north * scale);
    paint(window, copy);
  }
};

/** The lines in view as one: where two of them meet, nothing shows twice. */
const linesIn = (
  lines: readonly Outline[],
  window: Window,
  copy: number,
  beyond: number,
): Path2D => {
  const path = new Path2D();
  for (const line of lines) if (isSeen(line, window, copy, beyond)) path.addPath(line.path);
  return path;
};

let glowSheet: HTMLCanvasElement | null = null;

/** Shallow water along the coasts: wide lines on a small canvas, which is drawn large. */
const paintGlow = (
  context: CanvasRenderingContext2D,
  coasts: readonly Outline[],
  sheet: Sheet,
  ink: MapInk,
): void => {
  glowSheet ??= document.createElement('canvas');
  const small = glowSheet.getContext('2d', { alpha: false });
  if (small === null) return;
  const { width, height } = sheet.size;
  glowSheet.width = Math.ceil(width / GLOW_SHRINK);
  glowSheet.height = Math.ceil(height / GLOW_SHRINK);
  small.fillStyle = ink.sea;
  small.fillRect(0, 0, glowSheet.width, glowSheet.height);
  small.lineJoin = 'bevel';
  small.strokeStyle = ink.shore;
  const scale = worldWidth(sheet.view.zoom);
  inEachCopy(small, sheet, 1 / GLOW_SHRINK, (window, copy) => {
    const lines = linesIn(coasts, window, copy, GLOW_PIXELS / scale);
    for (const [pixels, part] of GLOW) {
      small.globalAlpha = part;
      small.lineWidth = pixels / scale;
      small.stroke(lines);
    }
  });
  small.globalAlpha = 1;
  small.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(glowSheet, 0, 0, glowSheet.width * GLOW_SHRINK, glowSheet.height * GLOW_SHRINK);
};

type Box = { left: number; right: number; top: number; bottom: number };

/** Writes names where there is room, the important ones first. */
const nameWriter = (context: CanvasRenderingContext2D, { view, size }: Sheet, ink: MapInk) => {
  const taken: Box[] = [];
  const take = (box: Box): boolean => {
    const isFree = taken.every(
      (other) =>
        other.left > box.right ||
        other.right < box.left ||
        other.top > box.bottom ||
        other.bottom < box.top,
    );
    if (isFree) taken.push(box);
    return isFree;
  };
  const write = (name: string, left: number, top: number): void => {
    context.strokeText(name, left, top);
    context.fillText(name, left, top);
  };
  context.lineJoin = 'round';
  context.fillStyle = ink.text;
  context.textBaseline = 'middle';

  return {
    /** In the middle of its area. */
    area: (place: CountryName | PlaceName, pixels: number, most = Infinity): void => {
      const { left, top } = onScreen(place, view, size);
      if (left < 0 || left > size.width || top < 0 || top > size.height) return;
      const half = context.measureText(place.name).width / 2;
      if (half * 2 > most) return;
      const box = {
        left: left - half - NAME_GAP,
        right: left + half + NAME_GAP,
        top: top - pixels,
        bottom: top + pixels,
      };
      if (take(box)) write(place.name, left, top);
    },
    /** Beside its dot. */
    spot: (place: PlaceName, pixels: number): void => {
      const { left, top } = onScreen(place, view, size);
      if (left < 0 || left > size.width || top < 0 || top > size.height) return;
      const long = context.measureText(place.name).width;
      const box = {
        left: left - DOT_GAP,
        right: left + DOT_GAP + long + NAME_GAP / 2,
        top: top - pixels * 0.8,
        bottom: top + pixels * 0.8,
      };
      if (!take(box)) return;
      context.beginPath();
      context.arc(left, top, 2.2, 0, 2 * Math.PI);
      context.fill();
      write(place.name, left + DOT_GAP, top);
    },
  };
};

const paintNames = (
  context: CanvasRenderingContext2D,
  { countries, seas, cities }: WorldOutlines,
  sheet: Sheet,
  ink: MapInk,
): void => {
  const writer = nameWriter(context, sheet, ink);
  const { zoom } = sheet.view;
  const scale = worldWidth(zoom);
  context.textAlign = 'center';
  context.lineWidth = 3;

  context.strokeStyle = ink.land;
  context.font = `600 12px ${ink.family}`;
  context.letterSpacing = '0.04em';
  for (const country of countries) writer.area(country, 12, country.width * scale * NAME_PART);

  context.globalAlpha = 0.8;
  context.strokeStyle = ink.shore;
  context.font = `italic 500 13px ${ink.family}`;
  context.letterSpacing = '0.06em';
  for (const sea of seas) if (zoom >= sea.zoom) writer.area(sea, 13);

  context.globalAlpha = 1;
  context.textAlign = 'left';
  context.strokeStyle = ink.land;
  context.font = `500 11.5px ${ink.family}`;
  context.letterSpacing = '0px';
  for (const city of cities) if (zoom >= city.zoom) writer.spot(city, 11.5);
};

/** Draws water, land, borders and names of a view onto a canvas of `size` CSS pixels. */
export const paintWorld = (
  context: CanvasRenderingContext2D,
  outlines: WorldOutlines | null,
  { view, size, ratio, ink }: { view: MapView; size: MapSize; ratio: number; ink: MapInk },
): void => {
  const sheet = { view, size };
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = ink.sea;
  context.fillRect(0, 0, size.width, size.height);
  if (outlines === null) return;
  paintGlow(context, outlines.coasts, sheet, ink);

  // Round joins of thousands of points cost time, and nothing of them shows.
  context.lineJoin = 'bevel';
  context.fillStyle = terrainPattern(ink) ?? ink.land;
  context.strokeStyle = ink.line;
  const line = LINE_PIXELS / worldWidth(view.zoom);
  inEachCopy(context, sheet, ratio, (window, copy) => {
    context.lineWidth = line;
    context.globalAlpha = 1;
    for (const outline of outlines.land) {
      if (isSeen(outline, window, copy)) context.fill(outline.path);
    }
    context.stroke(linesIn(outlines.coasts, window, copy, line));
    context.globalAlpha = 0.6;
    context.stroke(linesIn(outlines.borders, window, copy, line));
  });

  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.globalAlpha = 1;
  paintNames(context, outlines, sheet, ink);
};
