import type { Houses } from '@club/domain/resort/land';
import type { Random } from '../seed/random.ts';
import { lampGlow } from './buildings.ts';
import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import { sceneOf } from './place.ts';
import { across } from './scene.ts';
import type { Across } from './scene.ts';
import { numbers, short } from './shapes.ts';
import { paintSky } from './sky.ts';

/** How many bedrooms lie beside the room that is shown; with none it is the bedroom, too. */
export type Bedrooms = 0 | 1 | 2 | 3 | 4;

type Room = {
  paint: Paint;
  random: Random;
  at: Across;
  /** 1, or -1 in a mirrored room. */
  f: 1 | -1;
  warm: (colour: string, shade?: number) => string;
  accent: string;
};

type Window = 'glass' | 'arches' | 'panes' | 'screens' | 'open';

const WINDOWS: { readonly [houses in Houses]: Window } = {
  overwater: 'open',
  thatch: 'open',
  tents: 'open',
  cottages: 'panes',
  clapboard: 'panes',
  stone: 'panes',
  gabled: 'panes',
  halftimber: 'panes',
  cabins: 'panes',
  tiles: 'arches',
  cubes: 'arches',
  adobe: 'arches',
  palace: 'arches',
  arcades: 'arches',
  spires: 'panes',
  towers: 'glass',
  timber: 'glass',
  pagoda: 'screens',
  temple: 'screens',
};

const TOP = 84;
const SILL = 552;

/** The opening in the wall, and the bars in it. */
const openings: { readonly [window in Window]: { hole: string; bars: string } } = {
  glass: { hole: `M96 40H1104V620H96z`, bars: 'M430 40V620M766 40V620' },
  arches: {
    hole: [180, 470, 760]
      .map((x) => `M${x} ${SILL + 60}V${TOP + 130}a130 130 0 0 1 260 0V${SILL + 60}z`)
      .join(''),
    bars: '',
  },
  panes: {
    hole: `M190 ${TOP}H570V${SILL}H190zM640 ${TOP}H1020V${SILL}H640z`,
    bars: `M316 ${TOP}V${SILL}M443 ${TOP}V${SILL}M766 ${TOP}V${SILL}M893 ${TOP}V${SILL}M190 ${TOP + 156}H570M190 ${TOP + 312}H570M640 ${TOP + 156}H1020M640 ${TOP + 312}H1020`,
  },
  screens: {
    hole: `M250 70H950V640H250z`,
    bars: '',
  },
  open: { hole: `M60 60H1140V640H60z`, bars: 'M420 60V640M790 60V640' },
};

const rect = (
  x: number,
  y: number,
  wide: number,
  high: number,
  round: number,
  fill: string,
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(high)}"${round > 0 ? ` rx="${round}"` : ''} fill="${fill}"/>`;

/** A box from `left` to the width `wide`, in a room that may be mirrored. */
const box = (
  { at, f }: Room,
  left: number,
  y: number,
  wide: number,
  high: number,
  round: number,
  fill: string,
): string => rect(f > 0 ? at(left) : at(left) - wide, y, wide, high, round, fill);

const bed = (room: Room, left: number, wide: number): void => {
  const { paint, warm, accent } = room;
  const b = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
    box(room, left + x, y, w, h, r, fill);
  paint.add(
    b(-14, 520, 26, 250, 10, warm('#7d5a42', 0.08)) +
      b(0, 690, wide, 66, 6, warm('#8a6446', 0.1)) +
      b(0, 628, wide, 80, 24, warm('#fbf6ec', -0.02)) +
      b(wide * 0.32, 620, wide * 0.68, 92, 26, warm(mix(accent, '#f4ead8', 0.35))) +
      b(wide * 0.32, 620, wide * 0.68, 20, 10, warm('#fbf3e4')) +
      b(20, 588, 92, 56, 22, warm('#ffffff', 0.02)) +
      b(64, 596, 84, 50, 20, warm(mix(accent, '#f0be5a', 0.6), 0.02)) +
      b(14, 752, 14, 24, 0, warm('#5a4234', 0.1)) +
      b(wide - 28, 752, 14, 24, 0, warm('#5a4234', 0.1)),
  );
};

