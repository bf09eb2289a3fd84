import type { FacilityOption } from '@club/domain/resort/room-options';
import { EXCLUSIVITIES, STATE_RATINGS } from '@club/domain/resort/room-options';
import type { StoredResort, StoredRoomDetails } from '@club/domain/resort/stored-resort';
import type { Amenity, CuratedPlace, SceneKind } from './demo-places.ts';
import { NAMES, PLACES, sceneOf } from './demo-places.ts';
import type { Random } from './random.ts';
import { randomFrom } from './random.ts';
import { describeResort, describeRooms } from './resort-prose.ts';

/** How many resorts are described one by one; beyond it, places are varied. */
export const CURATED_RESORT_COUNT = PLACES.length;

/** Largest club that `buildSeedResorts` makes: codes keep five characters. */
export const MAX_SEED_RESORTS = 60_000;

const BEDROOMS = ['studio', '1 bedroom', '2 bedroom', '3 bedroom', '4 bedroom'] as const;
type Bedrooms = (typeof BEDROOMS)[number];

// Figures of the price table (rules 2.3), written out here because seed data are data: a changed
// price rule must not silently rewrite what the resorts of the club already say.
const PRICE_USD: { readonly [bedrooms in Bedrooms]: number } = {
  studio: 309,
  '1 bedroom': 339,
  '2 bedroom': 379,
  '3 bedroom': 379,
  '4 bedroom': 379,
};
const PRICE_RATE: { readonly [bedrooms in Bedrooms]: number } = {
  studio: 7000,
  '1 bedroom': 7000,
  '2 bedroom': 9000,
  '3 bedroom': 10500,
  '4 bedroom': 12500,
};
const SLEEPS: { readonly [bedrooms in Bedrooms]: number } = {
  studio: 2,
  '1 bedroom': 4,
  '2 bedroom': 6,
  '3 bedroom': 7,
  '4 bedroom': 8,
};
const BATHS: { readonly [bedrooms in Bedrooms]: readonly FacilityOption[] } = {
  studio: ['Full', '3/4 Baths'],
  '1 bedroom': ['Full', 'Full Bath & 3/4 Bath'],
  '2 bedroom': ['2 Full Baths', 'Full Bath & 3/4 Bath'],
  '3 bedroom': ['2 Full Baths', '3 Full Baths'],
  '4 bedroom': ['3 Full Baths'],
};

/** Picks by weight: `[['a', 3], ['b', 1]]` gives 'a' three times in four. */
const weighted = <T>(random: Random, items: readonly (readonly [T, number])[]): T => {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new Error('Weights must be positive.');
};

const pickBedrooms = (random: Random): Bedrooms =>
  weighted(random, [
    ['studio', 16],
    ['1 bedroom', 32],
    ['2 bedroom', 34],
    ['3 bedroom', 12],
    ['4 bedroom', 6],
  ]);

type Described = { code: string; bedrooms: Bedrooms; isCurated: boolean };

const roomDetails = (
  { code, bedrooms, isCurated }: Described,
  random: Random,
): StoredRoomDetails => {
  // Some resorts have no studio, no hotel room or, rarely, no described room at all; older forms
  // left such a block empty, newer ones store null. The curated ones all have a room: a floor plan
  // is one of their pictures.
  const isSilent = random.chance(0.03);
  const nothing = isSilent && !isCurated;
  const empty = random.chance(0.5) ? null : '';
  // Of its own, so that what is drawn after it stays as it is.
  const own = isSilent ? randomFrom(`${code}/rooms`) : random;
  const standard = !nothing && (bedrooms !== 'studio' || own.chance(0.4));
  const studio = !nothing && (bedrooms === 'studio' || own.chance(0.6));
  const hotel = !nothing && own.chance(0.55);
  return {
    room_Description: describeRooms(code, bedrooms),
    standard: {
      sleeps_room: standard ? SLEEPS[bedrooms] : empty,
      privacy_room_amount: standard ? Math.max(2, SLEEPS[bedrooms] - 2) : empty,
      kitchen: 'Full',
      bath: random.pick(BATHS[bedrooms]),
    },
    studio: {
      studio_sleeps_room: studio ? own.whole(2, 4) : empty,
      studio_privacy_room_amount: studio ? 2 : empty,
      studio_kitchen: random.pick(['Partial', 'Partial', 'Full']),
      studio_bath: random.pick(['Full', '3/4 Baths']),
    },
    hotel: {
      hotel_room: hotel ? own.whole(2, 3) : empty,
      hotel_privacy_room_amount: hotel ? 2 : empty,
      hotel_kitchen: random.pick(['No', 'No', 'Partial']),
      hotel_bath: 'Full',
    },
  };
};

