import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import { glint, numbers, short } from './shapes.ts';

/** Colours of water seen at a low angle: the sky's foot far away, its own colour near. */
export const waterColours = (
  paint: Paint,
  local: string,
): { far: string; middle: string; near: string } => {
  const [, [, high], , [, horizon]] = paint.light.sky;
  return {
    far: mix(horizon, paint.tone(local, 0.35), 0.3),
    middle: mix(high, paint.tone(local, 0.15), 0.55),
    near: paint.tone(mix(local, '#06303a', 0.25), 0, 0.06),
  };
};

/** The colour of a narrow water that ends before the viewer. */
export const narrowWater = (paint: Paint, local: string): string => {
  const { far, middle } = waterColours(paint, local);
  return paint.vertical([
    [0, far],
    [1, middle],
  ]);
};

/** Paints open water from `top` to the foot of the picture. */
export const paintWater = (paint: Paint, local: string, top: number): void => {
  const { far, middle, near } = waterColours(paint, local);
  const fill = paint.vertical([
    [0, far],
    [0.35, middle],
    [1, near],
  ]);
  paint.add(`<path d="M0 ${short(top)}H${ART_WIDTH}V${ART_HEIGHT}H0z" fill="${fill}"/>`);
};

/** The broken path of light under the sun or moon. */
export const paintGlitter = (
  paint: Paint,
  top: number,
  bottom: number,
  options: { count?: number; opacity?: number } = {},
): void => {
  if (paint.brief.weather === 'snow') return;
  const { opacity = 0.75 } = options;
  const count = Math.round((options.count ?? 32) * paint.brief.detail);
  const random = paint.random('glitter');
  const noon = paint.brief.light === 'noon';
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const share = (index + random.next() * 0.9) / count;
    const depth = share ** 1.5;
    const y = top + 3 + depth * (bottom - top - 8);
    const spread = (noon ? 420 : 26) + depth * (noon ? 260 : 120);
    const x = paint.disc.x + (random.next() + random.next() - 1) * spread;
    path += glint(x, y, random.between(16, 60) * (0.5 + depth), 1.5 + depth * 5);
  }
  const colour = noon ? paint.light.cloud[0] : paint.light.disc;
  paint.fill(
    path,
    paint.vertical([
      [0, colour, opacity],
      [1, colour, opacity * 0.35],
    ]),
  );
};

/** Quiet ripples: short flat strokes that grow towards the viewer. */
export const paintRipples = (
  paint: Paint,
  top: number,
  bottom: number,
  options: { count?: number; colour?: string; opacity?: number; part?: string } = {},
): void => {
  const { colour = paint.light.sky[3][1], opacity = 0.32, part = 'ripples' } = options;
  const count = Math.round((options.count ?? 26) * paint.brief.detail);
  const random = paint.random(part);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const depth = random.next() ** 1.3;
    const y = top + 4 + depth * (bottom - top - 6);
    path += glint(
      random.between(0, ART_WIDTH),
      y,
      random.between(40, 150) * (0.35 + depth),
      1 + depth * 5,
    );
  }
  paint.fill(path, colour, `opacity="${short(opacity, 2)}"`);
};

/** Mirrors a group of marks below the line `y` and lays the water's colour over it. */
export const paintReflection = (
  paint: Paint,
  group: string,
  y: number,
  local: string,
  options: { opacity: number; squash?: number },
): void => {
  const { opacity, squash = 1 } = options;
  const below = `M0 ${short(y)}H${ART_WIDTH}V${ART_HEIGHT}H0z`;
  const { middle, near } = waterColours(paint, local);
  const clip = paint.define((id) => `<clipPath id="${id}"><path d="${below}"/></clipPath>`);
  paint.add(
    `<g clip-path="url(#${clip})" opacity="${short(opacity, 2)}"><use href="#${group}" transform="matrix(${numbers([1, 0, 0, -squash, 0, y * (1 + squash)], 2)})"/></g>`,
  );
  paint.fill(
    below,
    paint.vertical([
      [0, middle, 0],
      [0.4, middle, 0.3],
      [1, near, 0.95],
    ]),
  );
};
