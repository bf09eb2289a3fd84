/**
 * What a place is like, in the words that its pictures are composed from and described with. A phrase
 * says how a caption mentions it; '' is not worth a word.
 */

/** The shape of the land behind a place. */
export const TERRAINS = {
  flat: '',
  dunes: 'among dunes',
  hills: 'before low hills',
  ridges: 'below long ridges',
  peaks: 'below high peaks',
  volcano: 'below the volcano',
  'white-volcano': 'below a volcano with snow on it',
  cliffs: 'below high cliffs',
  karst: 'among towers of limestone',
  mesas: 'below red mesas',
  domes: 'below domes of granite',
  highlands: 'below bare hills',
  table: 'below a mountain with a flat top',
  isle: 'below a steep green peak',
} as const;
export type Terrain = keyof typeof TERRAINS;

/** The water of a place, as it is named when one looks at it. */
export const WATERS = {
  none: '',
  sea: 'the sea',
  lagoon: 'the lagoon',
  bay: 'the bay',
  fjord: 'the fjord',
  lake: 'the lake',
  river: 'the river',
  canal: 'the canal',
  pond: 'the pond',
} as const;
export type Water = keyof typeof WATERS;

/** What grows there: the first is what one notices. */
export const PLANTS = [
  'palms',
  'jungle',
  'mangroves',
  'cypress',
  'vines',
  'rice',
  'tea',
  'leaf',
  'fir',
  'birch',
  'cactus',
  'scrub',
  'acacia',
  'heather',
  'blossom',
  'bamboo',
] as const;
export type Plant = (typeof PLANTS)[number];

/** How people build there. */
export const HOUSES = {
  overwater: 'thatched houses on stilts',
  thatch: 'thatched roofs',
  cottages: 'painted cottages',
  tiles: 'tiled roofs',
  cubes: 'white cubic houses',
  adobe: 'earthen walls',
  gabled: 'tall gables',
  halftimber: 'half-timbered houses',
  stone: 'stone houses',
  timber: 'timber lodges',
  cabins: 'red cabins',
  towers: 'towers',
  spires: 'domes and spires',
  arcades: 'painted arcades',
  pagoda: 'curved tiled roofs',
  temple: 'tiered temple roofs',
  palace: 'domed palaces',
  tents: 'white tents',
  clapboard: 'clapboard houses',
} as const;
export type Houses = keyof typeof HOUSES;

export const CLIMATES = [
  'tropical',
  'subtropical',
  'desert',
  'mediterranean',
  'mild',
  'cold',
] as const;
export type Climate = (typeof CLIMATES)[number];

/** The facts of a place that its pictures keep to. */
export type Land = {
  terrain: Terrain;
  water: Water;
  plants: readonly Plant[];
  houses: Houses;
  climate: Climate;
};
