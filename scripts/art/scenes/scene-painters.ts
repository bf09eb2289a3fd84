import type { SceneKind } from '../scene-kinds.ts';
import { blossom } from './blossom.ts';
import { canal } from './canal.ts';
import { citySkyline } from './city-skyline.ts';
import { cliffCoast } from './cliff-coast.ts';
import { desertMesa } from './desert-mesa.ts';
import { dunes } from './dunes.ts';
import { fjord } from './fjord.ts';
import { forest } from './forest.ts';
import { golf } from './golf.ts';
import { harbour } from './harbour.ts';
import { highlands } from './highlands.ts';
import { lagoon } from './lagoon.ts';
import { lake } from './lake.ts';
import { mountainSummer } from './mountain-summer.ts';
import { oldCity } from './old-city.ts';
import { savanna } from './savanna.ts';
import type { Scene } from './scene.ts';
import { snow } from './snow.ts';
import { terraces } from './terraces.ts';
import { tropicalCoast } from './tropical-coast.ts';
import { vineyard } from './vineyard.ts';
import { volcano } from './volcano.ts';

/** The painter of each kind of place. */
export const SCENE_PAINTERS: { readonly [kind in SceneKind]: Scene } = {
  blossom,
  canal,
  'city-skyline': citySkyline,
  'cliff-coast': cliffCoast,
  'desert-mesa': desertMesa,
  dunes,
  fjord,
  forest,
  golf,
  harbour,
  highlands,
  lagoon,
  lake,
  'mountain-summer': mountainSummer,
  'old-city': oldCity,
  savanna,
  snow,
  terraces,
  'tropical-coast': tropicalCoast,
  vineyard,
  volcano,
};
