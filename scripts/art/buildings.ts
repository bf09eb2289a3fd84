import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import { numbers, short } from './shapes.ts';
import type { Random } from '../seed/random.ts';

/** Warm light behind glass, or the glass itself by day. */
export const windowColour = (paint: Paint, depth = 0): string =>
  paint.light.lamps
    ? mix('#ffd98a', paint.light.haze, depth * 0.35)
    : paint.tone('#3d5f68', depth, 0.1);

/** A soft warm glow around a lamp; nothing by day. */
export const lampGlow = (paint: Paint, x: number, y: number, radius: number): void => {
  if (!paint.light.lamps) return;
  const glow = paint.radial([
    [0, '#ffd98a', 0.75],
    [0.3, '#ffc56e', 0.28],
    [1, '#ffb45a', 0],
  ]);
  paint.add(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${glow}"/>`);
};

export type HouseStyle = 'gable' | 'hip' | 'flat' | 'stepped' | 'dome';

type HouseOptions = {
  x: number;
  /** The ground line. */
  y: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
  depth: number;
  style: HouseStyle;
  windows: { rows: number; columns: number };
};

/** A house with a lit and a shaded wall, roof and windows. */
export const paintHouse = (paint: Paint, options: HouseOptions): void => {
  const { x, y, width, height, wall, roof, depth, style } = options;
  const { rows, columns } = options.windows;
  const wallTone = paint.lit(wall, depth, 0.12);
  const sideTone = paint.tone(wall, depth, 0.22);
  const roofTone = paint.tone(roof, depth, 0.05);
  const top = y - height;
  const rise = width * 0.42;
  paint.fill(`M${numbers([x, top])}h${short(width)}V${short(y)}H${short(x)}z`, wallTone);
  const shadedX = paint.litSide < 0 ? x + width * 0.68 : x;
  paint.fill(
    `M${numbers([shadedX, top])}h${short(width * 0.32)}V${short(y)}h${short(-width * 0.32)}z`,
    sideTone,
  );
  const over = Math.max(2, width * 0.06);
  if (style === 'gable') {
    paint.fill(
      `M${numbers([x, top])}L${numbers([x + width / 2, top - rise])}L${numbers([x + width, top])}z`,
      wallTone,
    );
    paint.fill(
      `M${numbers([x - over, top + over * 0.6])}L${numbers([x + width / 2, top - rise - over])}L${numbers([x + width + over, top + over * 0.6])}l${numbers([-over * 1.4, 0])}L${numbers([x + width / 2, top - rise + over * 0.7])}L${numbers([x + over * 0.4, top + over * 0.6])}z`,
      roofTone,
    );
  } else if (style === 'hip') {
    paint.fill(
      `M${numbers([x - over, top + 1])}l${numbers([width * 0.24, -rise * 0.72])}h${short(width * 0.52 + over * 2)}l${numbers([width * 0.24, rise * 0.72])}z`,
      roofTone,
    );
  } else if (style === 'stepped') {
    const unit = width / 8;
    paint.fill(
      `M${numbers([x, top + 1])}v${short(-unit)}h${short(unit)}v${short(-unit)}h${short(unit)}v${short(-unit)}h${short(unit)}v${short(-unit)}h${short(unit * 2)}v${short(unit)}h${short(unit)}v${short(unit)}h${short(unit)}v${short(unit)}h${short(unit)}v${short(unit)}z`,
      wallTone,
    );
  } else if (style === 'dome') {
    const radius = width * 0.4;
    paint.fill(
      `M${numbers([x + width / 2 - radius, top + 1])}a${numbers([radius, radius])} 0 0 1 ${numbers([radius * 2, 0])}z`,
      roofTone,
    );
  } else {
    paint.fill(
      `M${numbers([x - over, top])}h${short(width + over * 2)}v${short(-Math.max(3, height * 0.05))}h${short(-width - over * 2)}z`,
      roofTone,
    );
  }
  const glass = windowColour(paint, depth);
  const w = (width / columns) * 0.36;
  const h = Math.min((height / (rows + 0.4)) * 0.5, w * 1.7);
  const pitch = height / (rows + 0.15);
  let panes = '';
  for (let column = 0; column < columns; column += 1) {
    panes += `M${numbers([x + (width * (column + 0.5)) / columns, top + pitch * 0.5 - h / 2])}v${short(pitch * (rows - 1) + h)}`;
  }
  paint.stroke(
    panes,
    glass,
    short(w, 1),
    `stroke-dasharray="${short(h, 1)} ${short(pitch - h, 1)}"`,
  );
  paint.fill(
    `M${numbers([x + width * 0.44, y])}v${short(-height * 0.3)}h${short(width * 0.14)}V${short(y)}z`,
    paint.tone('#4a3a34', depth, 0.2),
  );
};

/** One tower of a skyline: a body, a lit edge and rows of windows as a dashed line. */
export const paintTower = (
  paint: Paint,
  random: Random,
  options: { x: number; y: number; width: number; height: number; colour: string; depth: number },
): void => {
  const { x, y, width, height, colour, depth } = options;
  const top = y - height;
  const body = paint.tone(colour, depth, 0.06);
  const crown = random.whole(0, 4);
  let outline = `M${numbers([x, y])}V${short(top)}`;
  if (crown === 0) outline += `h${short(width)}`;
  else if (crown === 1)
    outline += `h${short(width * 0.2)}v${short(-height * 0.06)}h${short(width * 0.6)}v${short(height * 0.06)}h${short(width * 0.2)}`;
  else if (crown === 2) outline += `l${numbers([width, -width * 0.5])}`;
  else if (crown === 3)
    outline += `h${short(width * 0.3)}l${numbers([width * 0.2, -height * 0.12])}l${numbers([width * 0.2, height * 0.12])}h${short(width * 0.3)}`;
  else outline += `q${numbers([width * 0.5, -width * 0.6, width, 0])}`;
  paint.fill(`${outline}V${short(y)}z`, body);
  const edge = width * 0.3;
  const edgeX = paint.litSide < 0 ? x : x + width - edge;
  paint.fill(
    `M${numbers([edgeX, y])}V${short(top)}h${short(edge)}V${short(y)}z`,
    paint.lit(colour, depth, 0.34),
    'opacity=".55"',
  );
  const columns = Math.max(2, Math.round(width / 16));
  const gap = width / columns;
  let lines = '';
  for (let column = 0; column < columns; column += 1) {
    if (random.chance(paint.light.lamps ? 0.78 : 0.9)) {
      const start = top + 10 + random.whole(0, paint.light.lamps ? 4 : 0) * 12;
      const end = y - random.whole(0, 5) * 12;
      if (end > start) lines += `M${numbers([x + gap * (column + 0.5), start])}V${short(end)}`;
    }
  }
  const dashes = paint.light.lamps ? random.pick(['6 6', '5 7 5 19', '6 18 6 6', '5 7']) : '7 5';
  paint.stroke(
    lines,
    windowColour(paint, depth),
    short(gap * 0.42, 1),
    `stroke-dasharray="${dashes}" opacity="${paint.light.lamps ? 0.9 : 0.45}"`,
  );
};
