import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import type { Random } from '../seed/random.ts';
import type { Point } from './shapes.ts';
import { numbers, polygon, short, withoutRepeats } from './shapes.ts';

/**
 * Plants are defined once per picture with their foot at (0, 0), growing upwards to about
 * 100 units, and then stamped. Each function returns the id of the definition.
 */

const leafTone = (paint: Paint, local: string, depth: number): [dark: string, light: string] => [
  paint.tone(mix(local, '#0b2c2c', 0.3), depth),
  paint.lit(local, depth, 0.28),
];

/** One frond: a smooth arched back and a combed lower edge. */
const frond = (angle: number, length: number, droop: number): string => {
  const side = Math.cos(angle) >= 0 ? 1 : -1;
  const control: Point = [
    Math.cos(angle) * length * 0.55,
    -Math.sin(angle) * length * 0.7 - length * 0.22,
  ];
  const tip: Point = [Math.cos(angle) * length, -Math.sin(angle) * length * 0.62 + droop * length];
  const on = (t: number): Point => [
    2 * t * (1 - t) * control[0] + t * t * tip[0],
    2 * t * (1 - t) * control[1] + t * t * tip[1],
  ];
  const comb: Point[] = [];
  const teeth = 5;
  for (let tooth = teeth; tooth >= 1; tooth -= 1) {
    const t = tooth / (teeth + 1);
    const [x, y] = on(t);
    const deep = length * 0.25 * Math.sin(t * Math.PI) ** 0.6;
    const [nx, ny] = on(t - 0.1);
    comb.push([x + side * length * 0.07, y + deep], [nx, ny + deep * 0.42]);
  }
  return `M0 0Q${numbers([...control, ...tip])}L${numbers(comb[0] ?? tip)}${withoutRepeats(
    comb
      .slice(1)
      .map(([x, y], index) => {
        const [fromX, fromY] = comb[index] ?? [0, 0];
        return `l${numbers([Math.round(x) - Math.round(fromX), Math.round(y) - Math.round(fromY)])}`;
      })
      .join(''),
  )}z`;
};

/** A palm of 100 units with a bent trunk; `lean` bends it to the right. */
export const definePalm = (paint: Paint, local: string, depth: number, lean = 24): string => {
  const [dark, light] = leafTone(paint, local, depth);
  const trunk = paint.tone('#7a5a45', depth, 0.1);
  const random = paint.placeRandom(`palm${lean}`);
  const back: string[] = [];
  const front: string[] = [];
  // From behind to the front: the long arms first, then the young leaves on top of them.
  const arms: readonly (readonly [angle: number, length: number, droop: number])[] = [
    [-0.35, 40, 0.62],
    [3.5, 40, 0.62],
    [0.95, 40, 0.46],
    [2.2, 40, 0.46],
    [0.1, 47, 0.5],
    [3.05, 47, 0.5],
    [0.5, 48, 0.4],
    [2.65, 48, 0.4],
    [1.35, 30, 0.3],
    [1.85, 32, 0.32],
  ];
  arms.forEach(([angle, length, droop], index) => {
    const path = frond(
      angle + random.between(-0.13, 0.13),
      length * random.between(0.88, 1.08),
      droop * random.between(0.85, 1.2),
    );
    (index < 4 || index === 9 ? back : front).push(path);
  });
  return paint.shape(
    `<path d="M-3 1Q${short(lean * 0.2)}-50 ${short(lean - 1)}-98l3 0Q${short(lean * 0.2 + 7)}-50 4 1z" fill="${trunk}"/><g transform="translate(${short(lean)}-98)"><path d="${back.join('')}" fill="${dark}"/><path d="${front.join('')}" fill="${light}"/></g>`,
  );
};

