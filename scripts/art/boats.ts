import type { Paint } from './paint.ts';
import { numbers, short } from './shapes.ts';

/** A sailing boat with its foot on the water line. */
export const paintSail = (
  paint: Paint,
  x: number,
  y: number,
  size: number,
  depth: number,
  colour = '#fbf8f2',
): void => {
  const s = size;
  paint.fill(
    `M${numbers([x, y - s])}q${numbers([s * 0.42, s * 0.5, s * 0.46, s * 0.84])}h${short(-s * 0.46)}z`,
    paint.lit(colour, depth, 0.2),
  );
  paint.fill(
    `M${numbers([x - s * 0.05, y - s * 0.9])}v${short(s * 0.74)}h${short(-s * 0.32)}q${numbers([s * 0.2, -s * 0.36, s * 0.32, -s * 0.74])}z`,
    paint.tone(colour, depth, 0.18),
  );
  paint.fill(
    `M${numbers([x - s * 0.4, y - s * 0.12])}h${short(s * 0.94)}q${numbers([-s * 0.1, s * 0.14, -s * 0.2, s * 0.14])}h${short(-s * 0.56)}q${numbers([-s * 0.1, 0, -s * 0.18, -s * 0.14])}z`,
    paint.tone('#7a4536', depth, 0.12),
  );
};

/** A small open boat, moored. */
export const paintRowingBoat = (
  paint: Paint,
  x: number,
  y: number,
  size: number,
  colour: string,
  depth = 0.05,
): void => {
  const s = size;
  paint.fill(
    `M${numbers([x, y])}q${numbers([s * 0.5, s * 0.1, s, -s * 0.04])}q${numbers([-s * 0.06, s * 0.24, -s * 0.24, s * 0.25])}h${short(-s * 0.5)}q${numbers([-s * 0.2, 0, -s * 0.26, -s * 0.21])}z`,
    paint.tone(colour, depth, 0.1),
  );
  paint.fill(
    `M${numbers([x, y])}q${numbers([s * 0.5, s * 0.1, s, -s * 0.04])}l${numbers([-s * 0.02, s * 0.06])}q${numbers([-s * 0.48, s * 0.1, -s * 0.96, s * 0.03])}z`,
    paint.lit('#f3e6cf', depth, 0.2),
  );
};

/** Colours of moored boats. */
export const HULLS = ['#d9482b', '#1b7a82', '#e6b14d', '#f3ead8', '#2f5b7a'] as const;
