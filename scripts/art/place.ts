import type { SceneKind } from '../seed/demo-places.ts';
import { dryland, garden, golf, terraces, valley, vineyard, winter } from './land-scenes.ts';
import type { Paint } from './paint.ts';
import type { Scene } from './scene.ts';
import type { Subject } from './layers.ts';
import { cliffs, shore, stillWater, town } from './water-scenes.ts';

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
export const raiseOf = (subject: Subject): number =>
  sceneOf(subject) === shore || sceneOf(subject) === cliffs ? 20 : 100;

/** The whole of a place as it is first seen. */
export const paintPlace = (paint: Paint): void => {
  const scene = sceneOf(paint.brief.subject);
  scene.backdrop(paint);
  scene.foreground(paint);
};
