import { lampGlow } from './buildings.ts';
import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import type { Across } from './scene.ts';
import { lens, numbers, short } from './shapes.ts';
import { plantTrees } from './trees.ts';

export const lounger = (
  paint: Paint,
  x: number,
  y: number,
  size: number,
  flip: 1 | -1,
  cloth: string,
): void => {
  const s = size;
  const f = flip;
  paint.fill(
    lens(x + f * s * 0.45, y + s * 0.1, s * 1.25, s * 0.1),
    paint.tone('#4a4038', 0, 0.4),
    'opacity=".35"',
  );
  paint.fill(
    `M${numbers([x, y - s * 0.12])}h${short(f * s * 0.95)}v${short(s * 0.05)}h${short(-f * s * 0.95)}zM${numbers([x + f * s * 0.06, y - s * 0.1])}h${short(f * s * 0.04)}v${short(s * 0.2)}h${short(-f * s * 0.04)}zM${numbers([x + f * s * 0.84, y - s * 0.1])}h${short(f * s * 0.04)}v${short(s * 0.2)}h${short(-f * s * 0.04)}z`,
    paint.tone('#8a6446', 0, 0.12),
  );
  paint.fill(
    `M${numbers([x - f * s * 0.02, y - s * 0.13])}h${short(f * s * 0.66)}l${numbers([f * s * 0.32, -s * 0.32])}q${numbers([f * s * 0.06, -s * 0.04, f * s * 0.09, s * 0.02])}l${numbers([-f * s * 0.3, s * 0.37])}h${short(-f * s * 0.76)}q${numbers([-f * s * 0.04, -s * 0.04, -f * s * 0.01, -s * 0.07])}z`,
    paint.lit(cloth, 0, 0.16),
  );
};

export const parasol = (paint: Paint, x: number, y: number, size: number, cloth: string): void => {
  const s = size;
  const top = y - s * 1.04;
  const rim = y - s * 0.74;
  paint.fill(
    `M${numbers([x - s * 0.012, y])}v${short(-s)}h${short(s * 0.024)}v${short(s)}z`,
    paint.tone('#6e5240', 0, 0.15),
  );
  paint.fill(
    `M${numbers([x - s * 0.6, rim])}Q${numbers([x - s * 0.3, top + s * 0.02, x, top])}Q${numbers([x + s * 0.3, top + s * 0.02, x + s * 0.6, rim])}Q${numbers([x + s * 0.45, rim - s * 0.05, x + s * 0.3, rim])}Q${numbers([x + s * 0.15, rim - s * 0.05, x, rim])}Q${numbers([x - s * 0.15, rim - s * 0.05, x - s * 0.3, rim])}Q${numbers([x - s * 0.45, rim - s * 0.05, x - s * 0.6, rim])}z`,
    paint.lit(cloth, 0, 0.14),
  );
  paint.fill(
    `M${numbers([x, top])}Q${numbers([x + s * 0.12, top + s * 0.1, x + s * 0.3, rim])}Q${numbers([x + s * 0.15, rim - s * 0.05, x, rim])}zM${numbers([x, top])}Q${numbers([x - s * 0.3, top + s * 0.04, x - s * 0.6, rim])}Q${numbers([x - s * 0.45, rim - s * 0.05, x - s * 0.3, rim])}Q${numbers([x - s * 0.18, top + s * 0.12, x, top])}z`,
    paint.tone(mix(cloth, '#7a4a3a', 0.25), 0, 0.12),
    'opacity=".75"',
  );
  paint.fill(lens(x, y + 2, s * 0.5, s * 0.05), paint.tone('#4a4038', 0, 0.4), 'opacity=".35"');
};