/** A fir of 100 units in ragged tiers, lit on one side. */
export const defineFir = (paint: Paint, local: string, depth: number, snowy = false): string => {
  const [dark, light] = leafTone(paint, local, depth);
  const random = paint.placeRandom('fir');
  const tiers = 5;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const y = -100 + ((tier + 1) * 92) / tiers;
    const reach = 7 + (tier + 1) * 4.6;
    left.push([-reach - random.between(0, 2.5), y + random.between(-1, 2)]);
    left.push([-reach * 0.55, y - 3]);
    right.push([reach + random.between(0, 2.5), y + random.between(-1, 2)]);
    right.push([reach * 0.55, y - 3]);
  }
  const outline = polygon([[0, -100], ...right, [0, -6], ...left.toReversed()]);
  const half = paint.litSide < 0 ? left : right;
  const litPart = polygon([[0, -100], ...half, [paint.litSide * 2, -12]]);
  const snow = snowy
    ? `<path d="${half
        .filter((_, index) => index % 2 === 0)
        .map(([x, y]) => `M0 ${short(y - 17)}L${numbers([x, y])} ${numbers([x * 0.3, y - 6])}z`)
        .join('')}" fill="${paint.tone('#f4f8f8', depth * 0.7)}"/>`
    : '';
  return paint.shape(
    `<path d="M-2-9h4v10h-4z" fill="${paint.tone('#4a3a33', depth, 0.15)}"/><path d="${outline}" fill="${dark}"/><path d="${litPart}" fill="${light}" opacity=".75"/>${snow}`,
  );
};

/** A broad leaf tree of 100 units: a crown of clustered foliage, lit from one side. */
export const defineRoundTree = (paint: Paint, local: string, depth: number, part = 'a'): string => {
  const [dark, light] = leafTone(paint, local, depth);
  const random = paint.placeRandom(`round${part}`);
  const middle = mix(dark, light, 0.5);
  const puff = (x: number, y: number, radius: number): string =>
    `M${numbers([x - radius, y])}a${numbers([radius, radius * 0.9])} 0 1 1 0 1z`;
  const seats: readonly Point[] = [
    [-24, -48],
    [22, -46],
    [-30, -64],
    [28, -66],
    [-12, -80],
    [14, -82],
    [0, -60],
  ];
  let back = '';
  let body = '';
  let top = '';
  seats.forEach(([x, y], index) => {
    const radius = random.between(17, 23);
    const px = x + random.between(-4, 4);
    back += puff(px + radius, y, radius);
    body += puff(px + radius + paint.litSide * 5, y - 6, radius * 0.78);
    if (index % 2 === 0 || y < -70) {
      top += puff(px + radius * 0.6 + paint.litSide * 11, y - 12, radius * 0.42);
    }
  });
  return paint.shape(
    `<path d="M-5 1q4-24 1-42l-14-12 3-3 13 8 1-14h4l1 13 14-10 3 3-15 15q-3 20 1 42z" fill="${paint.tone('#5b4538', depth, 0.1)}"/><path d="${back}" fill="${dark}"/><path d="${body}" fill="${middle}"/><path d="${top}" fill="${light}" opacity=".4"/>`,
  );
};

/** A slim cypress of 100 units. */
export const defineCypress = (paint: Paint, local: string, depth: number): string => {
  const [dark, light] = leafTone(paint, local, depth);
  const s = paint.litSide;
  return paint.shape(
    `<path d="M-2 1h4v-9h-4z" fill="${paint.tone('#4a3a33', depth, 0.1)}"/><path d="M0-100c7 18 13 42 12 66-1 18-6 28-12 28s-11-10-12-28c-1-24 5-48 12-66z" fill="${dark}"/><path d="M0-100c${numbers([s * 7, 18, s * 13, 42, s * 12, 66])}c${numbers([-s, 16, -s * 5, 24, -s * 9, 26])}c${numbers([s * 3, -30, s, -62, -s * 3, -92])}z" fill="${light}" opacity=".4"/>`,
  );
};

/** An umbrella pine or acacia of 100 units: a flat crown on a forked trunk. */
export const defineFlatTree = (paint: Paint, local: string, depth: number, tall = 1): string => {
  const [dark, light] = leafTone(paint, local, depth);
  const trunk = paint.tone('#4b382f', depth, 0.2);
  const t = tall;
  return paint.shape(
    `<path d="M-3 1Q-2-30-4${short(-42 * t)}L-30-74l2-2L0${short(-50 * t)}L24-78l3 2L5${short(-42 * t)}Q3-20 5 1z" fill="${trunk}"/><path d="M-66-72q4-10 20-12 8-12 28-10 16-8 34 0 20-2 26 9 18 1 22 12-30 8-66 4-36 6-64-3z" fill="${dark}"/><path d="M-52-80q8-6 18-5 10-9 26-7 14-6 28 2 18-2 22 7-20 5-44 3-30 5-50 0z" fill="${light}" opacity=".7"/>`,
  );
};

