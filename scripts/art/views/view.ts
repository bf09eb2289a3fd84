import type { Paint } from '../paint.ts';
import type { SceneKind } from '../scene-kinds.ts';

/** Where a picture of a place is taken from. */
export const VIEW_KINDS = ['wide', 'again', 'terrace', 'window', 'shore', 'path'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** What a view is given to paint over: the board and the kind of place behind it. */
export type ViewPainter = (paint: Paint, kind: SceneKind, backdrop: () => void) => void;

/** Paints the backdrop moved up, so that a near view has room below the horizon. */
export const raised = (paint: Paint, backdrop: () => void, by: number): void => {
  paint.add(`<g transform="translate(0-${by})">`);
  backdrop();
  paint.add('</g>');
};

/** How far a kind's horizon has to be moved up to stand above a terrace. */
export const RAISE: { readonly [kind in SceneKind]: number } = {
  blossom: 110,
  canal: 130,
  'city-skyline': 100,
  'cliff-coast': 20,
  'desert-mesa': 110,
  dunes: 120,
  fjord: 100,
  forest: 110,
  golf: 110,
  harbour: 120,
  highlands: 100,
  lagoon: 20,
  lake: 90,
  'mountain-summer': 120,
  'old-city': 110,
  savanna: 110,
  snow: 120,
  terraces: 110,
  'tropical-coast': 20,
  vineyard: 120,
  volcano: 80,
};
