import type { DrawnResort } from '@club/domain/resort/drawn-scene';
import { packDrawn } from '@club/domain/resort/drawn-scene';
import { allFloorPlans, floorPlanPath } from '@club/domain/resort/floor-plan';
import { PLACES } from '../seed/demo-places.ts';
import { buildSeedResorts } from '../seed/resorts.ts';
import { hasSeasons } from './layers.ts';
import { drawPicture, planPictures, subjectsOf } from './pictures.ts';
import { drawFloorPlan } from './plan.ts';

/** What is drawn: each place with the resort that stands there. */
const resorts = buildSeedResorts(PLACES.length);
const plans = subjectsOf(PLACES).flatMap((subject, at) => {
  const resort = resorts[at];
  return resort === undefined ? [] : [{ subject, pictures: planPictures(subject, resort) }];
});

/** Every drawing of the demo resorts by its address, each drawn when it is asked for. */
export const artFiles = (): ReadonlyMap<string, () => string> =>
  new Map([
    ...plans.flatMap(({ subject, pictures }) =>
      pictures.map(
        (plan, index) =>
          [
            `/art/${subject.code}-${index + 1}.svg`,
            () => drawPicture(subject, plan, index + 1),
          ] as const,
      ),
    ),
    ...allFloorPlans().map((plan) => [floorPlanPath(plan), () => drawFloorPlan(plan)] as const),
  ]);

const SEASON_LETTERS = { spring: 'p', summer: '-', autumn: 'a', winter: 'w' } as const;
const LIGHT_LETTERS = { dawn: 'd', noon: 'n', golden: 'g', dusk: 'u', night: 'k' } as const;
const WEATHER_LETTERS = { clear: 'c', clouds: 'o', haze: 'h', snow: 'c' } as const;
const OUTSIDE_LETTERS = { pool: 'p', terrace: 't', beach: 'b', deck: 'd', 'hot tub': 'h' } as const;

const drawnResort = ({ subject, pictures }: (typeof plans)[number]): DrawnResort[] => {
  const { code, scene, land } = subject;
  const { terrain, water, houses } = land;
  const first = pictures[0];
  const found = pictures.reduce<Partial<DrawnResort>>((known, plan) => {
    if (plan.view === 'room') return { ...known, bedrooms: plan.bedrooms };
    if (plan.view === 'outside') return { ...known, outside: OUTSIDE_LETTERS[plan.outside] };
    if (plan.view === 'doing') return { ...known, doing: plan.doing };
    return known;
  }, {});
  const { bedrooms, outside, doing } = found;
  if (!first || bedrooms === undefined || outside === undefined || doing === undefined) return [];
  // The seasons of a warm place look alike, and there is but one where there is always snow.
  const isSeasonal = scene !== 'snow' && hasSeasons(subject);
  return [
    {
      code,
      scene,
      terrain,
      water,
      houses,
      doing,
      bedrooms,
      outside,
      season: isSeasonal ? SEASON_LETTERS[first.season] : '-',
      weather: WEATHER_LETTERS[first.weather],
      lights: pictures.map(({ light }) => LIGHT_LETTERS[light]),
    },
  ];
};

/** What `drawn-pictures.json` says of the pictures of all resorts. */
export const drawnPictures = (): { steps: string; pictures: string } =>
  packDrawn(plans.flatMap(drawnResort));
