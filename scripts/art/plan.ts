import type { FloorPlan } from '@club/domain/resort/floor-plan';
import { bathsOf } from '@club/domain/resort/floor-plan';
import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { drawing } from './drawing.ts';

const INK = '#10272e';
const PAPER = '#fbf8f2';
const WOOD = '#efe3cd';
const TILE = '#dcebe9';
const CLOTH = '#0b6b72';
const LINEN = '#ffffff';
const WARM = '#e8b98f';

type Area = { x: number; y: number; wide: number; high: number };

const box = (x: number, y: number, wide: number, high: number, fill: string, round = 0): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(wide)}" height="${Math.round(high)}" fill="${fill}"${round > 0 ? ` rx="${round}"` : ''}/>`;

const bed = (x: number, y: number, wide: number): string =>
  box(x - 6, y - 6, wide + 12, 12, '#8a6446', 4) +
  box(x, y, wide, 168, LINEN, 10) +
  box(x, y + 58, wide, 110, WARM, 10) +
  (wide > 100
    ? box(x + 12, y + 14, wide / 2 - 18, 34, '#e6eeee', 8) +
      box(x + wide / 2 + 6, y + 14, wide / 2 - 18, 34, '#e6eeee', 8)
    : box(x + 14, y + 14, wide - 28, 34, '#e6eeee', 8));

/** Beds for up to two guests in a room: a double, or one single. */
const beds = ({ x, y, wide }: Area, guests: number): string =>
  guests > 1 && wide > 260
    ? bed(x + wide / 2 - 72, y + 20, 144) +
      box(x + wide / 2 - 116, y + 26, 32, 32, '#c9a67c', 4) +
      box(x + wide / 2 + 84, y + 26, 32, 32, '#c9a67c', 4)
    : bed(x + 18, y + 20, guests > 1 ? 118 : 88);

const sofa = (x: number, y: number, opensToBed: boolean): string =>
  box(x, y, 200, 74, CLOTH, 16) +
  box(x + 18, y + 24, 78, 46, '#2f8a8c', 8) +
  box(x + 104, y + 24, 78, 46, '#2f8a8c', 8) +
  (opensToBed
    ? `<path d="M${x + 14} ${y + 78}v74h172v-74" fill="none" stroke="${CLOTH}" stroke-width="4" stroke-dasharray="10 8"/>`
    : box(x + 56, y + 104, 88, 40, '#c9a67c', 8));

const tableFor = (x: number, y: number, seats: number): string => {
  const pairs = Math.max(1, Math.ceil(seats / 2));
  const wide = 34 + pairs * 52;
  const chairs = Array.from({ length: pairs }, (_, at) => {
    const cx = x + 30 + at * 52;
    const lower = at * 2 + 1 < seats ? box(cx, y + 82, 32, 22, '#8a6446', 6) : '';
    return box(cx, y - 24, 32, 22, '#8a6446', 6) + lower;
  });
  return chairs.join('') + box(x, y, wide, 80, '#c9a67c', 12);
};

const kitchen = (x: number, y: number, kind: FloorPlan['kitchen']): string => {
  if (kind === 'No') return '';
  const long = kind === 'Full';
  const sink =
    box(x + 14, y + 16, 36, 46, PAPER, 8) +
    `<circle cx="${x + 32}" cy="${y + 40}" r="5" fill="${INK}"/>`;
  const hob = (hx: number, hy: number): string =>
    [0, 28]
      .flatMap((dx) =>
        [0, 28].map(
          (dy) =>
            `<circle cx="${hx + dx}" cy="${hy + dy}" r="10" fill="none" stroke="${INK}" stroke-width="4"/>`,
        ),
      )
      .join('');
  return long
    ? box(x, y, 66, 260, '#d9cbb2', 4) +
        box(x, y, 220, 66, '#d9cbb2', 4) +
        sink +
        hob(x + 20, y + 120) +
        box(x + 150, y + 6, 62, 54, '#b9c6c6', 6)
    : box(x, y, 66, 170, '#d9cbb2', 4) + sink + hob(x + 20, y + 106);
};

