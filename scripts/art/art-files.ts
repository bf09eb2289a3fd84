import { FLOOR_PLANS, floorPlanPath } from '@club/domain/resort/floor-plan';
import { PLACES } from '../seed/demo-places.ts';
import { buildSeedResorts } from '../seed/resorts.ts';
import type { Subject } from './layers.ts';
import type { PicturePlan } from './pictures.ts';
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
    ...FLOOR_PLANS.map((plan) => [floorPlanPath(plan), () => drawFloorPlan(plan)] as const),
  ]);

const SEASON_LETTERS = { spring: 'p', autumn: 'a', winter: 'w' } as const;
const LIGHT_LETTERS = { dawn: 'd', noon: 'n', golden: 'g', dusk: 'u', night: 'k' } as const;

/** A picture in a word of `drawn-pictures.json`. */
const wordOf = (plan: PicturePlan, { land, scene }: Subject): string => {
  const shown =
    plan.view === 'room'
      ? String(plan.bedrooms)
      : plan.view === 'outside'
        ? plan.outside.charAt(0)
        : plan.view === 'doing'
          ? plan.doing
          : '';
  // The seasons of a warm place, and of a room, look alike.
  const seasonal =
    plan.view !== 'room' && scene !== 'snow' && ['mild', 'cold'].includes(land.climate);
  const season = seasonal && plan.season !== 'summer' ? SEASON_LETTERS[plan.season] : '';
  return `${shown}:${LIGHT_LETTERS[plan.light]}${plan.weather === 'clouds' ? 'o' : plan.weather.charAt(0)}${season}`;
};

/** What `drawn-pictures.json` says of the pictures of each resort. */
export const drawnPictures = (): Record<string, string> =>
  Object.fromEntries(
    plans.map(({ subject, pictures }) => {
      const { scene, land } = subject;
      const words = pictures.map((plan) => wordOf(plan, subject));
      return [subject.code, [scene, land.terrain, land.water, land.houses, ...words].join(' ')];
    }),
  );