const sofa = (room: Room, left: number, wide: number): void => {
  const { paint, warm, accent } = room;
  const cloth = warm(mix(accent, '#f1e6d6', 0.55), 0.02);
  const b = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
    box(room, left + x, y, w, h, r, fill);
  const seat = (wide - 60) / 2;
  paint.add(
    b(16, 604, wide - 32, 130, 34, cloth) +
      b(-6, 646, 50, 118, 24, mix(cloth, '#fff4e0', 0.12)) +
      b(wide - 44, 646, 50, 118, 24, mix(cloth, '#fff4e0', 0.12)) +
      b(30, 690, wide - 60, 74, 10, mix(cloth, '#2a1d18', 0.2)) +
      b(32, 684, seat, 34, 14, mix(cloth, '#fff4e0', 0.18)) +
      b(32 + seat, 684, seat, 34, 14, mix(cloth, '#fff4e0', 0.14)) +
      b(54, 630, 70, 62, 14, warm('#f0be5a', 0.04)) +
      b(wide - 128, 630, 72, 62, 14, warm('#fbf3e4', 0.02)),
  );
};

const chair = (room: Room, left: number, facing: 1 | -1): string => {
  const { warm } = room;
  const wood = warm('#8a6446', 0.06);
  const b = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
    box(room, left + x, y, w, h, r, fill);
  return (
    b(facing > 0 ? 0 : 58, 560, 12, 216, 5, wood) +
    b(0, 664, 70, 16, 6, warm('#e9d2ab', 0.02)) +
    b(facing > 0 ? 58 : 0, 678, 10, 98, 3, wood)
  );
};

const table = (room: Room, left: number, wide: number): void => {
  const { paint, warm, accent } = room;
  const wood = warm('#a97e58', 0.04);
  const b = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
    box(room, left + x, y, w, h, r, fill);
  let set = '';
  for (let x = 60; x < wide - 60; x += 96) {
    set += b(x, 626, 52, 7, 3, warm('#fffaf0')) + b(x + 62, 606, 9, 26, 3, warm('#d7e6e4'));
  }
  paint.add(
    chair(room, left - 44, 1) +
      chair(room, left + wide - 26, -1) +
      (wide > 360 ? chair(room, left + wide * 0.36, 1) + chair(room, left + wide * 0.58, -1) : '') +
      b(0, 632, wide, 18, 6, wood) +
      b(26, 650, 14, 130, 3, mix(wood, '#2a1d18', 0.2)) +
      b(wide - 40, 650, 14, 130, 3, mix(wood, '#2a1d18', 0.2)) +
      set +
      b(wide / 2 - 18, 588, 36, 44, 12, warm(accent, 0.04)),
  );
  const x = room.at(left + wide / 2);
  paint.fill(
    `M${numbers([x, 592])}q-44-20-40-74 38 20 40 74zM${numbers([x, 592])}q44-20 40-74-38 20-40 74zM${numbers([x, 592])}q-16-44 0-92 18 48 0 92z`,
    warm('#5f8a56', 0.04),
  );
};

const kitchen = (room: Room, left: number, wide: number): void => {
  const { paint, warm, accent } = room;
  const front = warm(mix(accent, '#f3ead9', 0.72), 0.04);
  const b = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
    box(room, left + x, y, w, h, r, fill);
  let doors = '';
  const count = Math.round(wide / 92);
  for (let index = 0; index < count; index += 1) {
    const x = (index * wide) / count;
    doors +=
      b(x + 5, 632, wide / count - 10, 128, 5, front) +
      b(x + wide / count - 22, 648, 6, 26, 3, warm('#b8924f'));
  }
  paint.add(
    b(0, 612, wide, 164, 4, mix(front, '#2a1d18', 0.14)) +
      doors +
      b(-8, 602, wide + 16, 18, 4, warm('#f4ece0')) +
      b(wide * 0.56, 562, 54, 40, 8, warm('#d9d2c4', 0.04)) +
      b(wide * 0.56 + 50, 570, 18, 8, 4, warm('#8d8478', 0.1)) +
      b(22, 566, 30, 36, 6, warm('#c9694c')) +
      b(60, 574, 24, 28, 6, warm('#5f8f8c')) +
      b(wide * 0.36, 534, 8, 68, 4, warm('#9a8f80', 0.1)) +
      b(wide * 0.36, 534, 44, 8, 4, warm('#9a8f80', 0.1)),
  );
};

