import type { Random } from '../art/random.ts';
import type { SceneKind } from '../art/scene-kinds.ts';

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

/** What a kind of place always has, and what it may have. */
const BY_SCENE: {
  readonly [kind in SceneKind]: { always: readonly Amenity[]; perhaps: readonly Amenity[] };
} = {
  blossom: { always: ['Culture', 'Spa'], perhaps: ['Hot Springs', 'Hiking', 'Wine & Food'] },
  canal: { always: ['Culture', 'Boating'], perhaps: ['Wine & Food', 'Spa', 'Family Vacations'] },
  'city-skyline': {
    always: ['Culture', 'Wine & Food'],
    perhaps: ['Casinos', 'Spa', 'Pool', 'Family Vacations'],
  },
  'cliff-coast': {
    always: ['Hiking', 'Beach'],
    perhaps: ['Scuba & Water Sports', 'Spa', 'Pool', 'Wine & Food', 'Boating'],
  },
  'desert-mesa': {
    always: ['Hiking', 'Pool'],
    perhaps: ['Spa', 'Wildlife', 'Golf', 'Family Vacations'],
  },
  dunes: { always: ['Pool', 'Spa'], perhaps: ['Culture', 'Wildlife', 'Family Vacations'] },
  fjord: { always: ['Hiking', 'Fishing'], perhaps: ['Boating', 'Wildlife', 'Spa', 'Hot Springs'] },
  forest: {
    always: ['Hiking', 'Wildlife'],
    perhaps: ['Spa', 'Family Vacations', 'Fishing', 'Hot Springs'],
  },
  golf: { always: ['Golf', 'Pool'], perhaps: ['Spa', 'Family Vacations', 'Beach', 'Wine & Food'] },
  harbour: {
    always: ['Boating', 'Wine & Food'],
    perhaps: ['Beach', 'Fishing', 'Culture', 'Family Vacations'],
  },
  highlands: { always: ['Hiking', 'Fishing'], perhaps: ['Golf', 'Wildlife', 'Spa', 'Culture'] },
  lagoon: {
    always: ['Beach', 'Scuba & Water Sports'],
    perhaps: ['Spa', 'Boating', 'Fishing', 'Family Vacations', 'Wildlife'],
  },
  lake: {
    always: ['Boating', 'Fishing'],
    perhaps: ['Hiking', 'Family Vacations', 'Spa', 'Beach', 'Wildlife'],
  },
  'mountain-summer': {
    always: ['Hiking', 'Family Vacations'],
    perhaps: ['Spa', 'Wildlife', 'Skiing', 'Golf'],
  },
  'old-city': { always: ['Culture', 'Wine & Food'], perhaps: ['Spa', 'Casinos', 'Boating'] },
  savanna: { always: ['Wildlife', 'Pool'], perhaps: ['Spa', 'Family Vacations', 'Hiking'] },
  snow: {
    always: ['Skiing', 'Spa'],
    perhaps: ['Family Vacations', 'Hot Springs', 'Hiking', 'Pool'],
  },
  terraces: { always: ['Culture', 'Spa'], perhaps: ['Hiking', 'Pool', 'Wine & Food', 'Wildlife'] },
  'tropical-coast': {
    always: ['Beach', 'Pool'],
    perhaps: ['Family Vacations', 'Scuba & Water Sports', 'Spa', 'Golf', 'Casinos', 'Fishing'],
  },
  vineyard: { always: ['Wine & Food', 'Hiking'], perhaps: ['Spa', 'Pool', 'Culture', 'Golf'] },
  volcano: {
    always: ['Hiking', 'Wildlife'],
    perhaps: ['Hot Springs', 'Beach', 'Spa', 'Scuba & Water Sports'],
  },
};

/** Picks three to five amenities that fit the kind of place, in alphabetical order. */
export const pickAmenities = (scene: SceneKind, random: Random): Amenity[] => {
  const { always, perhaps } = BY_SCENE[scene];
  const picked = new Set<Amenity>(always);
  const wanted = random.whole(3, 5);
  while (picked.size < wanted) picked.add(random.pick(perhaps));
  return [...picked].sort();
};
