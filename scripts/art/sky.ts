import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import { randomFrom } from '../seed/random.ts';
import { lens, numbers, short } from './shapes.ts';

const rectangle = (paint: Paint, fill: string): void => {
  const [width, height] = [ART_WIDTH, ART_HEIGHT];
  paint.add(`<path d="M0 0H${width}V${height}H0z" fill="${fill}"/>`);
};

const stars = (paint: Paint, count: number): void => {
  const random = paint.random('stars');
  const sizes = [1.6, 2.6, 3.8];
  sizes.forEach((size, index) => {
    const share = index === 0 ? 0.62 : index === 1 ? 0.3 : 0.08;
    let path = '';
    for (let star = 0; star < count * share; star += 1) {
      const x = random.between(0, ART_WIDTH);
      const y = random.between(0, 1) ** 1.4 * ART_HEIGHT * 0.46;
      path += `M${numbers([x, y])}h0`;
    }
    paint.stroke(
      path,
      '#fff6e0',
      size,
      `stroke-linecap="round" opacity="${short(0.5 + index * 0.2, 1)}"`,
    );
  });
};

/** A heap cloud: round tops on a flat foot, lit from above. */
const heapCloud = (paint: Paint, x: number, y: number, width: number, seed: string): void => {
  const random = randomFrom(seed);
  const bumps = 4 + Math.round(width / 90);
  let path = `M${numbers([x - width / 2, y])}`;
  let at = -width / 2;
  for (let bump = 0; bump < bumps; bump += 1) {
    const share = (bump + 0.5) / bumps;
    const step = width / bumps;
    const rise = Math.sin(share * Math.PI) ** 0.8;
    const next = -width / 2 + (bump + 1) * step;
    const towards = Math.sin(((bump + 1) / bumps) * Math.PI) ** 0.8;
    const before = Math.sin((bump / bumps) * Math.PI) ** 0.8;
    const lift = width * 0.2;
    const radius = step * random.between(0.55, 0.8) * (0.75 + rise * 0.35);
    path += `a${numbers([radius, radius * 0.95])} 0 0 1 ${numbers([next - at, -(towards - before) * lift])}`;
    at = next;
  }
  const foot = paint.vertical([
    [0, paint.light.cloud[0], 0.95],
    [0.55, mix(paint.light.cloud[0], paint.light.cloud[1], 0.7), 0.75],
    [1, paint.light.cloud[1], 0],
  ]);
  paint.fill(`${path}z`, foot);
};

/** Long thin clouds, lit on their lower edge when the sun is low. */
const streaks = (paint: Paint, count: number, top: number, bottom: number): void => {
  const random = paint.random('streaks');
  const low = paint.brief.light === 'golden' || paint.brief.light === 'dusk';
  const fill = paint.horizontal([
    [0, paint.light.cloud[low ? 0 : 1], 0],
    [0.3, paint.light.cloud[0], 0.8],
    [0.75, mix(paint.light.cloud[0], paint.light.cloud[1], 0.6), 0.7],
    [1, paint.light.cloud[1], 0],
  ]);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.between(0, ART_WIDTH);
    const y = random.between(top, bottom);
    const width = random.between(260, 620) * (0.6 + ((y - top) / (bottom - top)) * 0.4);
    const thick = random.between(9, 24);
    const offset = random.between(-0.2, 0.2) * width;
    path += lens(x, y, width, thick) + lens(x + offset, y - thick * 0.5, width * 0.55, thick);
    if (random.chance(0.6)) path += lens(x - offset, y + thick * 0.7, width * 0.4, thick * 0.6);
  }
  // One gradient over all streaks lets single clouds differ by where they stand.
  paint.fill(path, fill);
};

const aurora = (paint: Paint): void => {
  const random = paint.random('aurora');
  const colours = ['#7ff0c8', '#59d3c4', '#a58be0'];
  colours.forEach((colour, index) => {
    const fill = paint.vertical([
      [0, colour, 0],
      [0.7, colour, 0.42],
      [0.88, colour, 0.5],
      [1, colour, 0],
    ]);
    const y = random.between(210, 330) - index * 26;
    const bend = random.between(50, 110);
    const x = random.between(-420, -60);
    const tall = random.between(150, 240);
    paint.fill(
      `M${numbers([x, y])}c${numbers([300, -bend * 1.6, 560, bend, 860, -bend * 0.4])}s${numbers([560, -bend, 900, bend * 0.2])}v${short(-tall)}c${numbers([-340, -bend, -560, bend, -900, bend * 0.5])}s${numbers([-520, -bend, -860, bend])}z`,
      fill,
      `opacity="${short(0.75 - index * 0.15, 2)}"`,
    );
  });
};