const doorway = (room: Room, left: number, index: number): void => {
  const { paint, warm, accent } = room;
  const b = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
    box(room, left + x, y, w, h, r, fill);
  paint.add(
    b(-12, 288, 154, 420, 6, warm('#fbf4e6', 0.04)) +
      b(0, 300, 130, 408, 0, warm('#d9bd94', 0.18)) +
      b(0, 300, 130, 200, 0, warm('#f0dfc2', 0.1)) +
      b(20, 520, 110, 34, 12, warm('#fffaf0')) +
      b(8, 546, 122, 84, 10, warm(index === 0 ? accent : '#7d8f6a', 0.04)) +
      b(28, 360, 54, 68, 3, warm('#8fb8bc', 0.04)),
  );
};

const floorLamp = (room: Room, x: number): void => {
  const { paint, warm } = room;
  const lx = room.at(x);
  paint.fill(
    `M${numbers([lx - 3, 776])}v-320h6v320zM${numbers([lx - 30, 778])}q30-14 60 0z`,
    warm('#4a3a34', 0.1),
  );
  paint.fill(
    `M${numbers([lx - 38, 470])}l14-72h48l14 72z`,
    paint.light.lamps ? '#ffe2a4' : warm('#f6e8cf'),
  );
  lampGlow(paint, lx, 440, 230);
};

const plantPot = (room: Room, x: number): void => {
  const { paint, warm } = room;
  const px = room.at(x);
  paint.fill(`M${numbers([px - 36, 700])}h72l-10 80h-52z`, warm('#c98a64', 0.05));
  let leaves = '';
  for (const [dx, dy, w] of [
    [-88, -120, 34],
    [-46, -190, 30],
    [6, -220, 30],
    [58, -176, 32],
    [90, -104, 34],
    [-14, -130, 26],
  ] as const) {
    leaves += `M${numbers([px, 704])}Q${numbers([px + dx * 0.2 - w, 704 + dy * 0.7, px + dx, 704 + dy])}Q${numbers([px + dx * 0.5 + w * 0.7, 704 + dy * 0.6, px, 704])}z`;
  }
  paint.fill(leaves, warm('#5d8a5c', 0.05));
};

const furnish = (room: Room, bedrooms: Bedrooms): void => {
  switch (bedrooms) {
    case 0:
      bed(room, 120, 470);
      kitchen(room, 760, 340);
      break;
    case 1:
      doorway(room, 1040, 0);
      sofa(room, 200, 440);
      table(room, 760, 200);
      floorLamp(room, 140);
      break;
    case 2:
      sofa(room, 130, 420);
      table(room, 700, 300);
      floorLamp(room, 620);
      plantPot(room, 1120);
      break;
    case 3:
      kitchen(room, 60, 330);
      table(room, 500, 400);
      plantPot(room, 1080);
      break;
    case 4:
      sofa(room, 60, 330);
      table(room, 480, 560);
      plantPot(room, 1136);
      break;
  }
};

