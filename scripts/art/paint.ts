import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { mix } from './colour.ts';
import type { LightKind } from '../seed/demo-places.ts';
import type { Light, Season, Stop, Weather } from './light.ts';
import { LIGHTS } from './light.ts';
import type { Random } from '../seed/random.ts';
import { randomFrom } from '../seed/random.ts';
import type { Layer, Subject } from './layers.ts';
import { isThere, layerProblem } from './layers.ts';
import { drawing } from './drawing.ts';
import { placed, short } from './shapes.ts';

/** What a picture is drawn from. The same brief always gives the same picture. */
export type PictureBrief = {
  subject: Subject;
  /** Decides what differs between two pictures of a place (clouds, palette, foreground). */
  pictureSeed: string;
  light: LightKind;
  weather: Weather;
  season: Season;
  /** Share of small strokes that are drawn; views that hide much of the scene need fewer. */
  detail: number;
  /** How far the view will move the scene up, so that the sun stays in the picture. */
  raise: number;
};

type Disc = { x: number; y: number; radius: number };

type Stroke = (path: string, colour: string, wide: number | string, more?: string) => void;

/** The board a picture is painted on: collects marks and shared definitions. */
export type Paint = {
  readonly brief: PictureBrief;
  readonly light: Light;
  /** Where the sun or moon is. */
  readonly disc: Disc;
  /** -1 when light falls from the left, 1 from the right. */
  readonly litSide: -1 | 1;
  /** Says that the picture shows this; throws where the facts of the place rule it out. */
  layer: (layer: Layer) => void;
  /** True where the facts of the place allow the picture to show this. */
  has: (layer: Layer) => boolean;
  /** Seeded by the place: the same in each picture of a resort. */
  placeRandom: (part: string) => Random;
  /** Seeded by the picture. */
  random: (part: string) => Random;
  add: (markup: string) => void;
  /** Paints a path. */
  fill: (path: string, paint: string, more?: string) => void;
  /** Draws along a straight path, or dots where it has no length. */
  stroke: Stroke;
  /** Draws along a path that encloses an area, which stays empty. */
  curve: Stroke;
  /** Registers markup under a new id. */
  define: (markup: (id: string) => string) => string;
  /** A gradient down the shape's own box; equal ones are shared. */
  vertical: (stops: readonly Stop[]) => string;
  /** A gradient across the shape's own box. */
  horizontal: (stops: readonly Stop[]) => string;
  /** A gradient from the middle outwards. */
  radial: (stops: readonly Stop[]) => string;
  /** A gradient over a floor that is lit far off (at `depth`) and darker near the viewer. */
  floor: (local: string, depth: number, sun: number, shade: number) => string;
  /** A local colour as it looks in this light; `depth` 0 is near, 1 dissolves in haze. */
  tone: (local: string, depth: number, extraShade?: number) => string;
  /** The same, on the side that the light touches. */
  lit: (local: string, depth: number, amount?: number) => string;
  /** Paints ground that fades into mist at its foot. */
  land: (path: string, local: string, depth: number, mist?: number) => void;
  /** Registers marks under an id, to be stamped. */
  shape: (marks: string) => string;
  /** Runs a part and registers its marks, to be stamped. */
  group: (part: () => void) => string;
  /** Paints a part, and returns the id under which it can be used again. */
  named: (part: () => void) => string;
  /** The finished SVG document. */
  finish: () => string;
};

const shortHex = (colour: string): string => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const at = offset > 0 ? ` offset="${short(offset, 2)}"` : '';
      const clear =
        opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${short(opacity, 2)}"`;
      return `<stop${at} stop-color="${shortHex(colour)}"${clear}/>`;
    })
    .join('');