/** A saguaro of 100 units. */
export const defineCactus = (paint: Paint, depth: number): string => {
  const body = paint.tone('#4f7455', depth, 0.05);
  const edge = paint.lit('#84a06c', depth, 0.3);
  const dx = short(paint.litSide * 3);
  const arms = 'M0 0V-96M0-38h-14q-8 0-8-8v-22M0-52h13q8 0 8-8v-20';
  return paint.shape(
    `<g fill="none" stroke-linecap="round"><path d="${arms}" stroke="${body}" stroke-width="11"/><path d="${arms}" transform="translate(${dx})" stroke="${edge}" stroke-width="2.5" opacity=".7"/></g>`,
  );
};

/** A birch of 100 units: white stems under a light crown. */
export const defineBirch = (paint: Paint, local: string, depth: number): string => {
  const [dark, light] = leafTone(paint, local, depth);
  const bark = paint.lit('#eee9df', depth, 0.1);
  const marks = paint.tone('#4a4440', depth, 0.1);
  return paint.shape(
    `<path d="M-3 1q2-40 0-78h4q-1 40 2 78zM10 1q-2-30-12-56l4-2q12 28 13 58z" fill="${bark}"/><path d="M-2-12h3m-3-14h4m-4-16h3" stroke="${marks}" stroke-width="2"/><path d="M0-104q18 10 17 30 12 10 7 26-6 14-18 10-8 10-18 2-16 0-16-18-6-14 6-22 2-22 22-28z" fill="${dark}"/><path d="M0-104q18 10 17 30 12 10 7 26-6 14-18 10-8 10-18 2-16 0-16-18-6-14 6-22 2-22 22-28z" fill="${light}" opacity=".6" transform="matrix(.62 0 0 .62 ${paint.litSide * 7}-32)"/>`,
  );
};

/** A mangrove of 100 units on its arched roots. */
export const defineMangrove = (paint: Paint, local: string, depth: number): string => {
  const [dark, light] = leafTone(paint, local, depth);
  return paint.shape(
    `<path d="M0-40q-22 6-30 42M0-40q-10 12-12 42M0-40q10 12 14 42M0-40q24 8 32 42M0-40v-16" fill="none" stroke="${paint.tone('#5f4a3c', depth, 0.1)}" stroke-width="4"/><path d="M-48-38q-8-20 12-26 2-20 24-18 14-14 30 0 24-2 24 18 16 8 8 26-48 10-98 0z" fill="${dark}"/><path d="M-34-50q2-14 16-14 8-14 22-8 16-6 22 8-12-2-24 4-18-4-36 10z" fill="${light}" opacity=".6"/>`,
  );
};

/** A clump of bamboo of 100 units. */
export const defineBamboo = (paint: Paint, local: string, depth: number): string => {
  const [dark, light] = leafTone(paint, local, depth);
  const random = paint.placeRandom('bamboo');
  let stems = '';
  let leaves = '';
  for (let index = 0; index < 6; index += 1) {
    const x = -18 + index * 7;
    const bend = (index - 2.5) * 7;
    const tall = random.between(78, 104);
    stems += `M${short(x)} 1q${numbers([0, -tall * 0.6, bend, -tall])}`;
    for (let leaf = 0; leaf < 4; leaf += 1) {
      const y = -tall * (0.5 + leaf * 0.15);
      const px = x + bend * (0.4 + leaf * 0.15);
      const side = leaf % 2 === 0 ? 1 : -1;
      leaves += `M${numbers([px, y])}q${numbers([side * 8, -3, side * 19, 9])}q${numbers([-side * 12, 0, -side * 19, -9])}z`;
    }
  }
  return paint.shape(
    `<path d="${stems}" fill="none" stroke="${light}" stroke-width="3"/><path d="${leaves}" fill="${dark}"/>`,
  );
};

