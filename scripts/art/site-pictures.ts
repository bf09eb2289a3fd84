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
};

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
  paintSky(paint);
  scene.backdrop(paint);
  scene.foreground(paint);
  paintWeather(paint);
  paintGrain(paint);
  return { name: picture.name, text: paint.finish(picture.crop) };
};

/** Draws the pictures of the product itself: hero, promo and sign-in. */
export const drawSitePictures = (): ArtFile[] => SITE_PICTURES.map(draw);
