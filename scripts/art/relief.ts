import type { Paint } from './paint.ts';
import { cliffs } from './relief/cliffs.ts';
import { dunes } from './relief/dunes.ts';
import { isle, peaks, volcano, whiteVolcano } from './relief/high-land.ts';
import { flat, highlands, hills, ridges } from './relief/low-land.ts';
import { domes, karst, mesas, table } from './relief/rock.ts';

const RELIEFS = {
  flat,
  dunes,
  hills,
  ridges,
  peaks,
  volcano,
  'white-volcano': whiteVolcano,
  cliffs,
  karst,
  mesas,
  domes,
  highlands,
  table,
  isle,
} as const;

/** Paints the land behind a place, with its foot at `base`. */
export const paintRelief = (paint: Paint, base: number): void => {
  const { terrain } = paint.brief.subject.land;
  paint.layer(`terrain ${terrain}`);
  RELIEFS[terrain](paint, paint.placeRandom('relief'), base);
};