/** A low bush of some 40 units. */
export const defineBush = (paint: Paint, local: string, depth: number, flower?: string): string => {
  const [dark, light] = leafTone(paint, local, depth);
  const random = paint.placeRandom('bush');
  let dots = '';
  if (flower !== undefined) {
    for (let index = 0; index < 11; index += 1) {
      dots += `M${numbers([random.between(-32, 32), -6 - random.between(0, 1) * 22])}h0`;
    }
  }
  const blossom = dots
    ? `<path d="${dots}" stroke="${paint.lit(flower ?? local, depth, 0.15)}" stroke-width="5" stroke-linecap="round"/>`
    : '';
  return paint.shape(
    `<path d="M-42 2q-4-16 10-20 4-14 18-12 12-12 26 0 16-2 18 13 14 4 10 19z" fill="${dark}"/><path d="M-30-8q2-10 12-10 8-12 20-6 14-4 17 8-12-4-22 2-14-4-27 6z" fill="${light}" opacity=".7"/>${blossom}`,
  );
};

type Seam = { from?: number; to?: number; step: number; size: number; bottom: number };

/** A seam of firs along a line, as one jagged silhouette. */
export const firSeam = (random: Random, heightAt: (x: number) => number, options: Seam): string => {
  const { from = -20, to = 1220, step, size, bottom } = options;
  let at: Point = [from, heightAt(from)];
  let path = `M${numbers(at)}`;
  const go = (x: number, y: number): void => {
    const next: Point = [Math.round(x), Math.round(y)];
    path += `l${numbers([next[0] - Math.round(at[0]), next[1] - Math.round(at[1])])}`;
    at = next;
  };
  for (let x = from; x < to; x += step * random.between(0.6, 1.4)) {
    const tall = size * random.between(0.55, 1.15);
    const base = heightAt(x + step / 2);
    const wide = tall * 0.17;
    if (size > 60) {
      go(x + step / 2 - wide, base - tall * 0.3);
      go(x + step / 2 - wide * 0.45, base - tall * 0.38);
      go(x + step / 2, base - tall);
      go(x + step / 2 + wide * 0.45, base - tall * 0.4);
      go(x + step / 2 + wide, base - tall * 0.28);
    } else {
      go(x + step / 2 - wide * 1.3, base - tall * 0.25);
      go(x + step / 2, base - tall);
      go(x + step / 2 + wide * 1.2, base - tall * 0.3);
    }
  }
  return `${withoutRepeats(path)}L${numbers([to, bottom])}H${short(from)}z`;
};

/** A seam of leaf trees along a line, as one rounded silhouette. */
export const leafSeam = (
  random: Random,
  heightAt: (x: number) => number,
  options: Seam,
): string => {
  const { from = -20, to = 1220, step, size, bottom } = options;
  let x = from;
  let y = heightAt(from);
  let path = `M${numbers([x, y])}`;
  while (x < to) {
    const wide = step * random.between(0.6, 1.4);
    const nextY = heightAt(x + wide) - random.between(0, size * 0.5);
    const radius = wide * random.between(0.52, 0.72);
    path += `a${numbers([radius, Math.max(radius, size * 0.5)])} 0 0 1 ${numbers([Math.round(x + wide) - Math.round(x), Math.round(nextY) - Math.round(y)])}`;
    x += wide;
    y = nextY;
  }
  return `${path}V${short(bottom)}H${short(from)}z`;
};

/** Grass or reeds in the foreground: thin curved blades. */
export const blades = (
  random: Random,
  options: { from: number; to: number; y: number; tall: number; count: number; lean?: number },
): string => {
  const { from, to, y, tall, count, lean = 0 } = options;
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = from + ((index + random.next()) / count) * (to - from);
    const high = tall * random.between(0.45, 1.1);
    const bend = (random.next() - 0.5) * high * 0.5 + lean * high;
    const wide = random.between(4, 8);
    path += `M${numbers([x, y])}q${numbers([0, -high * 0.6, bend, -high])}l${numbers([wide - bend, high])}z`;
  }
  return path;
};
