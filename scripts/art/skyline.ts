import type { Houses } from '@club/domain/resort/land';
import { windowColour } from './buildings.ts';
import { COLOURS } from './home-colours.ts';
import { homeShapes } from './homes.ts';
import { hillColour } from './land-colours.ts';
import type { Paint } from './paint.ts';
import { stamp } from './paint.ts';
import type { Point } from './shapes.ts';
import { flowingGround, numbers, short } from './shapes.ts';
import type { Random } from '../seed/random.ts';

/** What stands above the roofs of a town. */
const landmark = (paint: Paint, random: Random, houses: Houses, x: number, y: number): void => {
  const depth = 0.2;
  const copper = paint.tone(random.pick(['#6fa394', '#5f97a0', '#7c8f96']), depth);
  const stone = paint.lit('#e6cfa6', depth, 0.14);
  const tall = random.between(200, 260);
  switch (houses) {
    case 'spires': {
      const r = random.between(56, 76);
      const top = y - tall * 0.55;
      paint.fill(`M${numbers([x - r, y])}V${short(top)}h${short(r * 2)}V${short(y)}z`, stone);
      paint.fill(
        `M${numbers([x - r * 0.86, top])}C${numbers([x - r * 0.86, top - r, x - r * 0.3, top - r * 1.2, x, top - r * 1.4])}C${numbers([x + r * 0.3, top - r * 1.2, x + r * 0.86, top - r, x + r * 0.86, top])}zM${numbers([x - 2, top - r * 1.3])}l2-52 2 52z`,
        copper,
      );
      for (const dx of [
        -random.between(190, 270),
        random.between(150, 230),
        random.between(300, 380),
      ]) {
        const high = tall * random.between(0.75, 1.15);
        paint.fill(
          `M${numbers([x + dx - 17, y])}v${short(-high * 0.68)}h34v${short(high * 0.68)}z`,
          stone,
        );
        paint.fill(
          `M${numbers([x + dx - 20, y - high * 0.66])}l20${short(-high * 0.46)} 20 ${short(high * 0.46)}z`,
          copper,
        );
      }
      break;
    }
    case 'palace':
      for (const dx of [-130, 120]) {
        const high = tall * random.between(0.62, 0.8);
        paint.fill(`M${numbers([x + dx - 13, y])}v${short(-high)}h26v${short(high)}z`, stone);
        paint.fill(
          `M${numbers([x + dx - 20, y - high])}c-6-22 12-24 20-44 8 20 26 22 20 44z`,
          paint.lit('#d9b27c', depth, 0.2),
        );
      }
      break;
    case 'gabled':
    case 'halftimber':
    case 'stone':
    case 'clapboard':
      paint.fill(
        `M${numbers([x - 17, y])}v${short(-tall * 0.72)}h34v${short(tall * 0.72)}z`,
        paint.lit(houses === 'clapboard' ? '#f7f3e8' : '#c9ab84', depth, 0.1),
      );
      paint.fill(
        `M${numbers([x - 20, y - tall * 0.7])}l20${short(-tall * 0.5)} 20 ${short(tall * 0.5)}z`,
        paint.tone('#5f6a6c', depth),
      );
      break;
    case 'tiles':
    case 'arcades':
    case 'cubes': {
      paint.fill(
        `M${numbers([x - 15, y])}v${short(-tall * 0.8)}h30v${short(tall * 0.8)}z`,
        paint.lit(COLOURS[houses].walls[0] ?? '#f4e6cd', depth, 0.14),
      );
      paint.fill(
        `M${numbers([x - 6, y - tall * 0.66])}v-22q6-8 12 0v22z`,
        windowColour(paint, depth),
      );
      paint.fill(
        houses === 'tiles'
          ? `M${numbers([x - 19, y - tall * 0.8])}l19-34 19 34z`
          : `M${numbers([x - 15, y - tall * 0.8])}q15-34 30 0z`,
        paint.tone(COLOURS[houses].roofs[0] ?? '#b9603f', depth),
      );
      break;
    }
    case 'towers': {
      const kind = random.whole(0, 2);
      const tone = paint.tone('#58707a', 0.14, 0.06);
      if (kind === 0)
        paint.fill(
          `M${numbers([x - 6, y])}l3-250h-16l4-22h8l3-20 2-92 2 92 3 20h8l4 22h-16l5 250z`,
          tone,
        );
      else if (kind === 1)
        paint.fill(
          `M${numbers([x - 46, y])}v-240l12-14v-44l12-16v-34l20-30 2-44 2 44 20 30v34l12 16v44l12 14v240z`,
          tone,
        );
      else
        paint.fill(`M${numbers([x - 44, y])}q4-170 30-300 14-60 28-60t10 60q30 140 24 300z`, tone);
      break;
    }
    // Nothing stands above the roofs of these.
    case 'adobe':
    case 'cabins':
    case 'cottages':
    case 'overwater':
    case 'pagoda':
    case 'temple':
    case 'tents':
    case 'thatch':
    case 'timber':
      break;
  }
};

/** A town along the line `y`: rows of its houses, the farther ones paler, and what stands above them. */
export const paintTown = (
  paint: Paint,
  random: Random,
  y: number,
  options: { climb: number; /** At least two. */ rows: number },
): void => {
  const { houses } = paint.brief.subject.land;
  paint.layer(`houses ${houses}`);
  const { climb, rows } = options;
  const crest = random.between(0.3, 0.7);
  const heightAt = (x: number): number => climb * Math.exp(-(((x / 1200 - crest) / 0.36) ** 2));
  const wide = ['gabled', 'towers', 'halftimber'].includes(houses) ? 62 : 78;
  if (climb > 60) {
    // The hill that the upper rows stand on.
    const hill = Array.from({ length: 11 }, (_, at): Point => {
      const x = -20 + at * 124;
      return [x, y - 24 - heightAt(x)];
    });
    paint.land(flowingGround(hill, y), hillColour(paint), 0.3, 0.25);
  }
  for (let row = rows - 1; row >= 0; row -= 1) {
    const share = row / (rows - 1);
    const shapes = homeShapes(paint, random, 0.14 + share * 0.26, row === 0 ? 5 : 3);
    if (row === 0)
      landmark(
        paint,
        random,
        houses,
        crest * 1200 + random.between(-80, 80),
        y - heightAt(crest * 1200) * 0.4 - 10,
      );
    const gap =
      houses === 'overwater' || houses === 'thatch' || houses === 'tents'
        ? 1.7
        : row > 0
          ? 1.3
          : 1.04;
    for (let x = 10 + random.between(0, 40); x < 1190;) {
      const size = wide * random.between(0.78, 1.2) * (1 - share * 0.3);
      const level = heightAt(x) * share;
      const isRoom = row === 0 || heightAt(x) > climb * 0.3 || climb < 40;
      if (isRoom && random.chance(row === 0 ? 0.93 : 0.8)) {
        const near = Math.max(0.3, 1 - Math.abs(x / 1200 - crest) * 1.5);
        const high = houses === 'towers' ? size * (0.5 + near) : size;
        const foot = y - level - share * 14;
        paint.add(stamp(random.pick(shapes), x + size / 2, foot, high / 100, size / 100));
      }
      x += size * gap + (row > 0 ? random.between(0, 26) : 0);
    }
  }
};
