import { lampGlow, paintRowingBoat, paintSail } from './buildings.ts';
import { mix } from './colour.ts';
import { groundColour, paintHomes, paintTown } from './homes.ts';
import type { Paint } from './paint.ts';
import { stamp } from './paint.ts';
import { blades } from './plants.ts';
import { paintCliff, paintRelief, paintSurf } from './relief.ts';
import type { Scene } from './scene.ts';
import { across } from './scene.ts';
import type { Point } from './shapes.ts';
import { flowingGround, lens, numbers, polygon, rollingHeights, roughen, short } from './shapes.ts';
import { paintGlitter, paintReflection, paintRipples, paintWater } from './water.ts';
import { defineTree, plantBushes, plantTrees } from './trees.ts';

const WARM_SEA: readonly string[] = ['tropical', 'subtropical', 'desert'];

const isWarmSea = ({ brief }: Paint): boolean => WARM_SEA.includes(brief.subject.land.climate);

const seaColour = (paint: Paint): string =>
  paint.brief.subject.land.water === 'lagoon'
    ? '#10a5a6'
    : isWarmSea(paint)
      ? '#0d8f96'
      : '#126f83';

const HULLS = ['#d9482b', '#1b7a82', '#e6b14d', '#f3ead8', '#2f5b7a'] as const;

/** Where the sea meets the sky: it differs from place to place. */
const horizonOf = (paint: Paint): number => paint.placeRandom('horizon').between(396, 470);

const shallows = (paint: Paint, horizon: number): void => {
  const random = paint.placeRandom('shallows');
  const lagoon = paint.brief.subject.land.water === 'lagoon';
  if (!isWarmSea(paint)) return;
  for (const [share, colour, opacity] of lagoon
    ? ([
        [0.18, '#35c9bb', 0.45],
        [0.42, '#6fe0cc', 0.5],
        [0.66, '#b2f0dc', 0.45],
      ] as const)
    : ([[0.5, '#4cc9b8', 0.6]] as const)) {
    const band = rollingHeights(random, {
      base: horizon + share * (800 - horizon),
      height: random.between(20, 54),
      points: 8,
    });
    const tone = paint.lit(colour, 0.1, 0.1);
    paint.fill(
      flowingGround(band, 800),
      paint.vertical([
        [0, tone, opacity],
        [0.7, tone, opacity * 0.3],
      ]),
    );
  }
};

/** Houses out on the water along a boardwalk. */
const boardwalk = (paint: Paint, horizon: number): void => {
  const random = paint.placeRandom('boardwalk');
  const at = across(random.chance(0.5));
  const y = (share: number): number => horizon + 44 + share ** 1.4 * 108;
  paint.fill(
    `M${numbers([at(1230), y(1.2) + 14])}C${numbers([at(900), y(1.05) + 6, at(560), y(0.7), at(250), y(0.05)])}l${numbers([4, -4])}C${numbers([at(570), y(0.6), at(900), y(0.95), at(1230), y(1.1)])}z`,
    paint.tone('#8b6748', 0.1, 0.1),
  );
  const count = random.whole(4, 6);
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    paintHomes(paint, random, 0.34 - share * 0.28, [
      [at(250 + share ** 0.9 * 720), y(share) - 4, 52 + share * 116],
    ]);
  }
};

