import type { Random } from '../seed/random.ts';

export type Point = readonly [x: number, y: number];

/** A number as short SVG text: whole by default, one decimal for fine parts. */
export const short = (value: number, decimals = 0): string => {
  if (decimals === 0) return String(Math.round(value) || 0);
  const factor = 10 ** decimals;
  return String(Math.round(value * factor) / factor || 0).replace(/^(-?)0\./, '$1.');
};

/** Joins numbers for path data; a minus sign separates as well as a blank does. */
export const numbers = (values: readonly number[], decimals = 0): string => {
  let joined = '';
  for (const value of values) {
    const text = short(value, decimals);
    joined += joined === '' || text.startsWith('-') ? text : ` ${text}`;
  }
  return joined;
};

/** The transform that puts a shape with its foot at (0, 0) at a place; negative sizes mirror it. */
export const placed = (x: number, y: number, wide: number, high: number): string =>
  `matrix(${numbers([wide, 0, 0, high], 2)} ${numbers([x, y])})`;

/**
 * A repeated command needs no letter, and where the next number is negative no blank either:
 * `l4 5l-3 2` is `l4 5-3 2`.
 */
export const withoutRepeats = (path: string): string =>
  path.replace(
    /([lqt])([^a-zA-Z]*)((?:\1[^a-zA-Z]*)+)/g,
    (_, letter: string, first: string, rest: string) =>
      rest
        .split(letter)
        .slice(1)
        .reduce(
          (joined, part) => (part.startsWith('-') ? joined + part : `${joined} ${part}`),
          letter + first,
        ),
  );

type Pen = { move: (to: Point) => string; step: (command: string, to: readonly Point[]) => string };

/** Writes relative commands from rounded absolute places, so that rounding never adds up. */
const createPen = (): Pen => {
  const snap = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  let at: Point = [0, 0];
  return {
    move: (to) => {
      at = snap(to);
      return `M${numbers(at)}`;
    },
    step: (command, to) => {
      const snapped = to.map(snap);
      const values = snapped.flatMap(([x, y]) => [x - at[0], y - at[1]]);
      at = snapped.at(-1) ?? at;
      return command + numbers(values);
    },
  };
};

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** An open line of straight pieces through the points. */
export const straightLine = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const draw = createPen();
  return draw.move(first) + withoutRepeats(rest.map((point) => draw.step('l', [point])).join(''));
};

/** A flowing line that starts and ends at the outer points and is pulled by those between. */
export const flowingLine = (points: readonly Point[]): string => {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last || points.length < 3) return straightLine(points);
  const draw = createPen();
  let path = draw.move(first);
  for (let index = 1; index < points.length - 1; index += 1) {
    const control = points[index];
    const next = points[index + 1];
    if (!control || !next) break;
    const end = index === points.length - 2 ? next : between(control, next);
    path += draw.step('q', [control, end]);
  }
  return withoutRepeats(path);
};

const downTo = (line: string, points: readonly Point[], bottom: number): string =>
  `${line}V${short(bottom)}H${short(points[0]?.[0] ?? 0)}z`;

/** The ground under a flowing line, down to `bottom`. */
export const flowingGround = (points: readonly Point[], bottom: number): string =>
  downTo(flowingLine(points), points, bottom);

/** The ground under a line of straight pieces, down to `bottom`. */
export const rockyGround = (points: readonly Point[], bottom: number): string =>
  downTo(straightLine(points), points, bottom);

/** A closed shape of straight pieces. */
export const polygon = (points: readonly Point[]): string => `${straightLine(points)}z`;

/** A closed, soft shape through the middles of the points' sides. */
export const blob = (points: readonly Point[]): string => {
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return '';
  const draw = createPen();
  let path = draw.move(between(last, first));
  points.forEach((control, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    path += draw.step('q', [control, between(control, next)]);
  });
  return `${withoutRepeats(path)}z`;
};

/** Soft rolling heights from left to right: a few slow waves with seeded phases. */
export const rollingHeights = (
  random: Random,
  options: { base: number; height: number; points: number },
): Point[] => {
  const { base, height, points } = options;
  const phases = [random.next(), random.next(), random.next()].map((part) => part * Math.PI * 2);
  const speeds = [random.between(0.7, 1.3), random.between(1.7, 2.6), random.between(3.4, 5)];
  const weights = [0.55, 0.3, 0.15];
  return Array.from({ length: points }, (_, index) => {
    const share = index / (points - 1);
    const wave = weights.reduce(
      (sum, weight, part) =>
        sum + weight * Math.sin((phases[part] ?? 0) + share * Math.PI * 2 * (speeds[part] ?? 1)),
      0,
    );
    return [-20 + share * 1240, base - height * (wave * 0.5 + 0.5)];
  });
};

/** Breaks a line of corners into rocky pieces by moving each middle (midpoint displacement). */
export const roughen = (
  random: Random,
  corners: readonly Point[],
  depth: number,
  strength: number,
): Point[] => {
  let points = [...corners];
  for (let round = 0; round < depth; round += 1) {
    const next: Point[] = [];
    points.forEach((point, index) => {
      next.push(point);
      const after = points[index + 1];
      if (!after) return;
      const length = Math.hypot(after[0] - point[0], after[1] - point[1]);
      const share = random.between(0.38, 0.62);
      next.push([
        point[0] + (after[0] - point[0]) * share,
        point[1] + (after[1] - point[1]) * share + random.between(-1, 1) * length * strength,
      ]);
    });
    points = next;
  }
  return points;
};

/** A lens: a short stroke of light with pointed ends. */
export const lens = (x: number, y: number, width: number, height: number): string =>
  `M${numbers([x - width / 2, y])}q${numbers([width / 2, -height, width, 0])}q${numbers([-width / 2, height, -width, 0])}z`;

/** Half a lens with a flat foot: the cheap form, for the many strokes of light on water. */
export const glint = (x: number, y: number, width: number, height: number): string =>
  `M${numbers([x - width / 2, y])}q${numbers([width / 2, -height * 1.5, width, 0])}z`;