/** Picks three to five amenities that fit the kind of place, in alphabetical order. */
const pickAmenities = (kind: SceneKind, random: Random): Amenity[] => {
  const { always, perhaps } = sceneOf(kind);
  const picked = new Set(always);
  const wanted = random.whole(3, 5);
  while (picked.size < wanted) picked.add(random.pick(perhaps));
  return [...picked].sort();
};

/** Address of a resort's picture; `artCode` names the curated resort it was drawn for. */
const artPath = (artCode: string, index: number): string => `/art/${artCode}-${index}.svg`;

const buildResort = (place: CuratedPlace, turn: number, artCode: string): StoredResort => {
  const { code } = place;
  const random = randomFrom(`${code}/resort`);
  const bedrooms = pickBedrooms(random);
  return {
    _id: code,
    resort_ID: code,
    place_name: place.name,
    location: place.location,
    country: place.country,
    region: place.region,
    lat: place.lat,
    lng: place.lng,
    price_usd: PRICE_USD[bedrooms],
    img: artPath(artCode, 1),
    img2: artPath(artCode, 2),
    img3: artPath(artCode, 3),
    img4: artPath(artCode, 4),
    img5: artPath(artCode, 5),
    resort_details: describeResort(place, turn),
    check_in_time: random.chance(0.8) ? '16:00' : '3:00 PM',
    check_out_time: random.chance(0.9) ? '11:00' : '11:00 AM',
    rating: weighted(random, [
      [7, 12],
      [8, 34],
      [9, 38],
      [10, 16],
    ]),
    stateRating: weighted(random, [
      [STATE_RATINGS[0], 46],
      [STATE_RATINGS[1], 34],
      [STATE_RATINGS[2], 20],
    ]),
    ownerExclusive: weighted(random, [
      [EXCLUSIVITIES[0], 40],
      [EXCLUSIVITIES[1], 32],
      [EXCLUSIVITIES[2], 28],
    ]),
    // One in eight says nothing of its own and stays at the form's default of 5 (rules 6.1).
    available_amount: random.chance(0.125) ? 5 : random.whole(1, 12),
    reviews_amount: random.whole(80, 800),
    available: !random.chance(0.04),
    bedrooms,
    price_rate: PRICE_RATE[bedrooms],
    amenities: pickAmenities(place.scene, random),
    room_details: roomDetails({ code, bedrooms, isCurated: artCode === code }, random),
    rev: 1,
  };
};

/** A place near a curated one, for clubs that are larger than the curated list. */
const varyPlace = (index: number): { place: CuratedPlace; artCode: string } => {
  const serial = index - PLACES.length;
  const origin = PLACES[(serial * 37) % PLACES.length];
  if (!origin) throw new Error('There are no curated places to vary.');
  const code = `${String.fromCharCode(83 + Math.floor(serial / 10_000))}${String(serial % 10_000).padStart(4, '0')}`;
  const random = randomFrom(`${code}/place`);
  const nights = random.chance(0.1) ? ` ${random.pick([3, 5, 7])} Nights` : '';
  const badge = random.chance(0.04) ? 'Wyndham ' : '';
  const name = `${badge}${random.pick(NAMES.first)} ${random.pick(NAMES.second)}${random.pick(NAMES.last)}${nights}`;
  const near = (value: number, limit: number): number =>
    Math.round(Math.min(limit, Math.max(-limit, value + random.between(-0.3, 0.3))) * 1000) / 1000;
  return {
    place: { ...origin, code, name, lat: near(origin.lat, 85), lng: near(origin.lng, 180) },
    artCode: origin.code,
  };
};

/**
 * Builds the first `count` resorts of the seed in directory order: the curated ones, then
 * variations of them that share their pictures. The same count always gives the same documents,
 * and a larger count only adds to them.
 */
export const buildSeedResorts = (count: number): StoredResort[] => {
  if (!Number.isInteger(count) || count < 0 || count > MAX_SEED_RESORTS) {
    throw new RangeError(`The number of resorts must be from 0 to ${MAX_SEED_RESORTS}.`);
  }
  const turns = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const curated = PLACES[index];
    const { place, artCode } = curated
      ? { place: curated, artCode: curated.code }
      : varyPlace(index);
    const turn = turns.get(place.scene) ?? 0;
    turns.set(place.scene, turn + 1);
    return buildResort(place, turn, artCode);
  });
};
