import drawn from './drawn-pictures.json' with { type: 'json' };

const VIEWS = {
  w: '',
  n: 'seen from nearer',
  t: 'from a terrace with a pool',
  i: 'through the windows of a living room',
  s: '',
  p: 'from the garden path to the house',
} as const;

const LIGHTS = {
  d: 'at dawn',
  n: 'at noon',
  g: 'in the golden hour',
  u: 'at dusk',
  k: 'at night',
} as const;

/** Weather that shows; a clear sky needs no words. */
const WEATHERS = {
  c: '',
  o: 'under drifting clouds',
  h: 'in a light haze',
  s: 'in falling snow',
  r: 'in the rain',
} as const;

/** Seasons that show in a picture; absent: the season makes no difference in it. */
const SEASONS = { p: 'in spring', a: 'in autumn', w: 'in winter' } as const;

/** What a kind of place is called, and its view from close by. */
const PLACES = {
  blossom: ['The garden with its blossom', 'The garden close to its pond'],
  canal: ['The canals', 'The canal close to the water'],
  'city-skyline': ['The skyline of the city', 'The skyline across the water'],
  'cliff-coast': ['The cliffs above the sea', 'The cliffs close to the water'],
  'desert-mesa': ['The mesas of the desert', 'The mesas across dry grass'],
  dunes: ['The dunes', 'The dunes across dry grass'],
  fjord: ['The fjord', 'The fjord close to the water'],
  forest: ['The forest', 'The forest across a meadow'],
  golf: ['The golf course', 'The golf course across the grass'],
  harbour: ['The harbour', 'The harbour close to the water'],
  highlands: ['The highlands', 'The highlands across the water'],
  lagoon: ['The lagoon', 'The lagoon close to the water'],
  lake: ['The lake', 'The lake close to the water'],
  'mountain-summer': ['The mountains', 'The mountains across a meadow'],
  'old-city': ['The old city', 'The old city across the water'],
  savanna: ['The savanna', 'The savanna low in the grass'],
  snow: ['The slopes under snow', 'The slopes across the snow'],
  terraces: ['The terraced hills', 'The terraced hills low in the grass'],
  'tropical-coast': ['The coast with its palms', 'The coast close to the water'],
  vineyard: ['The vineyards', 'The vineyards across a meadow'],
  volcano: ['The volcano', 'The volcano across the water'],
} as const;

/** Each resort's kind of place, then view, light, weather and season of its pictures in order. */
const DRAWN: Readonly<Record<string, string>> = drawn;

const PICTURE = /^\/art\/([A-Z]\d{4})-([1-5])\.svg$/;

const at = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  key: string | undefined,
): Value | null => {
  const found = Object.entries<Value>(table).find(([name]) => name === key);
  return found === undefined ? null : found[1];
};

/**
 * What a picture that the project has drawn shows: the kind of place, the time of day, weather and
 * season, and from where; null for any other picture, of which nothing is known.
 */
export const drawnScene = (url: string): string | null => {
  const [, code = '', index = ''] = PICTURE.exec(url) ?? [];
  const [kind, ...pictures] = DRAWN[code]?.split(' ') ?? [];
  const [view, light, weather, season] = pictures[Number(index) - 1] ?? '';
  const place = at(PLACES, kind);
  const hour = at(LIGHTS, light);
  if (place === null || hour === null) return null;
  const rest = [at(SEASONS, season), at(WEATHERS, weather), at(VIEWS, view)].filter(Boolean);
  return `${[`${place[view === 's' ? 1 : 0]} ${hour}`, ...rest].join(', ')}.`;
};