/** The room of a unit with the place in its window. */
export const paintRoom = (paint: Paint, bedrooms: Bedrooms): void => {
  const { subject } = paint.brief;
  const random = paint.placeRandom('room');
  const left = random.chance(0.5);
  const { houses, climate } = subject.land;
  const accent = random.pick([
    '#d9482b',
    '#0b6b72',
    '#c98f2b',
    '#7d8f6a',
    '#b5614a',
    '#47708f',
    '#8f5f7a',
  ]);
  const room: Room = {
    paint,
    random,
    at: across(left),
    f: left ? 1 : -1,
    warm: (colour, shade = 0) => mix(mix(colour, paint.light.key, 0.16), '#4a3a34', 0.06 + shade),
    accent,
  };
  const { warm } = room;
  const kind = WINDOWS[houses];
  const { hole, bars } = openings[kind];
  paint.add(`<g transform="matrix(.84 0 0 .84 96-6)">`);
  paintSky(paint);
  sceneOf(subject).backdrop(paint);
  paint.add('</g>');
  const timber = kind === 'open' || houses === 'timber' || houses === 'cabins';
  const wall = timber
    ? random.pick(['#b98f66', '#a9774f', '#c7a27a'])
    : random.pick([
        '#f3e8d6',
        '#efe0cb',
        '#e9e4d6',
        '#dfe3da',
        '#f1dccb',
        '#dce4e6',
        mix(accent, '#f6ecdc', 0.7),
      ]);
  paint.fill(
    `M0 0H1200V800H0z${hole}`,
    paint.vertical([
      [0, warm(wall, 0.1)],
      [0.7, warm(wall)],
      [1, warm(wall, 0.14)],
    ]),
    'fill-rule="evenodd"',
  );
  const frame = warm(
    timber
      ? '#7d5a42'
      : random.pick(['#8a6446', '#fbf6ec', '#5c4a40', mix(accent, '#3c3a38', 0.4)]),
    0.04,
  );
  paint.curve(hole, frame, 16);
  if (bars) paint.stroke(bars, frame, kind === 'panes' ? 7 : 13);
  if (kind === 'screens') {
    for (const x of [0, 950]) {
      let grid = '';
      for (let column = 1; column < 4; column += 1) grid += `M${x + column * 62} 70V640`;
      for (let row = 1; row < 6; row += 1) grid += `M${x} ${70 + row * 95}H${x + 250}`;
      paint.add(
        `${rect(x, 70, 250, 570, 0, warm('#fbf4e2'))}<path d="${grid}" stroke="${warm('#6b4c38', 0.1)}" stroke-width="5"/>`,
      );
    }
  }
  if (kind === 'open') {
    // The eave of the roof, and curtains tied to its posts.
    paint.fill('M-10-10H1210V70Q600 150-10 70z', warm('#8d6a45', 0.14));
    paint.fill(
      'M60 60Q150 330 76 640H60zM1140 60Q1050 330 1124 640H1140z',
      warm('#fbf3e4'),
      'opacity=".92"',
    );
  }
  if (houses === 'timber' || houses === 'halftimber' || houses === 'cabins') {
    paint.fill(
      'M-10 0H1210V30H-10zM150 30h30v34h-30zM590 30h30v34h-30zM1030 30h30v34h-30z',
      warm('#6b4c38', 0.12),
    );
  }
  const tiled = kind === 'arches' || climate === 'tropical';
  const floor = warm(
    tiled
      ? random.pick(['#c98f68', '#d8c3a2', '#b9a68c'])
      : random.pick(['#b98f66', '#a97e58', '#8f6b4c']),
    0.08,
  );
  paint.fill(
    'M0 676H1200V800H0z',
    paint.vertical([
      [0, floor],
      [1, mix(floor, '#2a1d18', 0.25)],
    ]),
  );
  const skew = paint.litSide * -110;
  paint.fill(
    `M${numbers([240 + skew, 676])}H${short(520 + skew)}L${numbers([560 + skew * 2, 800])}H${short(210 + skew * 2)}zM${numbers([640 + skew, 676])}H${short(920 + skew)}L${numbers([1000 + skew * 2, 800])}H${short(660 + skew * 2)}z`,
    paint.light.key,
    'opacity=".3"',
  );
  paint.fill(
    'M180 800Q220 750 600 748T1020 800z',
    warm(mix(accent, '#f4ead8', 0.6), 0.02),
    'opacity=".8"',
  );
  furnish(room, bedrooms);
};