const beach = (paint: Paint): readonly Point[] => {
  const random = paint.placeRandom('beach');
  const at = across(random.chance(0.5));
  const deep = random.between(-40, 40);
  const shore: Point[] = random.chance(0.5)
    ? [
        [at(-30), 560 + deep],
        [at(180), 604 + deep],
        [at(420), 668],
        [at(740), 716],
        [at(980), 720],
        [at(1230), 744],
      ]
    : [
        [at(-30), 664 + deep * 0.5],
        [at(260), 690],
        [at(560), 736],
        [at(860), 700],
        [at(1100), 640 + deep],
        [at(1230), 618 + deep],
      ];
  const sand = isWarmSea(paint) ? '#f4dfb8' : '#dcc9a4';
  const lower = (by: number): Point[] => shore.map(([x, y]) => [x, y + by]);
  const line = (by: number): string => flowingGround(lower(by), 820);
  paint.layer('beach');
  paint.fill(line(-13), paint.lit('#ffffff', 0.05, 0.1), 'opacity=".8"');
  paint.fill(line(-2), paint.tone('#c9ab84', 0.05));
  paint.fill(
    line(20),
    paint.vertical([
      [0, paint.lit(sand, 0, 0.2)],
      [1, paint.tone(mix(sand, '#b98f62', 0.4), 0, 0.08)],
    ]),
  );
  return shore;
};

/** A beach before open water: palms or what grows there, houses behind it or on the water. */
export const shore: Scene = {
  backdrop: (paint) => {
    const horizon = horizonOf(paint);
    const random = paint.placeRandom('shore');
    const { land } = paint.brief.subject;
    paint.layer(`water ${land.water}`);
    paintRelief(paint, horizon);
    paintWater(paint, seaColour(paint), horizon + 2);
    paintGlitter(paint, horizon, 660);
    shallows(paint, horizon);
    if (land.houses === 'overwater') boardwalk(paint, horizon);
    else if (random.chance(0.6)) {
      paintSail(
        paint,
        random.between(320, 880),
        horizon + random.between(8, 40),
        random.between(28, 54),
        0.26,
      );
    }
    paintRipples(paint, horizon + 30, 690, {
      count: 26,
      colour: paint.light.cloud[0],
      opacity: 0.3,
    });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const line = beach(paint);
    const first = line[0] ?? [0, 600];
    const last = line.at(-1) ?? [1200, 740];
    const high = first[1] < last[1] ? first : last;
    const at = across(high[0] < 600);
    const top = high[1];
    if (paint.brief.subject.land.houses !== 'overwater') {
      const size = random.between(120, 170);
      paintHomes(paint, random, 0.06, [
        [at(random.between(330, 400)), top + 92, size],
        [at(random.between(470, 540)), top + 118, size * 0.7],
      ]);
    }
    const { plants } = paint.brief.subject.land;
    if (plants.includes('mangroves')) {
      const mangrove = defineTree(paint, 'mangroves', 0.06);
      for (const [x, y, size] of [
        [1080, 660, 1.7],
        [1150, 690, 2.4],
        [980, 640, 1.1],
      ] as const) {
        paint.add(stamp(mangrove, at(x), y, size));
      }
    }
    plantTrees(paint, random, 0.03, [
      [at(random.between(34, 70)), top + 150, 4.6],
      [at(random.between(110, 150)), top + 100, 3],
      [at(random.between(232, 300)), top + 130, 3.5],
    ]);
    plantBushes(paint, random, [
      [at(-8), top + 190, 2.4],
      [at(96), top + 204, 1.9],
      [at(190), top + 214, 1.5],
    ]);
  },
};

