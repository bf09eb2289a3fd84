import type { Houses } from '@club/domain/resort/land';
import type { Random } from '../seed/random.ts';
import { mix } from './colour.ts';
import type { Bedrooms, Room } from './furniture.ts';
import { furnish, rect } from './furniture.ts';
import type { Paint } from './paint.ts';
import { paintBackdrop } from './place.ts';
import { across } from './scene.ts';
import { numbers, placed, short } from './shapes.ts';

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
const OPENINGS: { readonly [window in Window]: { hole: string; bars: string } } = {
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

const isTimber = (houses: Houses): boolean => houses === 'timber' || houses === 'cabins';

/** Sliding screens on both sides of the window. */
const paintScreens = (paint: Paint, warm: Room['warm']): void => {
  for (const x of [0, 950]) {
    let grid = '';
    for (let column = 1; column < 4; column += 1) grid += `M${x + column * 62} 70V640`;
    for (let row = 1; row < 6; row += 1) grid += `M${x} ${70 + row * 95}H${x + 250}`;
    paint.add(rect(x, 70, 250, 570, 0, warm('#fbf4e2')));
    paint.stroke(grid, warm('#6b4c38', 0.1), 5);
  }
};

/** The wall with the window in it, through which the backdrop is seen. */
const paintWall = ({ paint, warm, accent }: Room, random: Random): void => {
  const { houses } = paint.brief.subject.land;
  const kind = WINDOWS[houses];
  const { hole, bars } = OPENINGS[kind];
  const timber = kind === 'open' || isTimber(houses);
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
  if (kind === 'screens') paintScreens(paint, warm);
  if (kind === 'open') {
    // The eave of the roof, and curtains tied to its posts.
    paint.fill('M-10-10H1210V70Q600 150-10 70z', warm('#8d6a45', 0.14));
    paint.fill(
      'M60 60Q150 330 76 640H60zM1140 60Q1050 330 1124 640H1140z',
      warm('#fbf3e4'),
      'opacity=".92"',
    );
  }
  if (isTimber(houses) || houses === 'halftimber') {
    // Beams below the ceiling.
    paint.fill(
      'M-10 0H1210V30H-10zM150 30h30v34h-30zM590 30h30v34h-30zM1030 30h30v34h-30z',
      warm('#6b4c38', 0.12),
    );
  }
};

/** The floor with the light of the window on it, and a rug. */
const paintFloor = ({ paint, warm, accent }: Room, random: Random): void => {
  const { houses, climate } = paint.brief.subject.land;
  const tiled = WINDOWS[houses] === 'arches' || climate === 'tropical';
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
};

const ACCENTS = [
  '#d9482b',
  '#0b6b72',
  '#c98f2b',
  '#7d8f6a',
  '#b5614a',
  '#47708f',
  '#8f5f7a',
] as const;

/** The room of a unit with the place in its window. */
export const paintRoom = (paint: Paint, bedrooms: Bedrooms): void => {
  const random = paint.placeRandom('room');
  const left = random.chance(0.5);
  const at = across(left);
  const room: Room = {
    paint,
    at,
    boxes: (edge) => (x, y, wide, high, round, fill) =>
      rect(left ? edge + x : at(edge + x) - wide, y, wide, high, round, fill),
    warm: (colour, shade = 0) => mix(mix(colour, paint.light.key, 0.16), '#4a3a34', 0.06 + shade),
    accent: random.pick(ACCENTS),
  };
  paintBackdrop(paint, placed(96, -6, 0.84, 0.84));
  paintWall(room, random);
  paintFloor(room, random);
  furnish(room, bedrooms);
};
