import type { SceneKind } from '../seed/demo-places.ts';
import type { Subject } from './layers.ts';
import type { Paint } from './paint.ts';
import type { Scene } from './scene.ts';
import { cliffs } from './scenes/cliff-coast.ts';
import { dryland } from './scenes/dryland.ts';
import { garden } from './scenes/garden.ts';
import { golf } from './scenes/golf-course.ts';
import { shore } from './scenes/shore.ts';
import { stillWater } from './scenes/still-water.ts';
import { terraces } from './scenes/terraces.ts';
import { town } from './scenes/town.ts';
import { valley } from './scenes/valley.ts';
import { vineyard } from './scenes/vineyard.ts';
import { winter } from './scenes/winter.ts';
import { short } from './shapes.ts';
import { paintSky } from './sky.ts';

const SCENES: { readonly [scene in SceneKind]?: Scene } = {
  blossom: garden,
  canal: town,
  'city-skyline': town,
  'desert-mesa': dryland,
  dunes: dryland,
  fjord: stillWater,
  forest: valley,
  golf,
  harbour: town,
  lake: stillWater,
  'mountain-summer': valley,
  'old-city': town,
  savanna: dryland,
  snow: winter,
  terraces,
  vineyard,
};

/** How a place is composed: by its kind, and for the open kinds by the water that it has. */
export const sceneOf = ({ scene, land }: Subject): Scene => {
  const own = SCENES[scene];
  if (own !== undefined) return own;
  if (scene === 'cliff-coast' && land.terrain === 'cliffs') return cliffs;
  if (land.water === 'sea' || land.water === 'lagoon') return shore;
  if (land.water === 'bay') return scene === 'tropical-coast' ? shore : town;
  return land.water === 'lake' ? stillWater : valley;
};

/** How far the horizon has to be moved up to stand above a terrace. */
const raiseOf = (subject: Subject): number =>
  sceneOf(subject) === shore || sceneOf(subject) === cliffs ? 20 : 100;

/** A place as it is first seen. */
export const paintPlace = (paint: Paint): void => {
  paintSky(paint, { aurora: true });
  const { backdrop, foreground } = sceneOf(paint.brief.subject);
  backdrop(paint);
  foreground(paint);
};

/** The sky and what lies far off, under a transform: what a view paints next is in front of it. */
export const paintBackdrop = (paint: Paint, transform: string): void => {
  paint.add(`<g transform="${transform}">`);
  paintSky(paint);
  sceneOf(paint.brief.subject).backdrop(paint);
  paint.add('</g>');
};

/** The same, moved up for a terrace in front of it; a `share` of that for lower ground. */
export const paintRaised = (paint: Paint, share = 1): void => {
  paintBackdrop(paint, `translate(0-${short(raiseOf(paint.brief.subject) * share)})`);
};