/** High rock above the sea, a village on its crown. */
export const cliffs: Scene = {
  backdrop: (paint) => {
    const horizon = horizonOf(paint) - 10;
    const random = paint.placeRandom('cliffs');
    const { land } = paint.brief.subject;
    paint.layer('terrain cliffs');
    paint.layer(`water ${land.water}`);
    const rock = random.pick(['#b98c66', '#a98a74', '#c79a6a', '#8f8578', '#9a7f78']);
    const side: 1 | -1 = random.chance(0.5) ? 1 : -1;
    paintWater(paint, seaColour(paint), horizon);
    paintGlitter(paint, horizon, 760);
    paintRipples(paint, horizon + 10, 780, { colour: paint.light.cloud[0], opacity: 0.28 });
    const lift = random.between(-36, 26);
    const ridges = (
      [
        [0.68, horizon - 84, horizon + 22, 0.66],
        [0.52, horizon - 130 + lift, horizon + 70, 0.4],
        [random.between(0.3, 0.38), horizon - 190 + lift, horizon + 164, 0.16],
      ] as const
    ).map(([reach, top, foot, depth]) => {
      const ridge = paintCliff(paint, random, {
        side,
        reach,
        top,
        foot,
        depth,
        rock: mix(rock, '#6f6a66', depth * 0.4),
      });
      const edge = side > 0 ? 1200 - reach * 1200 : reach * 1200;
      paintSurf(paint, random, {
        from: side > 0 ? edge - 30 : -10,
        to: side > 0 ? 1210 : edge + 30,
        y: foot,
        depth,
      });
      return ridge;
    });
    if (random.chance(0.6)) {
      const x = side > 0 ? random.between(330, 480) : random.between(720, 870);
      const foot = horizon + 86;
      const stack = roughen(
        random,
        [
          [x - 34, foot],
          [x - 22, foot - 66],
          [x - 6, foot - random.between(90, 130)],
          [x + 16, foot - 90],
          [x + 28, foot - 46],
          [x + 40, foot],
        ],
        1,
        0.1,
      );
      paint.land(polygon(stack), rock, 0.35, 0.4);
      paint.fill(lens(x, foot + 1, 130, 9), paint.lit('#ffffff', 0.3, 0.1), 'opacity=".8"');
    }
    for (const [ridge, depth, size] of [
      [ridges[1], 0.34, 44],
      [ridges[2], 0.14, 70],
    ] as const) {
      const spots = (ridge ?? []).filter((_, index) => index >= 2 && index <= 9 && index % 2 === 0);
      paintHomes(
        paint,
        random,
        depth,
        spots.map(
          ([x, y], index) =>
            [x - side * 8, y + 12 + (index % 2) * 10, size * random.between(0.8, 1.15)] as const,
        ),
      );
    }
    paintSail(
      paint,
      side > 0 ? random.between(180, 420) : random.between(780, 1020),
      horizon + random.between(20, 60),
      random.between(34, 52),
      0.25,
    );
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const at = across(random.chance(0.5));
    const line: Point[] = [
      [at(-20), 690],
      [at(160), 668],
      [at(360), 704],
      [at(560), 764],
      [at(760), 806],
      [at(1220), 826],
    ];
    paint.land(flowingGround(line, 830), mix(groundColour(paint), '#4f6a48', 0.3), 0, 0);
    plantTrees(paint, random, 0.02, [
      [at(110), 712, 4.1],
      [at(196), 706, 2.6],
    ]);
    plantBushes(paint, random, [
      [at(230), 722, 1.7],
      [at(60), 772, 2.6],
      [at(370), 760, 1.9],
    ]);
  },
};

const quayOf = (paint: Paint): number => paint.placeRandom('quay').between(506, 556);

const townWater = ({ brief }: Paint): string => {
  const { water, climate } = brief.subject.land;
  return water === 'canal' || water === 'river'
    ? '#2a6c70'
    : climate === 'tropical'
      ? '#0f8790'
      : '#17737f';
};

const moored = (paint: Paint, quay: number): void => {
  const random = paint.placeRandom('boats');
  const at = across(random.chance(0.5));
  const { water } = paint.brief.subject.land;
  if (water === 'sea' || water === 'bay' || water === 'lake') {
    paintSail(paint, at(random.between(190, 300)), quay + 72, 108, 0.1);
    paintSail(paint, at(random.between(800, 920)), quay + 46, 66, 0.16, '#f4dcc0');
  }
  for (const [x, y, size] of [
    [430, 96, 88],
    [690, 70, 66],
    [930, 118, 128],
    [560, 172, 160],
  ] as const) {
    paintRowingBoat(
      paint,
      at(x + random.between(-40, 40)) - size / 2,
      quay + y,
      size,
      random.pick(HULLS),
      0.05,
    );
  }
};