/** Paints the sky: gradient, stars, sun or moon with its glow, and clouds. */
export const paintSky = (paint: Paint, options: { aurora?: boolean } = {}): void => {
  const { light, disc, brief } = paint;
  rectangle(paint, paint.vertical(light.sky));
  if (light.stars) stars(paint, (brief.light === 'night' ? 100 : 36) * brief.detail);
  const northern = options.aurora === true && brief.light === 'night' && paint.has('aurora');
  if (northern) aurora(paint);
  if (brief.weather !== 'snow') {
    const night = brief.light === 'night';
    const halo = paint.radial([
      [0, light.halo, night ? 0.5 : 0.95],
      [0.25, light.halo, night ? 0.2 : 0.5],
      [0.6, light.halo, night ? 0.05 : 0.13],
      [1, light.halo, 0],
    ]);
    const reach = disc.radius * (night ? 5 : 8);
    const [x, y] = [short(disc.x), short(disc.y)];
    paint.add(`<circle cx="${x}" cy="${y}" r="${short(reach)}" fill="${halo}"/>`);
    if (night && paint.random('moon').chance(0.5)) {
      const r = disc.radius;
      paint.add(
        `<path d="M0${short(-r)}a${numbers([r, r])} 0 0 0 0 ${short(r * 2)} ${numbers([r * 1.25, r * 1.25])} 0 0 1 0${short(-r * 2)}z" fill="${light.disc}" transform="translate(${x} ${y})rotate(${paint.litSide * 24})"/>`,
      );
    } else {
      paint.add(`<circle cx="${x}" cy="${y}" r="${short(disc.radius)}" fill="${light.disc}"/>`);
    }
  }
  const random = paint.random('clouds');
  if (brief.weather === 'clouds') {
    if (brief.light === 'noon' || random.chance(0.4)) {
      const count = random.whole(3, 4);
      for (let index = 0; index < count; index += 1) {
        const y = random.between(150, 330);
        const width = random.between(150, 330) * (0.55 + (330 - y) / 260);
        const x = ((index + random.between(0.1, 0.9)) / count) * ART_WIDTH;
        heapCloud(paint, x, y, width, `${brief.pictureSeed}/cloud${index}`);
      }
    } else {
      streaks(paint, random.whole(7, 10), 70, 400);
    }
  } else if (brief.weather === 'snow') {
    const veil = paint.vertical([
      [0, mix(light.cloud[1], light.shade, 0.35), 0.75],
      [0.6, light.cloud[1], 0],
    ]);
    rectangle(paint, veil);
    streaks(paint, 6, 60, 260);
  } else if (!northern) {
    streaks(paint, random.whole(2, 4), 110, 380);
  }
};

/** A band of mist that lies across the picture. */
export const mistBand = (paint: Paint, y: number, height: number, opacity = 0.6): void => {
  const fill = paint.vertical([
    [0, paint.light.haze, 0],
    [0.55, paint.light.haze, opacity],
    [1, paint.light.haze, 0],
  ]);
  paint.add(
    `<path d="M0 ${short(y - height / 2)}h${ART_WIDTH}v${short(height)}H0z" fill="${fill}"/>`,
  );
};

/** The colour of steam that rises and thins out. */
export const steam = (paint: Paint, opacity: number): string =>
  paint.vertical([
    [0, '#fff', 0],
    [0.7, '#fff', opacity],
    [1, '#fff', 0],
  ]);

/** Falling snow over the finished scene. */
export const paintWeather = (paint: Paint): void => {
  if (paint.brief.weather !== 'snow') return;
  const random = paint.random('weather');
  for (const [size, count, opacity] of [
    [2.5, 70, 0.85],
    [4.5, 42, 0.7],
    [7, 18, 0.55],
  ] as const) {
    let path = '';
    for (let flake = 0; flake < count; flake += 1) {
      path += `M${numbers([random.between(0, ART_WIDTH), random.between(0, ART_HEIGHT)])}h0`;
    }
    paint.stroke(path, '#fff', size, `stroke-linecap="round" opacity="${short(opacity, 2)}"`);
  }
};

const GRAIN_TILE = 127;

/** Fine paper grain over everything: one small tile of uneven dashes, repeated. */
export const paintGrain = (paint: Paint): void => {
  const rows = (part: string): string => {
    const random = randomFrom(`grain${part}`);
    let path = '';
    for (let y = 4; y < GRAIN_TILE; y += random.whole(6, 13)) {
      path += `M${random.whole(-90, 0)} ${y}h220`;
    }
    return path;
  };
  const id = paint.define(
    (name) =>
      `<pattern id="${name}" width="${GRAIN_TILE}" height="${GRAIN_TILE}" patternUnits="userSpaceOnUse" stroke-width="1.5" stroke-opacity=".07"><path d="${rows('light')}" stroke="#fff" stroke-dasharray="1.5 31 1.5 67 2 17 1.5 89"/><path d="${rows('dark')}" stroke="#061a22" stroke-dasharray="1.5 43 2 23 1.5 91 1.5 59"/></pattern>`,
  );
  rectangle(paint, `url(#${id})`);
};
