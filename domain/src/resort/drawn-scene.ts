import drawn from './drawn-pictures.json' with { type: 'json' };
import { HOUSES, TERRAINS, WATERS } from './land.ts';

/** Times of day, by the letters of `drawn-pictures.json`. */
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
} as const;

/** Seasons that show in a picture; absent: the season makes no difference in it. */
const SEASONS = { p: 'in spring', a: 'in autumn', w: 'in winter' } as const;

/** What a kind of place is called. */
const PLACES = {
  blossom: 'The garden',
  canal: 'The town at the water',
  'city-skyline': 'The skyline of the city',
  'cliff-coast': 'The coast',
  'desert-mesa': 'The desert',
  dunes: 'The wide plain',
  fjord: 'The shore',
  forest: 'The forest',
  golf: 'The golf course',
  harbour: 'The harbour',
  highlands: 'The moors',
  lagoon: 'The lagoon',
  lake: 'The lake',
  'mountain-summer': 'The valley',
  'old-city': 'The old town',
  savanna: 'The savanna',
  snow: 'The slopes under snow',
  terraces: 'The terraced fields',
  'tropical-coast': 'The beach',
  vineyard: 'The vineyards',
  volcano: 'The land',
} as const;

/** The room of a unit, by its bedrooms. */
const ROOMS = [
  'The studio: the bed and the kitchen in one room',
  'The living room, and the door to the bedroom',
  'The living room of two bedrooms, with its table',
  'The kitchen and the table of three bedrooms',
  'The living room of four bedrooms, with a long table',
] as const;

const OUTSIDE = {
  p: 'The pool terrace',
  t: 'The terrace under its pergola',
  b: 'The beach with loungers under a parasol',
  d: 'The deck above the water',
  h: 'The hot pool in the snow',
} as const;

/** What one does there; '@' is the water of the place. */
const DOINGS = {
  birds: 'Watching birds',
  golf: 'The ball, the green and the flag',
  herd: 'Animals of the savanna in the grass',
  jetty: 'A fishing rod on the jetty at @',
  kite: 'A kite above the beach',
  picnic: 'A picnic in the grass',
  reef: 'Fish, corals and a turtle at the reef',
  row: 'A rowing boat on @',
  sail: 'Sails on @',
  ski: 'Skis in the snow',
  springs: 'Warm water between the stones',
  street: 'A table of the café on the square',
  table: 'What is eaten and drunk here',
  trail: 'The trail, with boots off at the sign',
} as const;

/**
 * Of each drawn resort: kind of place, terrain, water and houses; then a word for each picture with
 * what it shows, a colon, and the letters of light, weather and season.
 */
const DRAWN: Readonly<Record<string, string>> = drawn;

const PICTURE = /^\/art\/([A-Z]\d{4})-([1-5])\.svg$/;

const at = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  key: string | undefined,
): Value | undefined => Object.entries<Value>(table).find(([name]) => name === key)?.[1];

const subjectOf = (facts: readonly string[], index: number, shown: string): string | undefined => {
  const [kind, terrain, water, houses] = facts;
  const place = at(PLACES, kind);
  const background = at(TERRAINS, terrain) ?? '';
  // Without water, what one sees is the place itself.
  const view = at(WATERS, water) || `the${place?.slice('The'.length)}`;
  switch (index) {
    case 1:
      return [`${place} with ${at(HOUSES, houses)}`, background].filter(Boolean).join(' ');
    case 2:
      return `${ROOMS[Number(shown)]}, with ${view} in the window`;
    case 3:
      return [at(OUTSIDE, shown), background].filter(Boolean).join(' ');
    case 4:
      return `The evening: lamps before ${at(HOUSES, houses)}`;
    default:
      return at(DOINGS, shown)?.replace('@', view);
  }
};

/**
 * What a picture that the project has drawn shows: the place, the room, outside, the evening or what
 * one does there, with the time of day, weather and season; null for any other picture, of which
 * nothing is known.
 */
export const drawnScene = (url: string): string | null => {
  const [, code = '', index = ''] = PICTURE.exec(url) ?? [];
  const words = DRAWN[code]?.split(' ') ?? [];
  const [shown = '', [light, weather, season] = ''] = words[Number(index) + 3]?.split(':') ?? [];
  const subject = subjectOf(words, Number(index), shown);
  const hour = at(LIGHTS, light);
  if (subject === undefined || hour === undefined) return null;
  const rest = [at(SEASONS, season), at(WEATHERS, weather)].filter(Boolean);
  return `${[`${subject}, ${hour}`, ...rest].join(', ')}.`;
};
