import type { DrawnResort } from '@club/domain/resort/drawn-scene';
import { packDrawn } from '@club/domain/resort/drawn-scene';
import { allFloorPlans, floorPlanPath } from '@club/domain/resort/floor-plan';
import { PLACES } from '../seed/demo-places.ts';
import { buildSeedResorts } from '../seed/resorts.ts';
import { hasSeasons } from './layers.ts';
import { drawPictures, planPictures, subjectsOf } from './pictures.ts';
import { drawFloorPlan } from './plan.ts';

/** What is drawn: each place with the resort that stands there. */
const seeded = buildSeedResorts(PLACES.length);
const resorts = subjectsOf(PLACES).flatMap((subject, at) => {
  const resort = seeded[at];
  return resort === undefined ? [] : [{ subject, pictures: planPictures(subject, resort) }];
});

/** Every drawing of the demo resorts by its address, each drawn when it is requested. */
export const ART_FILES: ReadonlyMap<string, () => string> = new Map([
  ...resorts.flatMap(({ subject, pictures }) =>
    drawPictures(subject, pictures).map(
      (draw, index) => [`/art/${subject.code}-${index + 1}.svg`, draw] as const,
    ),
  ),
  ...allFloorPlans().map((plan) => [floorPlanPath(plan), () => drawFloorPlan(plan)] as const),
]);

const SEASON_LETTERS = { spring: 'p', summer: '-', autumn: 'a', winter: 'w' } as const;
const LIGHT_LETTERS = { dawn: 'd', noon: 'n', golden: 'g', dusk: 'u', night: 'k' } as const;
const WEATHER_LETTERS = { clear: 'c', clouds: 'o', haze: 'h', snow: 'c' } as const;
const OUTSIDE_LETTERS = { pool: 'p', terrace: 't', beach: 'b', deck: 'd', 'hot tub': 'h' } as const;

const drawnResort = ({ subject, pictures }: (typeof resorts)[number]): DrawnResort => {
  const { code, scene, land } = subject;
  const { terrain, water, houses } = land;
  const { season, bedrooms, outside, doing, skies } = pictures;
  // The seasons of a warm place look alike, and there is but one where there is always snow.
  const isSeasonal = scene !== 'snow' && hasSeasons(subject);
  return {
    code,
    scene,
    terrain,
    water,
    houses,
    doing,
    bedrooms,
    outside: OUTSIDE_LETTERS[outside],
    season: isSeasonal ? SEASON_LETTERS[season] : '-',
    weather: WEATHER_LETTERS[skies[0]?.weather ?? 'clear'],
    lights: skies.map(({ light }) => LIGHT_LETTERS[light]),
  };
};

/** What `drawn-pictures.json` says of the pictures of all resorts. */
export const drawnPictures = (): { steps: string; pictures: string } =>
  packDrawn(resorts.map(drawnResort));
