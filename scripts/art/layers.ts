import type { Houses, Land, Plant, Terrain, Water } from '@club/domain/resort/land';
import { isKeyOf } from '@club/domain/validation/table-keys';
import type { LightKind, SceneKind } from '../seed/demo-places.ts';
import type { Season } from './light.ts';

/** What the pictures of a place are drawn from. */
export type Subject = {
  /** Resort code: decides the shapes. */
  code: string;
  scene: SceneKind;
  light: LightKind;
  /** Counts the places of this light, so that neighbours of a list take different palettes. */
  turn: number;
  lat: number;
  lng: number;
  land: Land;
};

const AT_THE_SEA: readonly Water[] = ['sea', 'lagoon', 'bay'];

/** True where the year shows in leaves and meadows. */
export const hasSeasons = ({ land }: Subject): boolean =>
  land.climate === 'mild' || land.climate === 'cold';

/** What is there under more than one fact. */
const SPECIAL = {
  aurora: ({ lat }) => Math.abs(lat) > 58,
  beach: ({ land }) => AT_THE_SEA.includes(land.water),
  'golf green': ({ scene }) => scene === 'golf',
  piste: ({ scene }) => scene === 'snow',
  reef: ({ land, lat }) => AT_THE_SEA.includes(land.water) && Math.abs(lat) < 31,
  'savanna animals': ({ land, scene }) => land.plants.includes('acacia') && scene === 'savanna',
  snow: ({ land, scene }, season) =>
    scene === 'snow' || (land.climate === 'cold' && season === 'winter'),
} as const satisfies Record<string, (subject: Subject, season: Season) => boolean>;
type SpecialLayer = keyof typeof SPECIAL;

/** What a picture can show of a place, for which the facts of the place decide whether it is there. */
export type Layer =
  | `terrain ${Terrain}`
  | `water ${Water}`
  | `plant ${Plant}`
  | `houses ${Houses}`
  | SpecialLayer;

/** True where a place has what a layer shows. */
export const isThere = (layer: Layer, subject: Subject, season: Season): boolean => {
  if (isKeyOf(SPECIAL, layer)) return SPECIAL[layer](subject, season);
  const { terrain, water, plants, houses } = subject.land;
  return [
    `terrain ${terrain}`,
    `water ${water}`,
    `houses ${houses}`,
    ...plants.map((plant) => `plant ${plant}`),
  ].includes(layer);
};

/** Why a picture of this place must not show a layer; null where it may. */
export const layerProblem = (layer: Layer, subject: Subject, season: Season): string | null =>
  isThere(layer, subject, season)
    ? null
    : `${subject.code} (${subject.scene}) cannot show '${layer}'.`;

/** What a fact asks of the other facts of a place, and of where on the globe it is. */
const RULES: readonly (readonly [
  claim: string,
  of: (subject: Subject) => boolean,
  asks: (subject: Subject) => boolean,
])[] = [
  ['tropical', has('climate', 'tropical'), ({ lat }) => Math.abs(lat) < 26],
  ['subtropical', has('climate', 'subtropical'), between(15, 38)],
  ['desert', has('climate', 'desert'), between(10, 39)],
  ['mediterranean', has('climate', 'mediterranean'), between(28, 46)],
  ['cold', has('climate', 'cold'), between(34, 71)],
  ['palms', grows('palms', 'cactus'), ({ land }) => land.climate !== 'cold'],
  [
    'jungle',
    grows('jungle', 'mangroves'),
    ({ land }) => land.climate === 'tropical' || land.climate === 'subtropical',
  ],
  ['firs', grows('fir', 'birch'), ({ lat }) => Math.abs(lat) > 18],
  ['birches', grows('birch'), ({ land }) => land.climate === 'cold'],
  ['cactus', grows('cactus'), ({ lng, land }) => lng < -25 || land.climate === 'desert'],
  ['acacias', grows('acacia'), ({ lat, lng }) => Math.abs(lat) < 31 && lng > 0],
  ['heather', grows('heather'), ({ lat }) => lat > 50],
  ['peaks', has('terrain', 'peaks'), ({ land }) => land.climate !== 'tropical'],
  ['karst', has('terrain', 'karst'), ({ lat, lng }) => Math.abs(lat) < 31 && lng > 90],
  ['mesas', has('terrain', 'mesas'), ({ land }) => land.plants.includes('scrub')],
  ['steep isle', has('terrain', 'isle'), ({ land }) => land.climate === 'tropical'],
  ['lagoon', has('water', 'lagoon'), ({ lat }) => Math.abs(lat) < 30],
  ['fjord', has('water', 'fjord'), ({ lat }) => Math.abs(lat) > 44],
  ['houses on stilts', has('houses', 'overwater'), ({ land }) => land.water === 'lagoon'],
  ['cabins', has('houses', 'cabins'), ({ land }) => land.climate === 'cold'],
  ['canal gables', has('houses', 'gabled'), ({ land }) => land.water !== 'none'],
  [
    'snow',
    ({ scene }) => scene === 'snow',
    ({ land }) => land.climate === 'cold' || land.terrain === 'peaks',
  ],
  ['a lake', ({ scene }) => scene === 'lake', ({ land }) => land.water === 'lake'],
  ['a lagoon', ({ scene }) => scene === 'lagoon', ({ land }) => AT_THE_SEA.includes(land.water)],
  ['a harbour', ({ scene }) => scene === 'harbour', ({ land }) => land.water !== 'none'],
  [
    'a coast',
    ({ scene }) => scene === 'cliff-coast' || scene === 'tropical-coast',
    ({ land }) => AT_THE_SEA.includes(land.water),
  ],
  ['vines', ({ scene }) => scene === 'vineyard', grows('vines')],
];

function has<Fact extends keyof Land>(fact: Fact, value: Land[Fact]) {
  return ({ land }: Subject): boolean => land[fact] === value;
}

function grows(...plants: readonly Plant[]) {
  return ({ land }: Subject): boolean => plants.some((plant) => land.plants.includes(plant));
}

function between(low: number, high: number) {
  return ({ lat }: Subject): boolean => Math.abs(lat) >= low && Math.abs(lat) <= high;
}

/** Facts of a place that cannot be true together, each named. */
export const landProblems = (subject: Subject): string[] =>
  RULES.filter(([, of, asks]) => of(subject) && !asks(subject)).map(
    ([claim]) => `${subject.code} cannot have ${claim}.`,
  );
