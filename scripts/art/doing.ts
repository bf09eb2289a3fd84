import { jetty, row, sail } from './doings/boating.ts';
import type { Draw } from './doings/draw.ts';
import { street, table } from './doings/eating.ts';
import { birds, herd, picnic, springs, trail } from './doings/outdoors.ts';
import { reef } from './doings/reef.ts';
import { golf, kite, ski } from './doings/sport.ts';
import type { Paint } from './paint.ts';
import { across } from './scene.ts';

const DRAWINGS = {
  birds,
  golf,
  herd,
  jetty,
  kite,
  picnic,
  reef,
  row,
  sail,
  ski,
  springs,
  street,
  table,
  trail,
} as const satisfies Record<string, Draw>;

/** What one does at a place. */
export type Doing = keyof typeof DRAWINGS;

/** What one does there, with the place behind it. */
export const paintDoing = (paint: Paint, doing: Doing): void => {
  const random = paint.random('doing');
  const left = random.chance(0.5);
  DRAWINGS[doing](paint, random, across(left), left ? 1 : -1);
};
