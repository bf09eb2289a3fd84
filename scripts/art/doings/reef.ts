import { mix } from '../colour.ts';
import { flowingGround, numbers, placed, rollingHeights, short } from '../shapes.ts';
import type { Draw } from './draw.ts';

/** Fish over corals, with the light of the surface above them. */
export const reef: Draw = (paint, random, at) => {
  paint.layer('reef');
  paint.fill(
    'M0 0H1200V800H0z',
    paint.vertical([
      [0, paint.lit('#7fdcd4', 0, 0.25)],
      [0.25, paint.tone('#2fb1b8', 0, 0)],
      [0.7, paint.tone('#0f6f88', 0, 0.06)],
      [1, paint.tone('#0b4a66', 0, 0.1)],
    ]),
  );
  let rays = '';
  const source = random.between(340, 860);
  for (let index = -3; index <= 3; index += 1)
    rays += `M${numbers([source + index * 60, -10])}L${numbers([source + index * 230 - 70, 760])}h${short(random.between(90, 160))}z`;
  paint.fill(
    rays,
    paint.vertical([
      [0, '#ffffff', 0.3],
      [1, '#ffffff', 0],
    ]),
  );
  for (const [base, height, depth] of [
    [640, 130, 0.55],
    [720, 110, 0.3],
  ] as const) {
    const line = rollingHeights(random, { base, height, points: 9 });
    paint.fill(flowingGround(line, 830), mix('#0c5a78', '#2f7f8f', depth));
  }
  const sand = rollingHeights(random, { base: 770, height: 40, points: 7 });
  paint.fill(flowingGround(sand, 830), paint.tone('#bfb48c', 0, 0.1));
  const corals = ['#e8745a', '#f0a24a', '#c777a8', '#e9d08a', '#8f6fb0'] as const;
  for (let index = 0; index < 8; index += 1) {
    const x = index < 5 ? at(random.between(-20, 470)) : at(random.between(800, 1210));
    const y = 800 - random.between(0, 60);
    const size = random.between(0.7, 1.5);
    const colour = random.pick(corals);
    if (index % 3 === 0) {
      let arms = '';
      for (let arm = -2; arm <= 2; arm += 1)
        arms += `M${numbers([x, y])}q${numbers([arm * 10 * size, -60 * size, arm * 34 * size, -random.between(90, 140) * size])}`;
      paint.curve(arms, colour, short(15 * size), 'stroke-linecap="round"');
    } else if (index % 3 === 1) {
      paint.fill(
        `M${numbers([x - 90 * size, y])}q${numbers([10 * size, -110 * size, 90 * size, -116 * size])}q${numbers([84 * size, 6 * size, 92 * size, 116 * size])}z`,
        colour,
      );
      paint.curve(
        `M${numbers([x - 60 * size, y - 20])}q${numbers([50 * size, -70 * size, 120 * size, 0])}M${numbers([x - 40 * size, y - 50 * size])}q${numbers([40 * size, -44 * size, 84 * size, 0])}`,
        '#fff',
        4,
        'opacity=".3"',
      );
    } else {
      let fan = '';
      for (let rib = -4; rib <= 4; rib += 1)
        fan += `M${numbers([x, y])}Q${numbers([x + rib * 12 * size, y - 80 * size, x + rib * 26 * size, y - (150 - Math.abs(rib) * 12) * size])}`;
      paint.curve(fan, colour, short(6 * size), 'stroke-linecap="round"');
    }
  }
  const fish = (x: number, y: number, size: number, colour: string, flip: number): string =>
    `<path d="M0 0q24-26 60-12l22-18q-6 30 0 56l-22-16Q24 26 0 0z" fill="${colour}" transform="${placed(x, y, size * flip, size)}"/>`;
  let school = '';
  const turn = random.chance(0.5) ? 1 : -1;
  for (let index = 0; index < 13; index += 1)
    school += fish(
      random.between(380, 860),
      random.between(240, 460),
      random.between(0.4, 0.8),
      '#f6d27a',
      turn,
    );
  school += fish(at(330), 560, 1.9, '#f08a4a', -turn) + fish(at(880), 470, 1.5, '#f3e6cc', turn);
  paint.add(school);
  const tx = at(random.between(640, 760));
  paint.fill(
    `M${numbers([tx - 80, 196])}q80-74 170 0-80 62-170 0z`,
    paint.tone('#5f7a4a', 0, 0.05),
  );
  paint.fill(
    `M${numbers([tx + 84, 196])}q30-26 54 2-26 18-54-2zM${numbers([tx - 40, 222])}q-40 50-84 50 30-24 46-62zM${numbers([tx + 40, 222])}q20 50 66 60-20-30-26-66z`,
    paint.lit('#9fae6a', 0, 0.1),
  );
};
