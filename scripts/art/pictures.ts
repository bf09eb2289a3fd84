import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { CuratedPlace, LightKind } from '../seed/demo-places.ts';
import { randomFrom } from '../seed/random.ts';
import type { Doing } from './doing.ts';
import { paintDoing } from './doing.ts';
import type { Bedrooms } from './furniture.ts';
import type { Layer, Subject } from './layers.ts';
import { hasSeasons, isThere } from './layers.ts';
import type { Season, Weather } from './light.ts';
import type { Outside } from './outside.ts';
import { paintEvening } from './evening.ts';
import { paintOutside } from './outside.ts';
import { createPaint } from './paint.ts';
import type { Paint } from './paint.ts';
import { paintPlace, sceneOf } from './place.ts';
import { paintRoom } from './room.ts';
import { paintGrain, paintWeather } from './sky.ts';
import { shore } from './scenes/shore.ts';

/** The five pictures of a resort: its place, a room, outside, the evening, and what one does there. */
export type ResortPictures = {
  season: Season;
  bedrooms: Bedrooms;
  outside: Outside;
  doing: Doing;
  /** The light and weather of each picture. */
  skies: readonly { light: LightKind; weather: Weather }[];
};

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
  return amenities.includes('Pool') || (!hasSeasons(subject) && random.chance(0.6))
    ? 'pool'
    : 'terrace';
};

const doingsOf = (subject: Subject, season: Season, amenity: string): readonly Doing[] => {
  const { land, scene } = subject;
  const has = (layer: Layer): boolean => isThere(layer, subject, season);
  const open = ['sea', 'lagoon', 'bay', 'lake', 'fjord'].includes(land.water);
  const sandy = sceneOf(subject) === shore;
  switch (amenity) {
    case 'Skiing':
      return has('piste') ? ['ski'] : [];
    case 'Golf':
      return has('golf green') ? ['golf'] : [];
    case 'Scuba & Water Sports':
      return has('reef') ? ['reef'] : open ? ['sail'] : [];
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
      return has('savanna animals') ? ['herd'] : ['birds'];
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

const doingOf = (subject: Subject, season: Season, amenities: readonly string[]): Doing => {
  const all = amenities.flatMap((amenity) => doingsOf(subject, season, amenity));
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

/** Plans the pictures of a resort. */
export const planPictures = (
  subject: Subject,
  { bedrooms, amenities }: Pick<StoredResort, 'bedrooms' | 'amenities'>,
): ResortPictures => {
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
  const lights = [
    light,
    day(['dawn', 'noon', 'golden']),
    day(['noon', 'golden', 'golden']),
    evening,
    day(['dawn', 'noon', 'golden']),
  ];
  return {
    season,
    bedrooms: BEDROOMS[bedrooms] ?? 1,
    outside: outsideOf(subject, amenities),
    doing: doingOf(subject, season, amenities),
    skies: lights.map((kind, index) => ({
      light: kind,
      // The window of a room shows a clear sky.
      weather: index === 1 ? 'clear' : weatherOf(subject, kind, index + 1),
    })),
  };
};

/** How each picture is painted; what hides much of the place needs less of its detail. */
const VIEWS: readonly {
  detail: number;
  /** True where the place is moved up, and its sun with it. */
  raised: boolean;
  paint: (paint: Paint, pictures: ResortPictures) => void;
}[] = [
  { detail: 1, raised: false, paint: paintPlace },
  { detail: 0.3, raised: false, paint: (paint, { bedrooms }) => paintRoom(paint, bedrooms) },
  { detail: 0.3, raised: true, paint: (paint, { outside }) => paintOutside(paint, outside) },
  { detail: 0.6, raised: false, paint: paintEvening },
  { detail: 0.3, raised: true, paint: (paint, { doing }) => paintDoing(paint, doing) },
];

/**
 * Draws each picture of a resort, when it is requested; the same subject and plan always give the same
 * texts.
 */
export const drawPictures = (subject: Subject, pictures: ResortPictures): (() => string)[] =>
  pictures.skies.flatMap(({ light, weather }, index) => {
    const view = VIEWS[index];
    if (view === undefined) return [];
    return () => {
      const high = light === 'noon' || light === 'night';
      const paint = createPaint({
        subject,
        pictureSeed: `${subject.code}-${index + 1}`,
        light,
        weather,
        season: pictures.season,
        detail: view.detail,
        raise: view.raised && high ? 90 : 0,
      });
      view.paint(paint, pictures);
      paintWeather(paint);
      paintGrain(paint);
      return paint.finish();
    };
  });
