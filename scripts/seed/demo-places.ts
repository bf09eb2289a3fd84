import type { Land } from '@club/domain/resort/land';
import { CLIMATES, HOUSES, PLANTS, TERRAINS, WATERS } from '@club/domain/resort/land';
import { keysOf } from '@club/domain/validation/table-keys';
import names from './names.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import regions from './regions.json' with { type: 'json' };
import scenes from './scenes.json' with { type: 'json' };
import sentences from './sentences.json' with { type: 'json' };

/** What the JSON files beside this one say of the demo club, with their closed sets checked. */

/** Times of day that a picture can show. */
const LIGHTS = ['dawn', 'noon', 'golden', 'dusk', 'night'] as const;
export type LightKind = (typeof LIGHTS)[number];

/** Everything a seeded resort may list under its amenities. */
export const AMENITIES = [
  'Beach',
  'Boating',
  'Casinos',
  'Culture',
  'Family Vacations',
  'Fishing',
  'Golf',
  'Hiking',
  'Hot Springs',
  'Pool',
  'Scuba & Water Sports',
  'Skiing',
  'Spa',
  'Wildlife',
  'Wine & Food',
] as const;
export type Amenity = (typeof AMENITIES)[number];

/** Regions that the club sorts its resorts into. */
export type Region = keyof typeof regions;
/** Kinds of place. */
export type SceneKind = keyof typeof scenes;

/** What is true of every place of a kind. */
export type Scene = {
  /** Amenities that it always has, and that it may have. */
  always: readonly Amenity[];
  perhaps: readonly Amenity[];
  /** What the house is like, and how a day goes; one sentence each. */
  houses: readonly string[];
  days: readonly string[];
};

/** A real place of the world and the invented resort that the seed puts there. */
export type CuratedPlace = {
  /** `resort_ID` and document id: five characters, never given to another resort. */
  code: string;
  /** Facts only, for instance 'Sedona, Arizona, United States'; the country comes last. */
  location: string;
  country: string;
  region: Region;
  lat: number;
  lng: number;
  /** What the resort's pictures show, and the light of the first one. */
  scene: SceneKind;
  light: LightKind;
  /** The facts that the pictures keep to. */
  land: Land;
  /** Our own name, as stored: it may end in 'N Nights' or carry the Wyndham badge's word. */
  name: string;
  /** One sentence about the place that is true of no other. */
  note: string;
};

const oneOf = <Text extends string>(allowed: readonly Text[], text: string): Text => {
  const found = allowed.find((candidate) => candidate === text);
  if (found === undefined) throw new Error(`'${text}' is none of ${allowed.join(', ')}.`);
  return found;
};

export const SCENE_KINDS: readonly SceneKind[] = keysOf(scenes);

export const REGIONS: readonly Region[] = keysOf(regions);

const REGION_OF = new Map<string, Region>(
  REGIONS.flatMap((region) => regions[region].map((country) => [country, region] as const)),
);

/** The region of a country; throws for a country that no seeded resort is in. */
export const regionOf = (country: string): Region => {
  const region = REGION_OF.get(country);
  if (!region) throw new Error(`No region is known for ${country}.`);
  return region;
};

const SCENES = new Map<SceneKind, Scene>(
  SCENE_KINDS.map((kind) => {
    const { always, perhaps, houses, days } = scenes[kind];
    const amenities = (listed: readonly string[]): Amenity[] =>
      listed.map((amenity) => oneOf(AMENITIES, amenity));
    return [kind, { always: amenities(always), perhaps: amenities(perhaps), houses, days }];
  }),
);

export const sceneOf = (kind: SceneKind): Scene => {
  const scene = SCENES.get(kind);
  if (!scene) throw new Error(`There is no kind of place ${kind}.`);
  return scene;
};

/** All places of the seed in the order of the directory, which is the order of their codes. */
export const PLACES: readonly CuratedPlace[] = places.map((place) => {
  const country = place.location.split(', ').at(-1) ?? place.location;
  return {
    ...place,
    country,
    region: regionOf(country),
    scene: oneOf(SCENE_KINDS, place.scene),
    light: oneOf(LIGHTS, place.light),
    land: {
      terrain: oneOf(keysOf(TERRAINS), place.terrain),
      water: oneOf(keysOf(WATERS), place.water),
      plants: place.plants.map((plant) => oneOf(PLANTS, plant)),
      houses: oneOf(keysOf(HOUSES), place.houses),
      climate: oneOf(CLIMATES, place.climate),
    },
  };
});

/** Words that the names of further resorts are made of. */
export const NAMES: { readonly [part in 'first' | 'second' | 'last']: readonly string[] } = names;

/** Sentences that fit any place; '{town}' is replaced by its town. */
export const SENTENCES: {
  /** First sentences for the few descriptions that start with the town itself. */
  readonly leads: readonly string[];
  /** What any good house may offer. */
  readonly services: readonly string[];
  /** The rooms of a unit type. */
  readonly beds: { readonly [bedrooms: string]: readonly string[] };
  readonly comforts: readonly string[];
} = sentences;
