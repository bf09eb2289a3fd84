import { lampGlow } from './buildings.ts';
import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import type { Across } from './scene.ts';
import { numbers, short } from './shapes.ts';

/** How many bedrooms lie beside the room that is shown; with none it is the bedroom, too. */
export type Bedrooms = 0 | 1 | 2 | 3 | 4;

/** Writes a box with round corners; `x` is its left edge, before a room is mirrored. */
export type Box = (
  x: number,
  y: number,
  wide: number,
  high: number,
  round: number,
  fill: string,
) => string;

export type Room = {
  paint: Paint;
  at: Across;
  /** Boxes of a piece of furniture, counted from its left edge. */
  boxes: (left: number) => Box;
  warm: (colour: string, shade?: number) => string;
  accent: string;
};

/** Writes a box where it is given. */
export const rect: Box = (x, y, wide, high, round, fill) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(high)}"${round > 0 ? ` rx="${round}"` : ''} fill="${fill}"/>`;

/** A piece of furniture; `wide` counts for those that come in several sizes. */
type Piece = (room: Room, left: number, wide: number) => void;

const bed: Piece = (room, left, wide) => {
  const { paint, warm, accent } = room;
  const b = room.boxes(left);
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

const sofa: Piece = (room, left, wide) => {
  const { paint, warm, accent } = room;
  const cloth = warm(mix(accent, '#f1e6d6', 0.55), 0.02);
  const b = room.boxes(left);
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
  const b = room.boxes(left);
  return (
    b(facing > 0 ? 0 : 58, 560, 12, 216, 5, wood) +
    b(0, 664, 70, 16, 6, warm('#e9d2ab', 0.02)) +
    b(facing > 0 ? 58 : 0, 678, 10, 98, 3, wood)
  );
};

const table: Piece = (room, left, wide) => {
  const { paint, warm, accent } = room;
  const wood = warm('#a97e58', 0.04);
  const b = room.boxes(left);
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

const kitchen: Piece = (room, left, wide) => {
  const { paint, warm, accent } = room;
  const front = warm(mix(accent, '#f3ead9', 0.72), 0.04);
  const b = room.boxes(left);
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

const doorway: Piece = (room, left) => {
  const { paint, warm, accent } = room;
  const b = room.boxes(left);
  paint.add(
    b(-12, 288, 154, 420, 6, warm('#fbf4e6', 0.04)) +
      b(0, 300, 130, 408, 0, warm('#d9bd94', 0.18)) +
      b(0, 300, 130, 200, 0, warm('#f0dfc2', 0.1)) +
      b(20, 520, 110, 34, 12, warm('#fffaf0')) +
      b(8, 546, 122, 84, 10, warm(accent, 0.04)) +
      b(28, 360, 54, 68, 3, warm('#8fb8bc', 0.04)),
  );
};

const floorLamp: Piece = (room, x) => {
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

const plantPot: Piece = (room, x) => {
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

const FURNITURE: {
  readonly [bedrooms in Bedrooms]: readonly (readonly [
    piece: Piece,
    left: number,
    wide?: number,
  ])[];
} = {
  0: [
    [bed, 120, 470],
    [kitchen, 760, 340],
  ],
  1: [
    [doorway, 1040],
    [sofa, 200, 440],
    [table, 760, 200],
    [floorLamp, 140],
  ],
  2: [
    [sofa, 130, 420],
    [table, 700, 300],
    [floorLamp, 620],
    [plantPot, 1120],
  ],
  3: [
    [kitchen, 60, 330],
    [table, 500, 400],
    [plantPot, 1080],
  ],
  4: [
    [sofa, 60, 330],
    [table, 480, 560],
    [plantPot, 1136],
  ],
};

/** Puts the furniture of a unit into its room. */
export const furnish = (room: Room, bedrooms: Bedrooms): void => {
  for (const [piece, x, wide = 0] of FURNITURE[bedrooms]) piece(room, x, wide);
};
