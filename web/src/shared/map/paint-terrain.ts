import { worldPlace, yOf } from './mercator.ts';
import { LAND_PATCHES, type LandKind, RANGES } from './terrain.ts';

/** Colours of the land, each as `rgb(r, g, b)`. */
export type TerrainInk = Record<LandKind, string> & {
  land: string;
  /** The shaded and the lit side of mountains. */
  shade: string;
  peak: string;
};

/** Pixels of the picture for the width of the world, and for what the map shows of its height. */
const WIDTH = 2048;
const HEIGHT = 1536;
const DEGREE = 1 / 360;

/** How much of a kind shows in the middle of a patch. */
const STRENGTH: Record<LandKind, number> = { dry: 0.9, lush: 0.85, ice: 1 };

/** Towards the poles the land is bare: from these latitudes on, and fully at those. */
const BARE: readonly (readonly [from: number, to: number])[] = [
  [58, 74],
  [-50, -60],
];

/** Distance between the mountains of a range, in degrees. */
const PEAK_EVERY = 0.09;

const seeThrough = (colour: string): string => colour.replace('rgb(', 'rgba(').replace(')', ', 0)');

/** The same numbers between 0 and 1 for every visit, so that mountains keep their shape. */
const sameNumbers = (): (() => number) => {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const paintPatches = (context: CanvasRenderingContext2D, ink: TerrainInk): void => {
  for (const kind of ['lush', 'dry', 'ice'] as const) {
    for (const [lng, lat, across, up] of LAND_PATCHES[kind]) {
      const { x, y } = worldPlace({ lat, lng });
      const high = yOf(lat - up) - yOf(lat + up);
      const fade = context.createRadialGradient(0, 0, 0, 0, 0, 1);
      fade.addColorStop(0, ink[kind]);
      fade.addColorStop(0.55, ink[kind]);
      fade.addColorStop(1, seeThrough(ink[kind]));
      context.save();
      context.globalAlpha = STRENGTH[kind];
      context.translate(x, y);
      context.scale(across * DEGREE * 1.25, (high / 2) * 1.25);
      context.fillStyle = fade;
      context.fillRect(-1, -1, 2, 2);
      context.restore();
    }
  }
};

const paintBareLand = (context: CanvasRenderingContext2D, ink: TerrainInk): void => {
  for (const [from, to] of BARE) {
    const fade = context.createLinearGradient(0, yOf(from), 0, yOf(to));
    fade.addColorStop(0, seeThrough(ink.ice));
    fade.addColorStop(1, ink.ice);
    context.fillStyle = fade;
    context.fillRect(0, Math.min(yOf(from), yOf(to)) - (from > 0 ? 0.2 : 0), 1, 0.3);
  }
};

/** One mountain: its lit side to the north-west, its shaded side to the south-east. */
const paintPeak = (
  context: CanvasRenderingContext2D,
  ink: TerrainInk,
  [x, y, size, turn]: readonly [x: number, y: number, size: number, turn: number],
): void => {
  const [alongX, alongY] = [Math.cos(turn) * size, Math.sin(turn) * size];
  for (const [colour, part, side] of [
    [ink.shade, 0.4, 1],
    [ink.peak, 0.6, -1],
  ] as const) {
    context.globalAlpha = part;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x - alongX, y - alongY);
    context.lineTo(x + alongX, y + alongY);
    context.lineTo(x + size * 0.55 * side, y + size * 0.6 * side);
    context.fill();
  }
};

/** Soft high ground along each ridge, and mountains strewn over it. */
const paintRanges = (context: CanvasRenderingContext2D, ink: TerrainInk): void => {
  const random = sameNumbers();
  /** Mostly near 0, at most 1 to each side. */
  const aside = (): number => random() + random() - 1;
  for (const [width, ...ridge] of RANGES) {
    const wide = width * DEGREE;
    const points = ridge.map(([lng, lat]) => worldPlace({ lat, lng }));
    for (const [at, from] of points.entries()) {
      const to = points[at + 1];
      if (to === undefined) break;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy);
      const turn = Math.atan2(dy, dx);
      const steps = Math.max(1, Math.round(length / (PEAK_EVERY * DEGREE)));
      for (let step = 0; step < steps; step += 1) {
        const part = (step + random()) / steps;
        const off = aside() * wide * 1.5;
        const [x, y] = [
          from.x + dx * part - (dy / length) * off,
          from.y + dy * part + (dx / length) * off,
        ];
        context.globalAlpha = 0.016;
        context.fillStyle = ink.shade;
        context.beginPath();
        context.arc(x, y, wide * (0.7 + random() * 1.1), 0, 2 * Math.PI);
        context.fill();
        const size = wide * (0.14 + random() * 0.26) * (1 - Math.abs(off) / (wide * 2));
        paintPeak(context, ink, [x, y, size, turn + aside() * 1.1]);
      }
    }
  }
  context.globalAlpha = 1;
};

let last: { key: string; pattern: CanvasPattern | null } | null = null;

/**
 * The land of the whole world as a pattern for the unit square of the projection: tinted by climate,
 * with its mountains. Painted once for a set of colours; null where the browser has no memory for it.
 */
export const terrainPattern = (ink: TerrainInk): CanvasPattern | null => {
  const key = Object.values(ink).join();
  if (last?.key === key) return last.pattern;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return null;
  context.fillStyle = ink.land;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.scale(WIDTH, WIDTH);
  paintPatches(context, ink);
  paintBareLand(context, ink);
  paintRanges(context, ink);
  const pattern = context.createPattern(canvas, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / WIDTH));
  last = { key, pattern };
  return pattern;
};