/** Opens a board for the picture. */
export const createPaint = (brief: PictureBrief): Paint => {
  const { subject } = brief;
  const palette = randomFrom(`${brief.pictureSeed}/palette`);
  const palettes = LIGHTS[brief.light];
  const own = brief.light === subject.light;
  const light = own
    ? (palettes[subject.turn % palettes.length] ?? palette.pick(palettes))
    : palette.pick(palettes);
  const onLeft = own ? subject.turn % 2 === 0 : palette.chance(0.5);
  const discX = onLeft ? palette.between(0.2, 0.42) : palette.between(0.58, 0.8);
  const disc: Disc = {
    x: discX * ART_WIDTH,
    y: palette.between(...light.discHeight) * ART_HEIGHT + brief.raise,
    radius: palette.between(...light.discRadius),
  };

  const definitions: string[] = [];
  const known = new Map<string, string>();
  let marks: string[] = [];
  let count = 0;

  const newId = (): string => {
    const id = count.toString(36).replace(/^(\d)/, 'n$1');
    count += 1;
    return id;
  };
  const define = (markup: (id: string) => string): string => {
    const key = markup('');
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const id = newId();
    known.set(key, id);
    definitions.push(markup(id));
    return id;
  };
  const gradient = (stops: readonly Stop[], tag: string, attributes: string): string => {
    const inner = stopMarkup(stops);
    return `url(#${define((id) => `<${tag} id="${id}"${attributes}>${inner}</${tag}>`)})`;
  };
  const vertical = (stops: readonly Stop[]): string =>
    gradient(stops, 'linearGradient', ' x2="0" y2="1"');

  const tone = (local: string, depth: number, extraShade = 0): string =>
    mix(
      mix(local, light.shade, Math.min(0.94, light.shadeAmount + extraShade)),
      light.haze,
      Math.min(0.96, depth ** 1.15),
    );
  const lit = (local: string, depth: number, amount = 0.35): string =>
    mix(tone(local, depth), light.key, amount * (1 - depth * 0.6));
  const fill = (path: string, colour: string, more = ''): void => {
    marks.push(`<path d="${path}" fill="${shortHex(colour)}"${more ? ` ${more}` : ''}/>`);
  };
  const strokes =
    (area: string): Stroke =>
    (path, colour, wide, more = '') => {
      marks.push(
        `<path d="${path}"${area} stroke="${colour}" stroke-width="${wide}"${more ? ` ${more}` : ''}/>`,
      );
    };

  const shape = (inner: string): string =>
    define((id) => `<marker id="${id}" overflow="visible">${inner}</marker>`);

  const marksOf = (part: () => void): string => {
    const outer = marks;
    marks = [];
    part();
    const inner = marks.join('');
    marks = outer;
    return inner;
  };

  return {
    brief,
    light,
    disc,
    litSide: disc.x < ART_WIDTH / 2 ? -1 : 1,
    layer: (layer) => {
      const problem = layerProblem(layer, subject, brief.season);
      if (problem !== null) throw new Error(problem);
    },
    has: (layer) => isThere(layer, subject, brief.season),
    placeRandom: (part) => randomFrom(`${subject.code}/${part}`),
    random: (part) => randomFrom(`${brief.pictureSeed}/${part}`),
    add: (markup) => {
      marks.push(markup);
    },
    fill,
    stroke: strokes(''),
    curve: strokes(' fill="none"'),
    define,
    vertical,
    horizontal: (stops) => gradient(stops, 'linearGradient', ''),
    radial: (stops) => gradient(stops, 'radialGradient', ''),
    floor: (local, depth, sun, shade) =>
      vertical([
        [0, lit(local, depth, sun)],
        [1, tone(local, 0, shade)],
      ]),
    tone,
    lit,
    land: (path, local, depth, mist = 0.45) => {
      const top = tone(local, depth);
      fill(
        path,
        mist <= 0
          ? top
          : vertical([
              [0, top],
              [1, mix(top, light.haze, mist)],
            ]),
      );
    },
    shape,
    group: (part) => shape(marksOf(part)),
    named: (part) => {
      const id = newId();
      marks.push(`<g id="${id}">${marksOf(part)}</g>`);
      return id;
    },
    finish: () => drawing(`<defs>${definitions.join('')}</defs>${marks.join('')}`),
  };
};

/**
 * Repeats a registered shape at a place, scaled (negative `wide` mirrors it). It is the marker of a line
 * without length: a browser makes a copy of every element for each `use`, and draws a marker as it is.
 */
export const stamp = (id: string, x: number, y: number, high: number, wide = high): string =>
  `<line marker-start="url(#${id})" transform="${placed(x, y, wide, high)}"/>`;