/** A table that is laid for two, with its chairs. */
export const paintTable = (paint: Paint, x: number, y: number, cloth: string): void => {
  const wood = paint.tone('#7d5c44', 0, 0.14);
  paint.fill(lens(x, y + 4, 420, 30), paint.tone('#4a4038', 0, 0.4), 'opacity=".35"');
  paint.fill(`M${numbers([x - 5, y])}v-76h10v76z`, wood);
  paint.fill(
    `M${numbers([x - 118, y - 78])}q118-26 236 0l-14 34q-104-20-208 0z`,
    paint.lit('#fbf6ec', 0, 0.14),
  );
  for (const side of [-1, 1]) {
    const c = x + side * 178;
    paint.fill(
      `M${numbers([c + side * 34, y - 150])}h${side * 10}l${side * 4} 150h${side * -8}zM${numbers([c - side * 46, y - 62])}h${side * 88}v12h${side * -88}zM${numbers([c - side * 42, y - 52])}h${side * 8}v56h${side * -8}z`,
      wood,
    );
    paint.fill(
      `M${numbers([c + side * 24, y - 144])}q${side * 10}-12 ${side * 20} 0v74h${side * -20}zM${numbers([c - side * 46, y - 72])}h${side * 80}v12h${side * -80}z`,
      paint.lit(cloth, 0, 0.12),
    );
    const g = x + side * 62;
    paint.fill(
      `M${numbers([g - 10, y - 122])}h20q0 22-8 26v14h6v3h-16v-3h6v-14q-8-4-8-26z`,
      paint.lit('#e9f0ee', 0, 0.1),
      'opacity=".8"',
    );
  }
  paint.fill(
    `M${numbers([x - 12, y - 86])}q-5-20 0-34h24q5 14 0 34z`,
    paint.tone('#c9694c', 0, 0.06),
  );
  paint.fill(
    `M${numbers([x, y - 118])}q-34-14-30-46 28 10 30 46zM${numbers([x, y - 118])}q34-14 30-46-28 10-30 46zM${numbers([x, y - 118])}q-14-30 0-62 14 32 0 62z`,
    paint.tone('#4f8450', 0, 0.08),
  );
};

/** A timber pergola that frames the view. */
export const pergola = (paint: Paint, at: Across): void => {
  const wood = paint.tone('#7d5c44', 0, 0.14);
  paint.fill('M-10 40H1210V76H-10z', wood);
  paint.fill('M-10 40H1210V48H-10z', paint.lit('#b98f68', 0, 0.25));
  let rafters = '';
  for (let x = 30; x < 1200; x += 118) rafters += `M${x} 14h26v34h-26z`;
  paint.fill(
    `${rafters}M${numbers([at(300) - 12, 70])}h24V556h-24zM${numbers([at(1120) - 17, 70])}h34V752h-34z`,
    wood,
  );
  for (const [x, drop] of [
    [470, 150],
    [640, 110],
    [830, 168],
  ] as const) {
    paint.fill(`M${numbers([at(x) - 1, 76])}h2v${drop - 76}h-2z`, wood);
    paint.fill(
      `M${numbers([at(x) - 15, drop])}q15-16 30 0l4 30q-19 14-38 0z`,
      paint.light.lamps ? '#ffe2a0' : paint.lit('#f6e6c8', 0, 0.1),
    );
    lampGlow(paint, at(x), drop + 16, 120);
  }
};

export const pots = (paint: Paint, at: Across): void => {
  for (const [x, y, size] of [
    [96, 742, 1],
    [196, 656, 0.62],
  ] as const) {
    plantTrees(paint, paint.random(`pot${x}`), 0, [[at(x), y - 92 * size, 2.7 * size]]);
    paint.fill(
      `M${numbers([at(x) - 46 * size, y - 100 * size])}h${short(92 * size)}l${numbers([-13 * size, 100 * size])}h${short(-66 * size)}z`,
      paint.tone('#b4603f', 0, 0.1),
    );
    paint.fill(
      `M${numbers([at(x) - 50 * size, y - 108 * size])}h${short(100 * size)}v${short(16 * size)}h${short(-100 * size)}z`,
      paint.lit('#cf7f58', 0, 0.2),
    );
  }
};
