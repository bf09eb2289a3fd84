import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import type { LightKind, Season, Weather } from './light.ts';
import type { Crop } from './paint.ts';
import { createPaint } from './paint.ts';
import type { ArtFile } from './resort-pictures.ts';
import type { Climate, SceneKind } from './scene-kinds.ts';
import { SCENE_PAINTERS } from './scenes/scene-painters.ts';
import { paintGrain, paintSky, paintWeather } from './sky.ts';

type SitePicture = {
  name: string;
  seed: string;
  scene: SceneKind;
  light: LightKind;
  weather: Weather;
  season: Season;
  climate: Climate;
  /** Without it, the whole board is shown. */
  crop?: Crop;
  /** Cut to a soft pebble, so that the scene rests on the page without a frame. */
  pebble?: boolean;
};

const PEBBLE =
  'M96 372C84 196 236 84 428 70S770 34 934 92s238 196 212 352-118 268-312 292-352 26-514-8S108 556 96 372z';

const SITE_PICTURES: readonly SitePicture[] = [
  {
    name: 'hero.svg',
    seed: 'hero21',
    scene: 'tropical-coast',
    light: 'golden',
    weather: 'clouds',
    season: 'summer',
    climate: 'warm',
    crop: { view: [0, 110, 1200, 600], width: 1200, height: 600 },
  },
  {
    name: 'hero-phone.svg',
    seed: 'hero21',
    scene: 'tropical-coast',
    light: 'golden',
    weather: 'clouds',
    season: 'summer',
    climate: 'warm',
    crop: { view: [60, 0, 600, 800], width: 600, height: 800 },
  },
  {
    name: 'magazine.svg',
    seed: 'magazine',
    scene: 'vineyard',
    light: 'golden',
    weather: 'clouds',
    season: 'autumn',
    climate: 'mild',
  },
  {
    name: 'login.svg',
    seed: 'login',
    scene: 'lagoon',
    light: 'dusk',
    weather: 'clouds',
    season: 'summer',
    climate: 'warm',
    crop: { view: [200, 0, 800, 800], width: 800, height: 800 },
  },
  {
    name: 'empty.svg',
    seed: 'empty',
    scene: 'dunes',
    light: 'dawn',
    weather: 'clear',
    season: 'summer',
    climate: 'warm',
    pebble: true,
  },
  {
    name: 'error.svg',
    seed: 'error',
    scene: 'highlands',
    light: 'dawn',
    weather: 'rain',
    season: 'summer',
    climate: 'cool',
    pebble: true,
  },
  {
    name: 'offline.svg',
    seed: 'offline',
    scene: 'lake',
    light: 'night',
    weather: 'clear',
    season: 'summer',
    climate: 'cool',
    pebble: true,
  },
  {
    name: 'not-found.svg',
    seed: 'not-found',
    scene: 'desert-mesa',
    light: 'golden',
    weather: 'clear',
    season: 'summer',
    climate: 'warm',
    pebble: true,
  },
  {
    name: 'fallback.svg',
    seed: 'fallback',
    scene: 'cliff-coast',
    light: 'dawn',
    weather: 'haze',
    season: 'summer',
    climate: 'mild',
  },
];

const draw = (picture: SitePicture): ArtFile => {
  const paint = createPaint({
    placeSeed: picture.seed,
    pictureSeed: picture.seed,
    light: picture.light,
    weather: picture.weather,
    season: picture.season,
    climate: picture.climate,
    americas: true,
    detail: 1,
    raise: 0,
    width: ART_WIDTH,
    height: ART_HEIGHT,
  });
  const scene = SCENE_PAINTERS[picture.scene];
  const clip =
    picture.pebble === true
      ? ` clip-path="url(#${paint.define((id) => `<clipPath id="${id}"><path d="${PEBBLE}"/></clipPath>`)})"`
      : '';
  paint.add(`<g${clip}>`);
  paintSky(paint);
  scene.backdrop(paint);
  scene.foreground(paint);
  paintWeather(paint);
  paintGrain(paint);
  paint.add('</g>');
  return { name: picture.name, text: paint.finish(picture.crop) };
};

/** Draws the pictures of the product itself: hero, promo, empty and error scenes. */
export const drawSitePictures = (): ArtFile[] => SITE_PICTURES.map(draw);
