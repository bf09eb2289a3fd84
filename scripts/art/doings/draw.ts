import type { Random } from '../../seed/random.ts';
import { groundColour } from '../land-colours.ts';
import type { Paint } from '../paint.ts';
import type { Across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, rollingHeights } from '../shapes.ts';

/** Draws what one does: `at` and `s` mirror it, so that pictures of a kind face both ways. */
export type Draw = (paint: Paint, random: Random, at: Across, s: 1 | -1) => void;

/** Colours of cloth and hulls. */
export const CLOTHS = ['#d9482b', '#0b6b72', '#e8b04f', '#47708f', '#e07a5f'] as const;

/** Ground from the height `top` down, that swells to one side. */
export const ground = (
  paint: Paint,
  random: Random,
  top: number,
  colour = groundColour(paint),
): readonly Point[] => {
  const line = rollingHeights(random, { base: top + 30, height: 50, points: 7 });
  paint.fill(flowingGround(line, 830), paint.floor(colour, 0.03, 0.3, 0.16));
  return line;
};
