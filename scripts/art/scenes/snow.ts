import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { lampGlow, paintHouse } from '../buildings.ts';
import { paintRange } from '../mountains.ts';
import { defineFir, firSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import type { Scene } from './scene.ts';

const SNOW = '#f2f6f7';
const SHADOW = '#9fbccb';

const lift = (paint: Paint, from: Point, to: Point): void => {
  const tone = paint.tone('#3c4a50', 0.12, 0.1);
  const pylons = 4;
  let path = '';
  let cabins = '';
  for (let index = 0; index <= pylons; index += 1) {
    const share = index / pylons;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const size = 58 - share * 40;
    path += `M${numbers([x - size * 0.06, y + size])}l${numbers([size * 0.04, -size])}h${short(-size * 0.14)}v${short(-size * 0.05)}h${short(size * 0.32)}v${short(size * 0.05)}h${short(-size * 0.14)}l${numbers([size * 0.04, size])}z`;
  }
  for (let index = 0; index < pylons * 2; index += 1) {
    const share = (index + 0.5) / (pylons * 2);
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + 4 - share * 2;
    const size = 20 - share * 14;
    cabins += `M${numbers([x - size / 2, y + size * 0.5])}h${short(size)}v${short(size * 0.6)}q${numbers([-size / 2, size * 0.3, -size, 0])}zM${numbers([x - 1, y])}h2v${short(size * 0.5)}h-2z`;
  }
  paint.add(
    `<path d="M${numbers([...from])}L${numbers([...to])}" stroke="${tone}" stroke-width="1.6"/>`,
  );
  paint.fill(path, tone);
  paint.fill(cabins, paint.tone('#d9482b', 0.08));
};

/** A winter bowl: white peaks, groomed pistes between woods, warm windows. */
export const snow: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('bowl');
    const rock = random.pick(['#7f97a8', '#8a93a6', '#789aa6']);
    const summit = random.between(0.32, 0.68);
    paintRange(paint, random, {
      base: 500,
      height: 290,
      peaks: 5,
      colour: rock,
      depth: 0.6,
      snow: 0.62,
      summit: 1 - summit,
    });
    paintRange(paint, random, {
      base: 590,
      height: 420,
      peaks: 3,
      colour: rock,
      depth: 0.28,
      snow: 0.75,
      summit,
      cut: 0.4,
    });
    mistBand(paint, 500, 120, 0.45);
    const slope = rollingHeights(random, { base: 560, height: 90, points: 8 });
    paint.land(downTo(flowingLine(slope), slope, 800), SNOW, 0.22, 0.1);
    const heightAt = (x: number): number => 545 + Math.sin(x / 170 + summit * 9) * 34;
    for (const [from, to] of [
      [-20, 300 + summit * 160],
      [520 + summit * 200, 1220],
    ] as const) {
      paint.land(
        firSeam(random, heightAt, { from, to, size: 56, step: 24, bottom: 640 }),
        '#3f6a70',
        0.3,
        0.5,
      );
    }
    lift(paint, [summit > 0.5 ? 260 : 940, 600], [summit * 1200, 300]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('village');
    const middle = rollingHeights(random, { base: 660, height: 60, points: 7 });
    paint.fill(
      downTo(flowingLine(middle), middle, 820),
      paint.vertical([
        [0, paint.lit(SNOW, 0.06, 0.25)],
        [0.6, paint.tone(SHADOW, 0.06)],
      ]),
    );
    const x = random.chance(0.5) ? random.between(200, 330) : random.between(760, 880);
    const houses: readonly [number, number, number, number][] = [
      [0, 664, 128, 60],
      [142, 654, 84, 44],
      [-84, 650, 70, 38],
    ];
    for (const [dx, y, width, height] of houses) {
      paintHouse(paint, {
        x: x + dx,
        y,
        width,
        height,
        wall: '#84573c',
        roof: SNOW,
        depth: 0.05,
        style: 'gable',
        windows: { rows: 2, columns: width > 100 ? 4 : 3 },
      });
    }
    lampGlow(paint, x + 60, 640, 170);
    const near: Point[] = rollingHeights(random, { base: 748, height: 66, points: 7 });
    paint.fill(
      downTo(flowingLine(near), near, 820),
      paint.vertical([
        [0, paint.lit(SNOW, 0, 0.3)],
        [0.9, paint.tone('#b9d0da', 0, 0.06)],
      ]),
    );
    const tracks = [0, 14].map((gap) => {
      const start = 420 + summitShift(random.next()) + gap;
      return `M${numbers([start, 820])}c${numbers([60, -60, 190 + gap, -70, 250, -130])}`;
    });
    paint.add(
      `<path d="${tracks.join('')}" fill="none" stroke="${paint.tone(SHADOW, 0, 0.1)}" stroke-width="3" opacity=".6"/>`,
    );
    const fir = defineFir(paint, '#3c6b62', 0.03, true);
    const left = random.chance(0.5);
    for (const [tx, ty, size] of [
      [52, 772, 4],
      [150, 752, 2.8],
      [228, 760, 2],
      [1150, 770, 3],
      [1080, 756, 1.9],
    ] as const) {
      paint.add(stamp(fir, left ? tx : 1200 - tx, ty, size * random.between(0.9, 1.1)));
    }
  },
};

const summitShift = (share: number): number => Math.round(share * 300);
