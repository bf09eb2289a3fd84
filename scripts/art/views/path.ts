import { mix } from '../colour.ts';
import { lampGlow, windowColour } from '../buildings.ts';
import { stamp } from '../paint.ts';
import {
  blades,
  defineBush,
  defineCypress,
  defineFir,
  defineLeafBranch,
  definePalm,
  defineRoundTree,
} from '../plants.ts';
import { numbers, short } from '../shapes.ts';
import type { ViewPainter } from './view.ts';
import { RAISE, raised } from './view.ts';

/** The garden path to the villa at the end of the day's walk. */
export const paintPath: ViewPainter = (paint, kind, backdrop) => {
  const random = paint.random('path');
  const { climate } = paint.brief;
  raised(paint, backdrop, RAISE[kind] + 20);
  const left = random.chance(0.5);
  const at = (x: number): number => (left ? x : 1200 - x);
  const f = left ? 1 : -1;
  const winter = kind === 'snow';
  const arid = kind === 'desert-mesa' || kind === 'dunes' || kind === 'savanna';
  const grass = winter ? '#eaf1f3' : arid ? '#d3a46c' : '#7fa653';
  paint.fill(
    'M-10 820V536Q300 498 620 518T1210 500V820z',
    paint.vertical([
      [0, paint.lit(grass, 0.1, 0.3)],
      [1, paint.tone(grass, 0, 0.12)],
    ]),
  );
  // The villa.
  const x = at(780);
  const base = 560;
  const wall = climate === 'cool' ? '#a9744c' : climate === 'warm' ? '#f0dfc2' : '#f7efe0';
  const roof = winter
    ? '#f2f6f7'
    : climate === 'cool'
      ? '#4d4a4a'
      : climate === 'warm'
        ? '#a07a4e'
        : '#b9613f';
  const wide = 330;
  const l = x - wide / 2;
  const wallTone = paint.lit(wall, 0.04, 0.16);
  paint.fill(`M${numbers([l, base])}v-150h${wide}v150z`, wallTone);
  const shadeX = paint.litSide < 0 ? l + wide * 0.6 : l;
  paint.fill(
    `M${numbers([shadeX, base])}v-150h${short(wide * 0.4)}v150z`,
    paint.tone(wall, 0.04, 0.22),
  );
  if (climate === 'cool') {
    paint.fill(
      `M${numbers([l - 34, 416])}L${numbers([x, 268])}L${numbers([l + wide + 34, 416])}h-34L${numbers([x, 306])}L${numbers([l, 416])}z`,
      paint.tone(roof, 0.03, 0.06),
    );
    paint.fill(`M${numbers([l, 414])}L${numbers([x, 304])}L${numbers([l + wide, 414])}z`, wallTone);
  } else if (climate === 'warm') {
    paint.fill(
      `M${numbers([l - 48, 424])}Q${numbers([x - 90, 370, x - 40, 276])}h80Q${numbers([x + 90, 370, l + wide + 48, 424])}Q${numbers([x, 398, l - 48, 424])}z`,
      paint.tone(roof, 0.03, 0.04),
    );
  } else {
    paint.fill(
      `M${numbers([l - 22, 412])}l54-62h${short(wide - 64)}l54 62z`,
      paint.tone(roof, 0.03, 0.04),
    );
    paint.fill(`M${numbers([l + 40, 352])}v-46h34v46z`, wallTone);
  }
  const glass = windowColour(paint, 0.02);
  paint.fill(
    `M${numbers([l + 34, 520])}v-66h64v66zM${numbers([l + wide - 98, 520])}v-66h64v66z`,
    glass,
  );
  paint.fill(
    `M${numbers([l + 64, 520])}v-66h4v66zM${numbers([l + wide - 68, 520])}v-66h4v66z`,
    paint.tone('#5a4638', 0, 0.1),
  );
  const door = random.pick(['#0b6b72', '#c9492f', '#3f6f86', '#8a5a3c']);
  paint.fill(`M${numbers([x - 32, base])}v-96q32-26 64 0v96z`, paint.tone(door, 0, 0.06));
  lampGlow(paint, x, 470, 200);
  // Steps and the winding path.
  const stone = winter ? '#d3dfe4' : '#e9d8ba';
  paint.fill(
    `M${numbers([x - 44, base])}h88l8 12h-104zM${numbers([x - 54, base + 12])}h108l8 12h-124z`,
    paint.lit(stone, 0.02, 0.2),
  );
  paint.fill(
    `M${numbers([x - 52, base + 24])}C${numbers([x - f * 60 - 50, 640, x - f * 330 - 40, 650, x - f * 330 - 150, 820])}H${short(x - f * 330 + 210)}C${numbers([x - f * 280 + 60, 690, x + f * 30 + 10, 660, x + 60, base + 24])}z`,
    paint.vertical([
      [0, paint.lit(stone, 0.03, 0.2)],
      [1, paint.tone(stone, 0, 0.14)],
    ]),
  );
  let slabs = '';
  for (const [y, shift, size] of [
    [606, -22, 62],
    [634, -100, 84],
    [672, -196, 112],
    [722, -276, 150],
    [782, -320, 200],
  ] as const) {
    slabs += `M${numbers([x + f * shift - size * 0.6, y])}q${numbers([size * 0.6, -size * 0.05, size * 1.2, 0])}`;
  }
  paint.add(
    `<path d="${slabs}" fill="none" stroke="${paint.tone(mix(stone, '#7a6a58', 0.5), 0, 0.12)}" stroke-width="3" opacity=".5"/>`,
  );
  // Planting on both sides.
  const leaf = winter ? '#dfe9ec' : arid ? '#8a9560' : '#5d9150';
  const flowers = winter
    ? undefined
    : random.pick(['#e8745a', '#f3c14e', '#f7eee0', '#b98ad0', '#f08aa0']);
  const bush = defineBush(paint, leaf, 0.02, flowers);
  const tree =
    climate === 'warm'
      ? definePalm(paint, '#348058', 0.02, 20)
      : climate === 'mild'
        ? defineCypress(paint, '#3c6d46', 0.02)
        : winter
          ? defineFir(paint, '#3d6c62', 0.02, true)
          : defineRoundTree(
              paint,
              { spring: '#8fb85a', summer: '#568c52', autumn: '#cf7f36', winter: '#6f8a78' }[
                paint.brief.season
              ],
              0.02,
            );
  paint.add(stamp(tree, x + f * 250, 566, 3.2, left ? 1 : -1));
  paint.add(stamp(tree, x - f * 246, 560, 2.1, left ? -1 : 1));
  for (const [bx, by, size] of [
    [x + f * 120, 584, 1.2],
    [x + f * 210, 620, 1.9],
    [x - f * 150, 590, 1.2],
    [x - f * 300, 616, 1.7],
    [x + f * 150, 690, 2.1],
    [x - f * 480, 676, 2.5],
    [x + f * 110, 800, 3.2],
    [x + f * 330, 790, 3.4],
    [x - f * 690, 800, 3.6],
  ] as const) {
    paint.add(stamp(bush, bx, by, size * random.between(0.9, 1.1)));
  }
  for (const [lx, ly, size] of [
    [x - f * 130, 632, 0.7],
    [x - f * 20, 700, 1],
    [x - f * 470, 748, 1.35],
  ] as const) {
    paint.fill(
      `M${numbers([lx - 3 * size, ly])}v${short(-54 * size)}h${short(6 * size)}v${short(54 * size)}z`,
      paint.tone('#3a2f2a', 0, 0.2),
    );
    paint.fill(
      `M${numbers([lx - 11 * size, ly - 52 * size])}l${numbers([4 * size, -24 * size])}h${short(14 * size)}l${numbers([4 * size, 24 * size])}z`,
      paint.light.lamps ? '#ffe0a0' : paint.lit('#f0e2c6', 0, 0.1),
    );
    lampGlow(paint, lx, ly - 62 * size, 96 * size);
  }
  if (!winter) {
    paint.fill(
      blades(random, { from: at(-10), to: at(330), y: 812, tall: 120, count: 14 }),
      paint.tone(mix(leaf, '#2f5c3c', 0.3), 0, 0.14),
    );
  }
  const branch = defineLeafBranch(
    paint,
    '#3c8458',
    climate === 'warm' ? 'palm' : climate === 'mild' ? 'broad' : 'needle',
  );
  paint.add(
    `<use href="#${branch}" transform="translate(${short(at(-30))}-20)scale(${left ? 1.3 : -1.3} 1.2)"/>`,
  );
};
