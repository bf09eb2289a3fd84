import type { Random } from '../seed/random.ts';
import type { Paint } from './paint.ts';

/** A kind of place in two parts: what is far off, and what is near. Views show one or both. */
export type Scene = {
  backdrop: (paint: Paint) => void;
  foreground: (paint: Paint) => void;
};

/** The land behind a place: what is between its sky and its shore at the height `base`. */
export type Relief = (paint: Paint, random: Random, base: number) => void;

/** Mirrors positions at the middle of the picture, so that places of a kind face both ways. */
export type Across = (x: number) => number;
export const across =
  (left: boolean): Across =>
  (x) =>
    left ? x : 1200 - x;