/** A bridge on arches that comes in from one side. */
const bridge = (paint: Paint, quay: number): void => {
  const random = paint.placeRandom('bridge');
  const left = random.chance(0.5);
  const at = across(left);
  const s = left ? 1 : -1;
  const y = quay + 36;
  let arches = `M${numbers([at(1220), y])}L${numbers([at(380), y + 30])}V${short(y + 94)}h${short(s * 40)}`;
  for (const [from, wide] of [
    [420, 170],
    [630, 200],
    [870, 230],
  ] as const) {
    arches += `A${numbers([wide / 2, 66])} 0 0 ${left ? 1 : 0} ${numbers([at(from + wide), y + 96])}h${short(s * 40)}`;
  }
  paint.fill(`${arches}L${numbers([at(1220), y + 96])}z`, paint.tone('#b5977a', 0.08, 0.1));
  paint.fill(
    `M${numbers([at(1220), y - 10])}L${numbers([at(374), y + 22])}v10L${numbers([at(1220), y + 4])}z`,
    paint.lit('#e2caa6', 0.06, 0.2),
  );
};

/** A town at its water: houses along the quay and up the hill, mirrored, with boats or a bridge. */
export const town: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('town');
    const { land } = paint.brief.subject;
    const { terrain, water } = land;
    const dry = water === 'none';
    const quay = quayOf(paint) + (dry ? 20 : 0);
    const climbs = terrain === 'hills' || terrain === 'ridges' || terrain === 'cliffs';
    const city = paint.group(() => {
      paintRelief(paint, quay - (climbs ? 40 : 60));
      paintTown(paint, random, quay, {
        climb: climbs ? random.between(120, 190) : random.between(10, 50),
        rows: climbs ? 4 : random.whole(2, 3),
      });
      paint.fill(`M-10 ${short(quay)}v-9h1220v9z`, paint.lit('#cbb594', 0.1, 0.15));
    });
    paint.add(`<use href="#${city}"/>`);
    if (dry) {
      // A square in front of the town.
      const stone = paint.brief.subject.land.climate === 'desert' ? '#d9b48a' : '#cfc0a6';
      paint.fill(`M-10 ${short(quay)}H1210V830H-10z`, paint.floor(stone, 0.12, 0.15, 0.12));
      return;
    }
    paint.layer(`water ${water}`);
    paintWater(paint, townWater(paint), quay);
    paintReflection(paint, city, quay, townWater(paint), { opacity: 0.5, squash: 0.8 });
    paintGlitter(paint, quay, 740, { opacity: 0.4 });
    paintRipples(paint, quay, 800, { count: 34, opacity: 0.34 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('quayside');
    const { water } = paint.brief.subject.land;
    const quay = quayOf(paint);
    const at = across(random.chance(0.5));
    if (water === 'river' || water === 'canal') bridge(paint, quay);
    if (water !== 'none') moored(paint, quay);
    else {
      // Trees of the square stand in two rows.
      plantTrees(paint, random, 0.1, [
        [at(250), 640, 1.7],
        [at(960), 646, 1.8],
        [at(420), 618, 1.1],
        [at(800), 620, 1.2],
      ]);
    }
    const stone = paint.tone('#8d7a68', 0, 0.16);
    paint.fill(
      `M${numbers([at(-20), 742])}L${numbers([at(360), 760, at(420), 830, at(-20), 830])}z`,
      stone,
    );
    paint.fill(
      `M${numbers([at(-20), 728])}L${numbers([at(350), 748, at(366), 762, at(-20), 746])}z`,
      paint.lit('#dbc6a4', 0, 0.2),
    );
    plantTrees(paint, random, 0.02, [[at(80), 738, 3.6]]);
    const x = at(280);
    paint.fill(`M${numbers([x - 3, 748])}v-150h6v150z`, paint.tone('#2f3d40', 0, 0.2));
    paint.fill(
      `M${numbers([x - 13, 600])}l4-26h18l4 26z`,
      paint.light.lamps ? '#ffe3a0' : paint.lit('#efe6d2', 0, 0.1),
    );
    lampGlow(paint, x, 588, 110);
  },
};

