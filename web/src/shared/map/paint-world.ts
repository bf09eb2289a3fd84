import { type MapSize, type MapView, onScreen, worldWidth } from './map-view.ts';
import type { CountryName, Outline, WorldOutlines } from './world-outlines.ts';

/** Colours and type of the map for the canvas. */
export type MapInk = {
  sea: string;
  land: string;
  line: string;
  text: string;
  /** Family and size of the names, as in CSS. */
  font: string;
  fontPixels: number;
};

const LINE_PIXELS = 0.9;
/** Half of the space that a name needs around itself. */
const NAME_GAP = 10;
/** A name takes at most this part of its country's width. */
const NAME_PART = 0.85;

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

const isSeen = (outline: Outline, window: Window, copy: number): boolean =>
  outline.west + copy <= window.east &&
  outline.east + copy >= window.west &&
  outline.north <= window.south &&
  outline.south >= window.north;

/** The names that fit, large countries first, with their position on the canvas. */
const placedNames = (
  names: readonly CountryName[],
  view: MapView,
  size: MapSize,
  ink: { fontPixels: number; widthOf: (name: string) => number },
): { name: string; left: number; top: number }[] => {
  const scale = worldWidth(view.zoom);
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return names.flatMap((country) => {
    const { left, top } = onScreen(country, view, size);
    if (left < 0 || left > size.width || top < 0 || top > size.height) return [];
    const half = ink.widthOf(country.name) / 2;
    if (half * 2 > country.width * scale * NAME_PART) return [];
    const box = {
      left: left - half - NAME_GAP,
      right: left + half + NAME_GAP,
      top: top - ink.fontPixels,
      bottom: top + ink.fontPixels,
    };
    const isFree = taken.every(
      (other) =>
        other.left > box.right ||
        other.right < box.left ||
        other.top > box.bottom ||
        other.bottom < box.top,
    );
    if (!isFree) return [];
    taken.push(box);
    return [{ name: country.name, left, top }];
  });
};

/** Draws sea, land, borders and names of a view onto a canvas of `size` CSS pixels. */
export const paintWorld = (
  context: CanvasRenderingContext2D,
  outlines: WorldOutlines | null,
  { view, size, ratio, ink }: { view: MapView; size: MapSize; ratio: number; ink: MapInk },
): void => {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = ink.sea;
  context.fillRect(0, 0, size.width, size.height);
  if (outlines === null) return;

  const window = windowOf(view, size);
  const scale = worldWidth(view.zoom) * ratio;
  context.lineJoin = 'round';
  context.lineWidth = LINE_PIXELS / worldWidth(view.zoom);
  for (let copy = Math.floor(window.west); copy <= Math.floor(window.east); copy += 1) {
    const left = (copy - window.west) * scale;
    context.setTransform(scale, 0, 0, scale, left, -window.north * scale);
    context.fillStyle = ink.land;
    context.strokeStyle = ink.line;
    for (const outline of outlines.land) {
      if (!isSeen(outline, window, copy)) continue;
      context.fill(outline.path);
      context.stroke(outline.path);
    }
    for (const outline of outlines.borders) {
      if (isSeen(outline, window, copy)) context.stroke(outline.path);
    }
  }

  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.font = ink.font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink.text;
  const placed = placedNames(outlines.names, view, size, {
    fontPixels: ink.fontPixels,
    widthOf: (name) => context.measureText(name).width,
  });
  for (const { name, left, top } of placed) context.fillText(name, left, top);
};
