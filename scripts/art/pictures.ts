import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { CuratedPlace } from '../seed/demo-places.ts';
import { randomFrom } from '../seed/random.ts';
import type { Doing } from './doing.ts';
import { paintDoing } from './doing.ts';
import type { Subject } from './layers.ts';
import type { LightKind, Season, Weather } from './light.ts';
import type { Outside } from './outside.ts';
import { paintEvening, paintOutside } from './outside.ts';
import { createPaint } from './paint.ts';
import type { Paint } from './paint.ts';
import { paintPlace, sceneOf } from './place.ts';
import type { Bedrooms } from './room.ts';
import { paintRoom } from './room.ts';
import { paintGrain, paintSky, paintWeather } from './sky.ts';
import { shore } from './water-scenes.ts';

/** The pictures of a resort: what each shows, and in what light, weather and season. */
export type PicturePlan = {
  light: LightKind;
  weather: Weather;
  season: Season;
} & (
  | { view: 'place' | 'evening' }
  | { view: 'room'; bedrooms: Bedrooms }
  | { view: 'outside'; outside: Outside }
  | { view: 'doing'; doing: Doing }
);

const BEDROOMS: { readonly [bedrooms: string]: Bedrooms } = {
  studio: 0,
  '1 bedroom': 1,
  '2 bedroom': 2,
  '3 bedroom': 3,
  '4 bedroom': 4,
};

const seasonOf = ({ code, scene, land }: Subject): Season => {
  const random = randomFrom(`${code}/season`);
  if (scene === 'snow') return 'winter';
  if (scene === 'blossom') return random.pick(['spring', 'autumn', 'spring', 'summer']);
  if (scene === 'vineyard') return random.pick(['spring', 'summer', 'autumn', 'autumn']);
  if (land.climate === 'mild') return random.pick(['spring', 'summer', 'summer', 'autumn']);
  if (land.climate === 'cold') return random.pick(['spring', 'summer', 'autumn', 'winter']);
  return 'summer';
};

const weatherOf = ({ code, land, scene }: Subject, light: LightKind, picture: number): Weather => {
  const random = randomFrom(`${code}/weather${picture}`);
  if (scene === 'snow' && picture > 1 && random.chance(0.3)) return 'snow';
  if (light === 'night') return random.chance(0.8) ? 'clear' : 'clouds';
  if (land.climate === 'desert') return random.pick(['clear', 'clear', 'haze', 'clouds']);
  return random.pick(['clear', 'clear', 'clouds', 'clouds', 'haze']);
};

const outsideOf = (subject: Subject, amenities: readonly string[]): Outside => {
  const { land, scene } = subject;
  if (scene === 'snow') return 'hot tub';
  if (land.houses === 'overwater') return 'deck';
  const random = randomFrom(`${subject.code}/outside`);
  if (sceneOf(subject) === shore) return random.pick(['beach', 'pool', 'beach', 'deck']);
  const warm = ['tropical', 'subtropical', 'desert', 'mediterranean'].includes(land.climate);
  return amenities.includes('Pool') || (warm && random.chance(0.6)) ? 'pool' : 'terrace';
};

const doingsOf = (subject: Subject, amenity: string): readonly Doing[] => {
  const { land, lat, scene } = subject;
  const open = ['sea', 'lagoon', 'bay', 'lake', 'fjord'].includes(land.water);
  const sandy = sceneOf(subject) === shore;
  switch (amenity) {
    case 'Skiing':
      return scene === 'snow' ? ['ski'] : [];
    case 'Golf':
      return scene === 'golf' ? ['golf'] : [];
    case 'Scuba & Water Sports':
      return land.water !== 'lake' && open && Math.abs(lat) < 31 ? ['reef'] : open ? ['sail'] : [];
    case 'Boating':
      return open ? ['sail', 'row'] : land.water === 'none' || land.water === 'pond' ? [] : ['row'];
    case 'Fishing':
      return open || land.water === 'river' ? ['jetty'] : [];
    case 'Hiking':
      return scene === 'snow' ? [] : ['trail'];
    case 'Wine & Food':
      return ['table'];
    case 'Spa':
    case 'Hot Springs':
      return ['springs'];
    case 'Wildlife':
      return scene === 'savanna' && land.plants.includes('acacia') ? ['herd'] : ['birds'];
    case 'Culture':
    case 'Casinos':
      return ['street'];
    case 'Beach':
      return sandy ? ['kite'] : [];
    case 'Family Vacations':
      return sandy ? ['kite', 'picnic'] : scene === 'snow' ? [] : ['picnic'];
    default:
      return [];
  }
};