/** Tub or shower at the back, basin and toilet side by side before it, the door in front. */
const bath = ({ x, y, wide }: Area, kind: 't' | 's'): string => {
  const small = Math.min(1, wide / 170);
  return (
    (kind === 't'
      ? box(x + 14, y + 16, Math.min(150, wide - 28), 66, LINEN, 26) +
        `<circle cx="${Math.round(x + 36)}" cy="${Math.round(y + 49)}" r="6" fill="${INK}"/>`
      : box(x + 14, y + 16, Math.min(96, wide - 28), 84, LINEN, 6) +
        box(x + 24, y + 26, Math.min(76, wide - 48), 64, TILE, 4)) +
    box(x + wide - 16 - 48 * small, y + 118, 48 * small, 58, LINEN, 18) +
    box(x + 16, y + 124, 60 * small, 42, LINEN, 10) +
    `<circle cx="${Math.round(x + 16 + 30 * small)}" cy="${Math.round(y + 145)}" r="${Math.round(12 * small)}" fill="#b9c6c6"/>`
  );
};

const room = ({ x, y, wide, high }: Area, floor: string): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(wide)}" height="${Math.round(high)}" fill="${floor}" stroke="${INK}" stroke-width="12"/>`;

/** A door in the lower wall of a room: a gap, and the swing of its leaf. */
const door = (x: number, y: number, floor: string): string =>
  box(x, y - 7, 60, 14, floor) +
  `<path d="M${Math.round(x)} ${Math.round(y)}v-60a60 60 0 0 1 60 60" fill="none" stroke="${INK}" stroke-width="3"/>`;

const window = (x: number, y: number, wide: number): string =>
  box(x, y - 7, wide, 14, PAPER) + box(x, y - 2, wide, 4, INK);

/** Draws the plan of a unit: rooms to sleep and to bathe along the back, the living room before them. */
export const drawFloorPlan = (plan: FloorPlan): string => {
  const { bedrooms, sleeps } = plan;
  const baths = bathsOf(plan);
  // One room is smaller than a flat.
  const [left, whole] = bedrooms === 0 ? [220, 760] : [90, 1020];
  const [top, deep] = [80, 640];
  const back = 270;
  const cells = Array.from({ length: Math.max(bedrooms, baths.length) }, (_, at) => [
    ...(at < bedrooms ? (['bed'] as const) : []),
    ...(baths[at] === undefined ? [] : [baths[at]]),
  ]).flat();
  const shares = cells.map((cell) => (cell === 'bed' ? 1.6 : 0.9));
  const width = bedrooms === 0 ? Math.min(480, baths.length * 190) : whole;
  const unit = width / shares.reduce((sum, share) => sum + share, 0);
  let x = left + whole - width;
  let guests = sleeps;
  let drawn = '';
  let doors = '';
  cells.forEach((cell, at) => {
    const area: Area = { x, y: top, wide: (shares[at] ?? 1) * unit, high: back };
    drawn += room(area, cell === 'bed' ? WOOD : TILE);
    if (cell === 'bed') {
      drawn += beds({ ...area, y: top + 24 }, Math.min(2, guests));
      guests -= 2;
      drawn += window(x + area.wide / 2 - 50, top, 100);
    } else {
      drawn += bath(area, cell);
    }
    doors += door(x + area.wide - 96, top + back, cell === 'bed' ? WOOD : TILE);
    x += area.wide;
  });
  const opensToBed = guests > (bedrooms === 0 ? 2 : 0);
  // In one room the bed stands before the bath, and the table beside the kitchen or below it.
  const living =
    bedrooms === 0
      ? beds({ x: left + 460, y: top + back + 12, wide: 280, high: back }, Math.min(2, guests)) +
        sofa(left + 250, top + deep - 180, opensToBed) +
        (baths.length === 1
          ? tableFor(left + 320, top + 110, Math.min(4, sleeps))
          : tableFor(left + 150, top + 330, Math.min(4, sleeps)))
      : sofa(left + whole - 300, top + deep - 210, opensToBed) +
        tableFor(left + 330, top + deep - 190, sleeps);
  const shell = room({ x: left, y: top, wide: whole, high: deep }, WOOD);
  const fit =
    kitchen(left + 16, bedrooms === 0 ? top + 16 : top + back + 16, plan.kitchen) +
    window(left + whole - 420, top + deep, 300) +
    box(left + 60, top + deep - 7, 90, 14, PAPER) +
    `<path d="M${left + 60} ${top + deep}v-90a90 90 0 0 1 90 90" fill="none" stroke="${INK}" stroke-width="3"/>`;
  return drawing(
    `<path d="M0 0H${ART_WIDTH}V${ART_HEIGHT}H0z" fill="${PAPER}"/>${shell}${drawn}${doors}${living}${fit}`,
  );
};
