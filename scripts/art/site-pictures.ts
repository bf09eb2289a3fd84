import type { LightKind, Season, Weather } from './light.ts';
import type { Paint } from './paint.ts';
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
  width: number;
  height: number;
  /** Where the 1200×800 scene is laid on the board, and how large. */
  frame: { x: number; y: number; scale: number };
};

const SITE_PICTURES: readonly SitePicture[] = [
  {
    name: 'hero.svg',
    seed: 'hero',
    scene: 'tropical-coast',
    light: 'golden',
    weather: 'clouds',
    season: 'summer',
    climate: 'warm',
    width: 1200,
    height: 600,
    frame: { x: 0, y: -130, scale: 1 },
  },
  {
    name: 'hero-phone.svg',
    seed: 'hero',
    scene: 'tropical-coast',
    light: 'golden',
    weather: 'clouds',
    season: 'summer',
    climate: 'warm',
    width: 600,
    height: 800,
    frame: { x: -300, y: 0, scale: 1 },
  },
  {
    name: 'magazine.svg',
    seed: 'magazine',
    scene: 'vineyard',
    light: 'dawn',
    weather: 'clouds',
    season: 'summer',
    climate: 'mild',
    width: 1200,
    height: 800,
    frame: { x: 0, y: 0, scale: 1 },
  },
  {
    name: 'empty.svg',
    seed: 'empty',
    scene: 'dunes',
    light: 'dawn',
    weather: 'clear',
    season: 'summer',
    climate: 'warm',
    width: 1200,
    height: 800,
    frame: { x: 0, y: 0, scale: 1 },
  },
  {
    name: 'error.svg',
    seed: 'error',
    scene: 'highlands',
    light: 'dusk',
    weather: 'rain',
    season: 'autumn',
    climate: 'cool',
    width: 1200,
    height: 800,
    frame: { x: 0, y: 0, scale: 1 },
  },
  {
    name: 'offline.svg',
    seed: 'offline',
    scene: 'lake',
    light: 'night',
    weather: 'clear',
    season: 'summer',
    climate: 'cool',
    width: 1200,
    height: 800,
    frame: { x: 0, y: 0, scale: 1 },
  },
  {
    name: 'not-found.svg',
    seed: 'not-found',
    scene: 'desert-mesa',
    light: 'golden',
    weather: 'clear',
    season: 'summer',
    climate: 'warm',
    width: 1200,
    height: 800,
    frame: { x: 0, y: 0, scale: 1 },
  },
  {
    name: 'login.svg',
    seed: 'login',
    scene: 'lagoon',
    light: 'dusk',
    weather: 'clouds',
    season: 'summer',
    climate: 'warm',
    width: 1200,
    height: 800,
    frame: { x: 0, y: 0, scale: 1 },
  },
  {
    name: 'fallback.svg',
    seed: 'fallback',
    scene: 'cliff-coast',
    light: 'dawn',
    weather: 'haze',
    season: 'summer',
    climate: 'mild',
    width: 1200,
    height: 800,
    frame: { x: 0, y: 0, scale: 1 },
  },
];

const open = (picture: SitePicture): Paint =>
  createPaint({
    ...picture,
    placeSeed: picture.seed,
    pictureSeed: picture.seed,
    americas: true,
    detail: 1,
    raise: 0,
  });

/** Draws the pictures of the product itself: hero, promo, empty and error scenes. */
export const drawSitePictures = (): ArtFile[] =>
  SITE_PICTURES.map((picture) => {
    const paint = open(picture);
    const { x, y, scale } = picture.frame;
    const scene = SCENE_PAINTERS[picture.scene];
    paint.add(`<g transform="matrix(${scale} 0 0 ${scale} ${x} ${y})">`);
    paintSky(paint);
    scene.backdrop(paint);
    scene.foreground(paint);
    paintWeather(paint);
    paint.add('</g>');
    paintGrain(paint);
    return { name: picture.name, text: paint.finish() };
  });