const doingOf = (subject: Subject, amenities: readonly string[]): Doing => {
  const all = amenities.flatMap((amenity) => doingsOf(subject, amenity));
  return all.length === 0 ? 'table' : randomFrom(`${subject.code}/doing`).pick(all);
};

/** What the pictures of the places are drawn from, in the order of the places. */
export const subjectsOf = (places: readonly CuratedPlace[]): Subject[] => {
  const turns = new Map<LightKind, number>();
  return places.map(({ code, scene, light, lat, lng, land }) => {
    const turn = turns.get(light) ?? 0;
    turns.set(light, turn + 1);
    return { code, scene, light, turn, lat, lng, land };
  });
};

/** Plans the five pictures of a resort: the place first, then its room, outside, evening, and a day. */
export const planPictures = (
  subject: Subject,
  resort: Pick<StoredResort, 'bedrooms' | 'amenities'>,
): PicturePlan[] => {
  const random = randomFrom(`${subject.code}/plan`);
  const season = seasonOf(subject);
  const { light } = subject;
  const evening: LightKind =
    light === 'dusk'
      ? 'night'
      : light === 'night'
        ? 'dusk'
        : random.pick(['dusk', 'dusk', 'night']);
  const day = (lights: readonly LightKind[]): LightKind =>
    random.pick(lights.filter((kind) => kind !== light));
  const lights: readonly LightKind[] = [
    light,
    day(['dawn', 'noon', 'golden']),
    day(['noon', 'golden', 'golden']),
    evening,
    day(['dawn', 'noon', 'golden']),
  ];
  const base = lights.map((kind, index) => ({
    light: kind,
    weather: index === 1 ? 'clear' : weatherOf(subject, kind, index + 1),
    season,
  })) as readonly { light: LightKind; weather: Weather; season: Season }[];
  const bedrooms = BEDROOMS[resort.bedrooms] ?? 1;
  const views = [
    { view: 'place' },
    { view: 'room', bedrooms },
    { view: 'outside', outside: outsideOf(subject, resort.amenities) },
    { view: 'evening' },
    { view: 'doing', doing: doingOf(subject, resort.amenities) },
  ] as const;
  return views.flatMap((view, index) => {
    const common = base[index];
    return common === undefined ? [] : [{ ...common, ...view }];
  });
};

const paintView = (paint: Paint, plan: PicturePlan): void => {
  switch (plan.view) {
    case 'place':
      paintSky(paint, { aurora: Math.abs(paint.brief.subject.lat) > 58 });
      paintPlace(paint);
      break;
    case 'room':
      paintRoom(paint, plan.bedrooms);
      break;
    case 'outside':
      paintOutside(paint, plan.outside);
      break;
    case 'evening':
      paintEvening(paint);
      break;
    case 'doing':
      paintDoing(paint, plan.doing);
      break;
  }
};

/** Draws picture `index` (from 1) of a place; the same subject and plan always give the same text. */
export const drawPicture = (subject: Subject, plan: PicturePlan, index: number): string => {
  const raised = plan.view === 'outside' || plan.view === 'doing';
  const high = plan.light === 'noon' || plan.light === 'night';
  const paint = createPaint({
    subject,
    pictureSeed: `${subject.code}-${index}`,
    light: plan.light,
    weather: plan.weather,
    season: plan.season,
    detail: plan.view === 'place' ? 1 : plan.view === 'evening' ? 0.6 : 0.3,
    raise: raised && high ? 90 : 0,
  });
  paintView(paint, plan);
  if (plan.view !== 'room') paintWeather(paint);
  paintGrain(paint);
  return paint.finish();
};
