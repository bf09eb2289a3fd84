import type { Plant } from '@club/domain/resort/land';
import type { Random } from '../seed/random.ts';
import { mix } from './colour.ts';
import { hasSeasons } from './layers.ts';
import type { Season } from './light.ts';
import type { Paint } from './paint.ts';
import { stamp } from './paint.ts';
import {
  defineBamboo,
  defineBirch,
  defineBush,
  defineCactus,
  defineCypress,
  defineFir,
  defineFlatTree,
  defineMangrove,
  definePalm,
  defineRoundTree,
  firSeam,
  leafSeam,
} from './plants.ts';

const LEAVES: { readonly [season in Season]: string } = {
  spring: '#8cb65c',
  summer: '#548a52',
  autumn: '#cc7d36',
  winter: '#77857a',
};
const BLOSSOM: { readonly [season in Season]: string } = {
  spring: '#f0a3b4',
  summer: '#5f9a62',
  autumn: '#d8572f',
  winter: '#e6e9e6',
};

/** The colour of broad leaves in the season of the picture. */
export const leafColour = (paint: Paint): string =>
  hasSeasons(paint.brief.subject) ? LEAVES[paint.brief.season] : '#4a8a52';

const COLOURS: { readonly [plant in Plant]?: string } = {
  palms: '#34805a',
  jungle: '#2f7650',
  mangroves: '#4a8350',
  cypress: '#3c6d46',
  vines: '#6f9148',
  rice: '#7fb356',
  tea: '#4c8a4c',
  fir: '#3a6b5a',
  birch: '#8fae5a',
  cactus: '#5b7d55',
  scrub: '#87905a',
  acacia: '#6b7f48',
  heather: '#8d7c84',
  bamboo: '#6f9a56',
};

/** The colour of a plant in the season of the picture. */
export const plantColour = (paint: Paint, plant: Plant): string => {
  const { season } = paint.brief;
  if (plant === 'leaf') return leafColour(paint);
  if (plant === 'blossom') return BLOSSOM[season];
  if (plant === 'birch' && season === 'autumn') return '#dcae46';
  if (plant === 'birch' && season === 'winter') return '#c3bdb2';
  if (plant === 'vines' && season === 'autumn') return '#c7853a';
  if (plant === 'heather' && season === 'summer') return '#9c6f9a';
  return COLOURS[plant] ?? '#4f8450';
};

/** One plant of about 100 units with its foot at (0, 0), to be stamped. */
export const defineTree = (paint: Paint, plant: Plant, depth: number, lean = 18): string => {
  paint.layer(`plant ${plant}`);
  const colour = plantColour(paint, plant);
  switch (plant) {
    case 'palms':
      return definePalm(paint, colour, depth, lean);
    case 'cypress':
      return lean > 0
        ? defineCypress(paint, colour, depth)
        : defineFlatTree(paint, '#557f52', depth, 1.2);
    case 'fir':
      return defineFir(paint, colour, depth, paint.has('snow'));
    case 'birch':
      return defineBirch(paint, colour, depth);
    case 'cactus':
      return defineCactus(paint, depth);
    case 'acacia':
      return defineFlatTree(paint, colour, depth);
    case 'mangroves':
      return defineMangrove(paint, colour, depth);
    case 'bamboo':
      return defineBamboo(paint, colour, depth);
    case 'scrub':
    case 'heather':
    case 'vines':
    case 'tea':
    case 'rice':
      return defineBush(paint, colour, depth);
    case 'jungle':
    case 'leaf':
    case 'blossom':
      return defineRoundTree(paint, colour, depth, lean < 0 ? 'b' : 'a');
  }
};

const LOW: readonly Plant[] = ['scrub', 'heather', 'vines', 'tea', 'rice'];

/** How much taller or lower than the others a plant stands. */
const growth = (plant: Plant): number =>
  LOW.includes(plant)
    ? 0.55
    : plant === 'cactus'
      ? 0.62
      : ['acacia', 'jungle', 'leaf', 'blossom'].includes(plant)
        ? 0.82
        : 1;

/** The plants of the place that stand as trees; none where nothing grows high. */
export const treesOf = (paint: Paint): readonly Plant[] => {
  const { plants } = paint.brief.subject.land;
  const trees = plants.filter((plant) => !LOW.includes(plant) && plant !== 'mangroves');
  return trees.length > 0 ? trees : plants.filter((plant) => plant === 'scrub');
};

/** The woods along a line as one silhouette, in the form of what grows there. */
export const paintWoods = (
  paint: Paint,
  random: Random,
  heightAt: (x: number) => number,
  options: {
    from?: number;
    to?: number;
    size: number;
    bottom: number;
    depth: number;
    mist?: number;
  },
): void => {
  const { size, bottom, depth, mist = 0.3, ...span } = options;
  const plant = treesOf(paint).at(-1);
  if (plant === undefined) return;
  paint.layer(`plant ${plant}`);
  const colour = mix(plantColour(paint, plant), '#3f7d5a', 0.2);
  const pointed = plant === 'fir' || plant === 'cypress';
  const low = plant === 'scrub' || plant === 'cactus' || plant === 'acacia' ? 0.4 : 1;
  paint.land(
    pointed
      ? firSeam(random, heightAt, { ...span, size, step: size * 0.46, bottom })
      : leafSeam(random, heightAt, { ...span, size: size * 0.55 * low, step: size * 0.9, bottom }),
    colour,
    depth,
    mist,
  );
};

/** Stamps trees of the place: each entry is x, foot and size; the first plant comes most often. */
export const plantTrees = (
  paint: Paint,
  random: Random,
  depth: number,
  spots: readonly (readonly [x: number, y: number, size: number])[],
): void => {
  const kinds = treesOf(paint);
  const [main, other = main] = kinds;
  if (main === undefined || other === undefined) return;
  const shapes = [
    [main, defineTree(paint, main, depth, 20)],
    [main, defineTree(paint, main, depth, -14)],
    [other, defineTree(paint, other, depth, 12)],
  ] as const;
  spots.forEach(([x, y, size], index) => {
    const [plant, shape] = shapes[index % 3] ?? shapes[0];
    const high = size * growth(plant) * random.between(0.9, 1.1);
    paint.add(stamp(shape, x, y, high, x < 600 ? high : -high));
  });
};

const FLOWERS = ['#e8745a', '#f3c14e', '#f7eee0', '#b98ad0', '#f08aa0'] as const;

/** Bushes of the garden: they flower where the climate allows it. */
export const plantBushes = (
  paint: Paint,
  random: Random,
  spots: readonly (readonly [x: number, y: number, size: number])[],
): void => {
  const dry = paint.brief.subject.land.climate === 'desert';
  const white = paint.has('snow');
  const bush = defineBush(
    paint,
    white ? '#dfe9ec' : dry ? '#8a9560' : mix('#5d9150', leafColour(paint), 0.4),
    0.02,
    white || (dry && random.chance(0.5)) ? undefined : random.pick(FLOWERS),
  );
  for (const [x, y, size] of spots) {
    paint.add(stamp(bush, x, y, size * random.between(0.9, 1.1)));
  }
};
