import { isKeyOf } from '../validation/table-keys.ts';
import drawnPictures from './drawn-pictures.json' with { type: 'json' };
import type { Houses, Terrain, Water } from './land.ts';
import { HOUSES, TERRAINS, WATERS } from './land.ts';

/** Times of day, by the letters of `drawn-pictures.json`. */
const LIGHTS = {
  d: 'at dawn',
  n: 'at noon',
  g: 'in the golden hour',
  u: 'at dusk',
  k: 'at night',
} as const;
export type DrawnLight = keyof typeof LIGHTS;

/** Weather that shows; a clear sky needs no words. */
const WEATHERS = {
  c: '',
  o: 'under drifting clouds',
  h: 'in a light haze',
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
  picnic: 'A picnic on a checked blanket',
  reef: 'Fish, corals and a turtle at the reef',
  row: 'A rowing boat on @',
  sail: 'Sails on @',
  ski: 'Skis in the snow',
  springs: 'Warm water between the stones',
  street: 'A table of the café on the square',
  table: 'What is eaten and drunk here',
  trail: 'The trail, with boots off at the sign',
} as const;

/** What the drawings of a resort show, by the words and letters of the tables above. */
export type DrawnResort = {
  code: string;
  scene: keyof typeof PLACES;
  terrain: Terrain;
  water: Water;
  houses: Houses;
  doing: keyof typeof DOINGS;
  /** '-' where it makes no difference. */
  season: keyof typeof SEASONS | '-';
  /** That of the first picture. */
  weather: keyof typeof WEATHERS;
  /** One letter a picture. */
  lights: readonly DrawnLight[];
  bedrooms: number;
  outside: keyof typeof OUTSIDE;
};

/** Letters of a resort: five facts, season, weather, five lights, bedrooms and outside. */
const LENGTH = 14;
/** Where the letters of the lights begin. */
const LIGHTS_AT = 7;
/** The picture of the room, which shows the place in its window only. */
const ROOM = 2;
const PICTURE = /^\/art\/R(\d{4})-([1-5])\.svg$/;

type Table = Readonly<Record<string, string>>;

/** A word as a letter: 'a' for the first of its table. */
const letterOf = (table: Table, word: string): string =>
  String.fromCharCode(97 + Object.keys(table).indexOf(word));

const phraseOf = (table: Table, letter: string): string =>
  Object.values(table)[letter.charCodeAt(0) - 97] ?? '';

/**
 * Packs what is known of all drawings into two texts, which weigh a third of the same as objects: how
 * far each code is from the one before, in base 36, and the letters of each resort.
 */
export const packDrawn = (resorts: readonly DrawnResort[]): { steps: string; pictures: string } => {
  const numbers = resorts.map(({ code }) => Number(code.slice(1)));
  return {
    steps: numbers.map((code, at) => (code - (numbers[at - 1] ?? 0)).toString(36)).join(' '),
    pictures: resorts
      .map((resort) =>
        [
          letterOf(PLACES, resort.scene),
          letterOf(TERRAINS, resort.terrain),
          letterOf(WATERS, resort.water),
          letterOf(HOUSES, resort.houses),
          letterOf(DOINGS, resort.doing),
          resort.season,
          resort.weather,
          ...resort.lights,
          resort.bedrooms,
          resort.outside,
        ].join(''),
      )
      .join(''),
  };
};

const unpacked = (): ReadonlyMap<number, string> => {
  let code = 0;
  return new Map(
    drawnPictures.steps.split(' ').map((step, at) => {
      code += Number.parseInt(step, 36);
      return [code, drawnPictures.pictures.slice(at * LENGTH, (at + 1) * LENGTH)];
    }),
  );
};

let known: ReadonlyMap<number, string> | undefined;

const at = (table: Table, key: string | undefined): string => table[key ?? ''] ?? '';

const subjectOf = (letters: string, index: number): string => {
  const [kind = '', terrain = '', water = '', houses = '', doing = ''] = letters;
  const place = phraseOf(PLACES, kind);
  const background = phraseOf(TERRAINS, terrain);
  const buildings = phraseOf(HOUSES, houses);
  // Without water, what one sees is the place itself.
  const view = phraseOf(WATERS, water) || `the${place.slice('The'.length)}`;
  switch (index) {
    case 1:
      return [`${place} with ${buildings}`, background].filter(Boolean).join(' ');
    case ROOM:
      return `${ROOMS[Number(letters.at(-2))]}, with ${view} in the window`;
    case 3:
      return [at(OUTSIDE, letters.at(-1)), background].filter(Boolean).join(' ');
    case 4:
      return `The evening: lamps before ${buildings}`;
    default:
      return phraseOf(DOINGS, doing).replace('@', view);
  }
};

/** The letters of a picture's resort, and which of its pictures it is; null for any other picture. */
const drawnAt = (url: string): { letters: string; index: number } | null => {
  const [, code, index] = PICTURE.exec(url) ?? [];
  known ??= unpacked();
  const letters = known.get(Number(code));
  return letters === undefined ? null : { letters, index: Number(index) };
};

/** The time of day of a picture that the project has drawn out of doors; null for any other. */
export const drawnLight = (url: string): DrawnLight | null => {
  const drawn = drawnAt(url);
  if (drawn === null || drawn.index === ROOM) return null;
  const letter = drawn.letters[LIGHTS_AT + drawn.index - 1] ?? '';
  return isKeyOf(LIGHTS, letter) ? letter : null;
};

/**
 * What a picture that the project has drawn shows: the place, the room, outside, the evening or what
 * one does there, with the time of day, and weather and season where they show; null for any other
 * picture, of which nothing is known.
 */
export const drawnScene = (url: string): string | null => {
  const drawn = drawnAt(url);
  if (drawn === null) return null;
  const { letters, index } = drawn;
  const hour = at(LIGHTS, letters[LIGHTS_AT + index - 1]);
  const season = index === ROOM ? '' : at(SEASONS, letters[5]);
  const weather = index === 1 ? at(WEATHERS, letters[6]) : '';
  return `${[subjectOf(letters, index), hour, season, weather].filter(Boolean).join(', ')}.`;
};