const shoreOf = (paint: Paint): number => paint.placeRandom('lakeside').between(480, 530);

/** Still water that mirrors the land behind it; houses on the far shore, a jetty on the near one. */
export const stillWater: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('lake');
    const { land } = paint.brief.subject;
    const line = shoreOf(paint);
    const shores = paint.group(() => {
      paintRelief(paint, line);
      const x = random.between(220, 880);
      paintHomes(paint, random, 0.16, [
        [x, line + 2, random.between(70, 96)],
        [x + random.between(96, 130), line + 2, 62],
        [x - random.between(90, 120), line + 1, 52],
      ]);
      plantTrees(paint, random, 0.2, [
        [x + 50, line + 2, random.between(0.7, 0.95)],
        [x - 48, line + 2, random.between(0.6, 0.8)],
        [x + 190, line + 2, 0.7],
      ]);
    });
    paint.layer(`water ${land.water}`);
    paint.add(`<use href="#${shores}"/>`);
    const water =
      land.water === 'fjord' ? '#1a5f70' : land.climate === 'tropical' ? '#1f8484' : '#1b6f78';
    paintWater(paint, water, line);
    paintReflection(paint, shores, line, water, { opacity: 0.6 });
    paintGlitter(paint, line, 780, { opacity: 0.55, count: 34 });
    paintRipples(paint, line + 6, 790, { count: 28, opacity: 0.34 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('bank');
    const at = across(random.chance(0.5));
    const ground = groundColour(paint);
    const bank = (points: readonly Point[]): void => {
      paint.land(flowingGround(points, 830), mix(ground, '#4c6a44', 0.3), 0, 0);
    };
    if (random.chance(0.55)) {
      const side = paint.tone('#5c4636', 0, 0.25);
      paint.fill(
        `M${numbers([at(330), 760])}v40h12v-40zM${numbers([at(520), 690])}v44h8v-44z`,
        side,
      );
      paint.fill(
        `M${numbers([at(170), 812])}L${numbers([at(640), 640, at(712), 640, at(420), 812])}z`,
        paint.lit('#a98562', 0.02, 0.15),
      );
      let seams = '';
      for (let index = 1; index < 10; index += 1) {
        const share = (index / 10) ** 1.4;
        const y = 640 + share * 170;
        seams += `M${numbers([at(640 - share * 466), y])}L${numbers([at(712 - share * 290), y])}`;
      }
      paint.stroke(seams, side, 2, 'opacity=".45"');
      paint.fill(`M${numbers([at(676), 640])}v-44h4v44z`, side);
      lampGlow(paint, at(678), 594, 90);
      paintRowingBoat(paint, at(810) - 66, 672, 132, random.pick(HULLS), 0.04);
    } else {
      let stones = '';
      for (const [x, y, size] of [
        [520, 770, 60],
        [610, 742, 40],
        [700, 786, 74],
        [460, 730, 30],
      ] as const) {
        stones += lens(at(x), y, size * 1.7, size * 0.5);
      }
      paint.fill(stones, paint.tone('#80878a', 0, 0.12));
      paintRowingBoat(paint, at(880) - 80, 690, 150, random.pick(HULLS), 0.04);
    }
    bank([
      [at(-20), 700],
      [at(150), 722],
      [at(300), 776],
      [at(400), 826],
    ]);
    bank([
      [at(1220), 752],
      [at(1100), 772],
      [at(960), 826],
    ]);
    plantTrees(paint, random, 0.02, [
      [at(54), 742, 4.4],
      [at(150), 748, 2.9],
      [at(1146), 776, 3.1],
    ]);
    plantBushes(paint, random, [
      [at(250), 800, 1.7],
      [at(1070), 806, 1.5],
    ]);
    paint.fill(
      blades(random, { from: at(970), to: at(1210), y: 806, tall: 70, count: 20 }),
      paint.tone(mix(ground, '#6d7a44', 0.4), 0, 0.12),
    );
  },
};
