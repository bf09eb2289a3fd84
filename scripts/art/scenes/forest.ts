import { mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { lampGlow, paintHouse } from '../buildings.ts';
import { blades, defineBush, defineFir, definePalm, firSeam, leafSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { waterColours } from '../water.ts';
import type { Scene } from './scene.ts';

const LEAF = {
  spring: '#6fa35a',
  summer: '#3f7d57',
  autumn: '#cf7f36',
  winter: '#54766f',
} as const;

const shafts = (paint: Paint): void => {
  if (paint.brief.light === 'night' || paint.brief.light === 'dusk') return;
  if (paint.brief.weather === 'rain' || paint.brief.weather === 'snow') return;
  const { x, y } = paint.disc;
  const random = paint.random('shafts');
  const fill = paint.vertical([
    [0, paint.light.halo, 0.42],
    [1, paint.light.halo, 0],
  ]);
  let path = '';
  for (let index = -2; index <= 2; index += 1) {
    const end = x + index * 230 + random.between(-60, 60);
    const wide = random.between(50, 110);
    path += `M${numbers([x + index * 16, y])}L${numbers([end - wide, 720])}H${short(end + wide)}z`;
  }
  paint.fill(path, fill);
};

/** Deep woods in the mist: rows of trees that pale into the distance, a stream and a cabin. */
export const forest: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('woods');
    const leaf = LEAF[paint.brief.season];
    const warm = paint.brief.climate === 'warm';
    const firs = warm ? '#3f7d58' : '#3a6f5c';
    const rows: readonly [
      base: number,
      height: number,
      depth: number,
      size: number,
      leafy: boolean,
    ][] = [
      [400, 120, 0.84, 46, false],
      [460, 130, 0.68, 66, false],
      [520, 120, 0.5, 88, random.chance(0.5)],
      [570, 100, 0.32, 112, random.chance(0.5)],
    ];
    rows.forEach(([base, height, depth, size, broad], index) => {
      const leafy = warm || broad;
      const points = rollingHeights(random, { base, height, points: 10 });
      const heightAt = (x: number): number => {
        const at = Math.min(8, Math.max(0, Math.floor(((x + 20) / 1240) * 9)));
        const a = points[at] ?? [0, base];
        const b = points[at + 1] ?? a;
        return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
      };
      paint.land(
        leafy
          ? leafSeam(random, heightAt, { size: size * 0.6, step: size * 0.62, bottom: 720 })
          : firSeam(random, heightAt, { size, step: size * 0.5, bottom: 720 }),
        leafy || paint.brief.season === 'autumn' ? mix(firs, leaf, leafy ? 0.9 : 0.35) : firs,
        depth,
        0.6,
      );
      if (index === 2) shafts(paint);
      if (index > 0) mistBand(paint, base + 10, 90, 0.45);
    });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('glade');
    const leaf = LEAF[paint.brief.season];
    const moss = mix('#6f8c4a', leaf, 0.35);
    const ground = rollingHeights(random, { base: 664, height: 54, points: 7 });
    paint.land(downTo(flowingLine(ground), ground, 820), moss, 0.14, 0.05);
    const side = random.chance(0.5) ? 1 : -1;
    const hx = side > 0 ? random.between(700, 800) : random.between(300, 400);
    paintHouse(paint, {
      x: hx,
      y: 662,
      width: 112,
      height: 52,
      wall: '#8f5f40',
      roof: '#4c4744',
      depth: 0.06,
      style: 'gable',
      windows: { rows: 1, columns: 3 },
    });
    lampGlow(paint, hx + 56, 640, 150);
    // A stream comes down between the banks.
    const { far, middle } = waterColours(paint, '#3f9aa0');
    const sx = 600 - side * random.between(40, 120);
    paint.fill(
      `M${numbers([sx - 8, 640])}C${numbers([sx + side * 60, 670, sx - side * 150, 700, sx - 130, 830])}H${short(sx + 150)}C${numbers([sx + 40, 720, sx + side * 90 + 30, 680, sx + 8, 640])}z`,
      paint.vertical([
        [0, far],
        [1, middle],
      ]),
    );
    paint.fill(
      `M${numbers([sx - 40, 730])}q60-12 110 2-50 10-110-2zM${numbers([sx - 20, 770])}q70-14 130 2-60 10-130-2zM${numbers([sx - 10, 694])}q30-7 60 1-28 6-60-1z`,
      paint.lit('#ffffff', 0.02, 0.2),
      'opacity=".55"',
    );
    const near: Point[] = [
      [-20, 720],
      [140, 736],
      [330, 772],
      [430, 826],
    ];
    const bank = paint.tone(moss, 0, 0.12);
    paint.fill(downTo(flowingLine(near), near, 830), bank);
    const right = near.map(([x, y]): Point => [1200 - x, y + 6]);
    paint.fill(downTo(flowingLine(right), right, 830), bank);
    // Great trunks frame the glade.
    const trunk = paint.vertical([
      [0, paint.tone('#4b3a33', 0.1, 0.2)],
      [1, paint.tone('#5f4639', 0, 0.28)],
    ]);
    const trunks: readonly [number, number][] = [
      [70, 58],
      [1132, 66],
      [188, 30],
      [1040, 26],
    ];
    for (const [x, wide] of trunks) {
      paint.fill(
        `M${numbers([x - wide * 0.36, -10])}q${numbers([wide * 0.1, 420, -wide * 0.2, 700])}q${numbers([-wide * 0.1, 60, -wide * 0.5, 90])}h${short(wide * 2.1)}q${numbers([-wide * 0.4, -40, -wide * 0.45, -90])}q${numbers([-wide * 0.12, -300, -wide * 0.1, -700])}z`,
        trunk,
      );
      const edge = paint.litSide < 0 ? -wide * 0.3 : wide * 0.26;
      paint.fill(
        `M${numbers([x + edge, -10])}q${numbers([wide * 0.05, 420, -wide * 0.05, 760])}h${short(wide * 0.14)}q${numbers([wide * 0.02, -360, 0, -760])}z`,
        paint.lit('#a9805e', 0, 0.5),
        'opacity=".5"',
      );
    }
    const fern = blades(random, { from: -10, to: 400, y: 812, tall: 120, count: 20 });
    const fern2 = blades(random, { from: 800, to: 1210, y: 816, tall: 130, count: 20 });
    paint.fill(fern + fern2, paint.tone(mix(moss, '#2f6b48', 0.4), 0, 0.15));
    const bush = defineBush(paint, mix(leaf, '#5f8a4a', 0.3), 0, '#f2e3c4');
    paint.add(stamp(bush, 330, 800, 2));
    paint.add(stamp(bush, 900, 806, 2.3));
    const fir =
      paint.brief.climate === 'warm'
        ? definePalm(paint, '#3a8058', 0.05, 14)
        : defineFir(paint, '#3c705a', 0.05, paint.brief.season === 'winter');
    paint.add(stamp(fir, side > 0 ? 280 : 930, 732, 2.4));
  },
};
