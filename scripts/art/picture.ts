import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import type { LightKind, Season, Weather } from './light.ts';
import { LIGHT_KINDS } from './light.ts';
import { createPaint } from './paint.ts';
import { randomFrom } from './random.ts';
import type { Climate, SceneKind } from './scene-kinds.ts';
import { SCENE_PAINTERS } from './scenes/scene-painters.ts';
import { paintGrain, paintSky, paintWeather } from './sky.ts';
import { paintPath } from './views/path.ts';
import { paintShore } from './views/shore.ts';
import { paintTerrace } from './views/terrace.ts';
import type { ViewKind } from './views/view.ts';
import { RAISE } from './views/view.ts';
import { paintWindow } from './views/window.ts';

/** What the generator knows about a place. */
export type PictureSubject = {
  /** Resort code: decides the shapes. */
  code: string;
  scene: SceneKind;
  light: LightKind;
  climate: Climate;
  americas: boolean;
  /** So near a pole that the night sky may move. */
  polar: boolean;
};

/** One picture of a place: which view, in which light, weather and season. */
export type PicturePlan = { view: ViewKind; light: LightKind; weather: Weather; season: Season };

const seasonOf = ({ code, scene, climate }: PictureSubject): Season => {
  const random = randomFrom(`${code}/season`);
  if (scene === 'snow') return 'winter';
  if (climate === 'warm') return random.pick(['spring', 'summer', 'summer']);
  if (scene === 'mountain-summer' || scene === 'golf') {
    return random.pick(['spring', 'summer', 'summer', 'autumn']);
  }
  if (scene === 'vineyard') return random.pick(['spring', 'summer', 'autumn', 'autumn']);
  return random.pick(['spring', 'summer', 'autumn', climate === 'cool' ? 'winter' : 'summer']);
};

const weatherOf = (subject: PictureSubject, light: LightKind, index: number): Weather => {
  const random = randomFrom(`${subject.code}/weather${index}`);
  if (subject.scene === 'snow' && index > 1 && random.chance(0.3)) return 'snow';
  if (index > 1 && random.chance(0.06) && subject.climate !== 'warm') return 'rain';
  if (light === 'night') return random.chance(0.8) ? 'clear' : 'clouds';
  return random.pick(['clear', 'clear', 'clouds', 'clouds', 'haze']);
};

/** Plans picture `index` (from 1) of a place: the first is the place, the others vary it. */
export const planPicture = (subject: PictureSubject, index: number): PicturePlan => {
  const random = randomFrom(`${subject.code}/plan`);
  const rest: ViewKind[] = ['terrace', 'window', 'shore', 'path', 'again'];
  const views: ViewKind[] = ['wide'];
  while (rest.length > 0) {
    const [view] = rest.splice(Math.floor(random.next() * rest.length), 1);
    if (view) views.push(view);
  }
  const lights: LightKind[] = [subject.light];
  const others = LIGHT_KINDS.filter((light) => light !== subject.light);
  while (others.length > 0) {
    const [light] = others.splice(Math.floor(random.next() * others.length), 1);
    if (light) lights.push(light);
  }
  const light = lights[(index - 1) % lights.length] ?? subject.light;
  return {
    view: views[(index - 1) % views.length] ?? 'wide',
    light,
    weather: weatherOf(subject, light, index),
    season: seasonOf(subject),
  };
};

/** Draws a picture of a place; the same subject and plan always give the same text. */
export const drawPicture = (subject: PictureSubject, index: number, plan: PicturePlan): string => {
  const raised = plan.view === 'terrace' || plan.view === 'shore' || plan.view === 'path';
  const high = plan.light === 'noon' || plan.light === 'night';
  const paint = createPaint({
    detail: raised || plan.view === 'window' ? 0.3 : 1,
    raise: raised && high ? RAISE[subject.scene] : 0,
    placeSeed: subject.code,
    pictureSeed: `${subject.code}-${index}`,
    light: plan.light,
    weather: plan.weather,
    season: plan.season,
    climate: subject.climate,
    americas: subject.americas,
    width: ART_WIDTH,
    height: ART_HEIGHT,
  });
  const scene = SCENE_PAINTERS[subject.scene];

  const backdrop = (): void => {
    paintSky(paint, { aurora: subject.polar });
    scene.backdrop(paint);
  };
  switch (plan.view) {
    case 'wide':
      backdrop();
      scene.foreground(paint);
      break;
    case 'again':
      // Nearer, from the same spot, at another hour.
      paint.add(`<g transform="matrix(1.22 0 0 1.22 ${paint.litSide < 0 ? -60 : -204}-130)">`);
      backdrop();
      scene.foreground(paint);
      paint.add('</g>');
      break;
    case 'terrace':
      paintTerrace(paint, subject.scene, backdrop);
      break;
    case 'window':
      paintWindow(paint, subject.scene, backdrop);
      break;
    case 'shore':
      paintShore(paint, subject.scene, backdrop);
      break;
    case 'path':
      paintPath(paint, subject.scene, backdrop);
      break;
  }
  if (plan.view !== 'window') paintWeather(paint);
  paintGrain(paint);
  return paint.finish();
};
