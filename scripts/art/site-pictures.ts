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

/** Pictures of a page to read: a scene in one light, wider than high. */
const wide = (
  name: string,
  picture: Omit<SitePicture, 'name' | 'seed' | 'crop'> & { seed?: string },
): SitePicture => ({
  seed: name,
  ...picture,
  name: `${name}.svg`,
  crop: { view: [0, 60, 1200, 675], width: 1200, height: 675 },
});

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
  wide('about', {
    scene: 'harbour',
    light: 'dawn',
    weather: 'haze',
    season: 'summer',
    climate: 'mild',
  }),
  wide('story-waiting', {
    scene: 'lake',
    light: 'dusk',
    weather: 'clouds',
    season: 'autumn',
    climate: 'cool',
  }),
  wide('story-points', {
    scene: 'terraces',
    light: 'golden',
    weather: 'clouds',
    season: 'summer',
    climate: 'warm',
  }),
  wide('story-water', {
    scene: 'fjord',
    light: 'noon',
    weather: 'clouds',
    season: 'summer',
    climate: 'cool',
  }),
  wide('tv-lagoon', {
    scene: 'lagoon',
    light: 'dawn',
    weather: 'haze',
    season: 'summer',
    climate: 'warm',
  }),
  wide('tv-harbour', {
    scene: 'harbour',
    light: 'dusk',
    weather: 'clouds',
    season: 'summer',
    climate: 'mild',
  }),
  wide('tv-snow', {
    scene: 'snow',
    light: 'noon',
    weather: 'clear',
    season: 'winter',
    climate: 'cool',
  }),
  wide('tv-fjord', {
    scene: 'fjord',
    light: 'golden',
    weather: 'clouds',
    season: 'summer',
    climate: 'cool',
  }),
  wide('tv-dunes', {
    scene: 'dunes',
    light: 'golden',
    weather: 'clear',
    season: 'summer',
    climate: 'warm',
  }),
  wide('tv-old-city', {
    scene: 'old-city',
    light: 'night',
    weather: 'clear',
    season: 'summer',
    climate: 'mild',
  }),
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
