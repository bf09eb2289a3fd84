import { createHash } from 'node:crypto';
import { isLocalDate } from '@club/domain/calendar/local-date';
import { EXCLUSIVITIES, FACILITY_OPTIONS, STATE_RATINGS } from '@club/domain/resort/room-options';
import { IMAGE_FIELDS } from '@club/domain/resort/stored-resort';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { describe, expect, test } from 'vitest';
import { AMENITIES, PLACES, REGIONS, regionOf, SCENE_KINDS } from './demo-places.ts';
import { withJoiningDay } from './joining-days.ts';
import { buildSeedResorts, CURATED_RESORT_COUNT, MAX_SEED_RESORTS } from './resorts.ts';

const resorts = buildSeedResorts(CURATED_RESORT_COUNT);
const placeOf = new Map(PLACES.map((place) => [place.code, place]));

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

const imagesOf = (resort: StoredResort): number =>
  IMAGE_FIELDS.filter((field) => resort[field] !== '').length;

const isEmpty = (sleeps: number | string | null): boolean => sleeps === null || sleeps === '';

const share = (holds: (resort: StoredResort) => boolean): number =>
  resorts.filter(holds).length / resorts.length;

describe('the seeded directory', () => {
  test('has at least 240 resorts with unique, five-character codes in directory order', () => {
    expect(resorts.length).toBeGreaterThanOrEqual(240);
    const codes = resorts.map(({ _id }) => _id);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual([...codes].sort());
    expect(codes.filter((code) => !/^[A-Z]\d{4}$/.test(code))).toEqual([]);
    expect(resorts.filter((resort) => resort.resort_ID !== resort._id)).toEqual([]);
  });

  test('has no two resorts with the same name, location or description', () => {
    for (const field of ['place_name', 'location', 'resort_details'] as const) {
      expect(new Set(resorts.map((resort) => resort[field])).size).toBe(resorts.length);
    }
  });

  test('stands at plausible coordinates, each resort apart from all others', () => {
    for (const { lat, lng, location } of resorts) {
      expect(lat, location).not.toBeNull();
      expect(Math.abs(lat ?? 99)).toBeLessThan(72);
      expect(Math.abs(lng ?? 999)).toBeLessThanOrEqual(180);
    }
    expect(new Set(resorts.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(resorts.length);
  });

  // Generous boxes [south, north, west, east]; a wrong sign or swapped numbers fall outside.
  test.each([
    ['United States', 18, 72, -170, -66],
    ['Canada', 41, 72, -141, -52],
    ['Mexico & Central America', 7, 33, -118, -77],
    ['Caribbean', 10, 28, -85, -58],
    ['South America', -56, 13, -93, -32],
    ['Northern Europe', 49, 72, -25, 32],
    ['Central & Western Europe', 41, 55, -5, 25],
    ['Southern Europe', 27, 47, -29, 36],
    ['Middle East & Africa', -35, 36, -18, 64],
    ['Asia', -11, 46, 68, 146],
  ] as const)('%s lies where it should', (region, south, north, west, east) => {
    const inside = resorts.filter((resort) => resort.region === region);
    expect(inside.length).toBeGreaterThan(5);
    for (const { lat, lng, location } of inside) {
      expect(lat, location).toBeGreaterThanOrEqual(south);
      expect(lat, location).toBeLessThanOrEqual(north);
      expect(lng, location).toBeGreaterThanOrEqual(west);
      expect(lng, location).toBeLessThanOrEqual(east);
    }
  });

  test('the Pacific and Australia lie on both sides of the date line', () => {
    const pacific = resorts.filter(({ region }) => region === 'Australia & Pacific');
    expect(pacific.some(({ lng }) => (lng ?? 0) > 110)).toBe(true);
    expect(pacific.some(({ lng }) => (lng ?? 0) < -140)).toBe(true);
    expect(pacific.every(({ lat }) => (lat ?? 0) < 0)).toBe(true);
  });

  test('covers every region, and each location ends in its country', () => {
    expect(new Set(resorts.map(({ region }) => region))).toEqual(new Set(REGIONS));
    for (const { location, country, region } of resorts) {
      expect(location.endsWith(`, ${country}`)).toBe(true);
      expect(regionOf(country)).toBe(region);
    }
  });

  test('a country without a region is rejected', () => {
    expect(() => regionOf('Atlantis')).toThrow('No region is known for Atlantis.');
  });

  test('neighbours never share kind and light, nor a kind within three cards', () => {
    const alike = resorts.flatMap((resort, index) =>
      [1, 2, 3].flatMap((step) => {
        const a = placeOf.get(resort._id);
        const b = placeOf.get(resorts[index + step]?._id ?? '');
        return a && b && a.scene === b.scene ? [`${a.code} ${b.code}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('neighbours never share kind and light among the resorts that are shown', () => {
    const shown = resorts.filter(({ available }) => available);
    const alike = shown.flatMap((resort, index) =>
      [1, 2, 3].flatMap((step) => {
        const a = placeOf.get(resort._id);
        const b = placeOf.get(shown[index + step]?._id ?? '');
        return a && b && a.scene === b.scene && a.light === b.light ? [`${a.code} ${b.code}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('countries are mixed: no two neighbours share one', () => {
    const alike = resorts.filter((resort, index) => resorts[index + 1]?.country === resort.country);
    expect(alike.map(({ _id }) => _id)).toEqual([]);
  });
});

describe('edge cases of the seed', () => {
  test('every kind of place is used', () => {
    expect(new Set(PLACES.map(({ scene }) => scene))).toEqual(new Set(SCENE_KINDS));
  });

  test('some resorts are unavailable, but few', () => {
    expect(share(({ available }) => !available)).toBeGreaterThan(0.01);
    expect(share(({ available }) => !available)).toBeLessThan(0.08);
  });

  test('each resort has its five pictures', () => {
    expect(new Set(resorts.map(imagesOf))).toEqual(new Set([5]));
  });

  test('pictures fill the fields in order, without gaps', () => {
    for (const resort of resorts) {
      const filled = IMAGE_FIELDS.map((field) => resort[field] !== '');
      expect(filled).toEqual([...filled].sort((a, b) => Number(b) - Number(a)));
    }
  });

  test('room blocks are missing in both ways, altogether only in larger clubs', () => {
    const studios = resorts.map(({ room_details: { studio } }) => studio.studio_sleeps_room);
    const hotels = resorts.map(({ room_details: { hotel } }) => hotel.hotel_room);
    for (const values of [studios, hotels]) {
      expect(values).toContain(null);
      expect(values).toContain('');
      expect(values.some((value) => typeof value === 'number')).toBe(true);
    }
    const larger = buildSeedResorts(CURATED_RESORT_COUNT + 500);
    const bare = larger.filter(
      ({ room_details: { standard, studio, hotel } }) =>
        isEmpty(standard.sleeps_room) &&
        isEmpty(studio.studio_sleeps_room) &&
        isEmpty(hotel.hotel_room),
    );
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.length / larger.length).toBeLessThan(0.1);
    // A floor plan is one of the pictures of a curated resort.
    expect(bare.filter(({ _id }) => resorts.some((resort) => resort._id === _id))).toEqual([]);
  });

  test('every unit type occurs with its price and points', () => {
    const prices = new Map<string, string>();
    for (const { bedrooms, price_usd, price_rate } of resorts) {
      prices.set(bedrooms, `${price_usd}/${price_rate}`);
    }
    expect(Object.fromEntries(prices)).toEqual({
      studio: '309/7000',
      '1 bedroom': '339/7000',
      '2 bedroom': '379/9000',
      '3 bedroom': '379/10500',
      '4 bedroom': '379/12500',
    });
  });

  test('units per night run from 1 to 12', () => {
    const amounts = resorts.map(({ available_amount }) => available_amount);
    expect(Math.min(...amounts)).toBe(1);
    expect(Math.max(...amounts)).toBe(12);
  });

  test('names include nights, the badge, a very long one, diacritics and apostrophes', () => {
    const names = resorts.map(({ place_name }) => place_name);
    expect(names.filter((name) => / \d+ Nights$/.test(name)).length).toBeGreaterThan(15);
    expect(names.filter((name) => name.includes('Wyndham')).length).toBeGreaterThan(5);
    expect(names.some((name) => name.length > 70)).toBe(true);
    expect(names.some((name) => /[À-ž]/.test(name))).toBe(true);
    expect(names.some((name) => name.includes("'"))).toBe(true);
  });

  test('figures and choices stay inside what the club allows', () => {
    for (const resort of resorts) {
      expect([7, 8, 9, 10]).toContain(resort.rating);
      expect(resort.reviews_amount).toBeGreaterThanOrEqual(80);
      expect(resort.reviews_amount).toBeLessThanOrEqual(800);
      expect(STATE_RATINGS).toContain(resort.stateRating);
      expect(EXCLUSIVITIES).toContain(resort.ownerExclusive);
      expect(FACILITY_OPTIONS).toContain(resort.room_details.standard.bath);
      expect(resort.amenities.length).toBeGreaterThanOrEqual(3);
      for (const amenity of resort.amenities) expect(AMENITIES).toContain(amenity);
      expect(resort.rev).toBe(1);
    }
    expect(new Set(resorts.map(({ check_in_time }) => check_in_time))).toEqual(
      new Set(['16:00', '3:00 PM']),
    );
  });

  test('descriptions are two to four sentences of some length', () => {
    for (const { resort_details, _id } of resorts) {
      expect(resort_details.length, _id).toBeGreaterThan(120);
      expect(resort_details.length, _id).toBeLessThan(520);
      expect(resort_details, _id).toMatch(/[.!?]$/);
      expect(resort_details, _id).not.toMatch(/undefined|\s{2}/);
    }
  });
});

test('some resorts are always new in the club, and none is from the future', () => {
  const days = resorts.map((resort) => withJoiningDay(resort, '2026-12-02').joinedOn ?? '');
  expect(days.filter((day) => !isLocalDate(day) || day >= '2026-12-02')).toEqual([]);
  expect(days.filter((day) => day > '2026-09-01').length).toBeGreaterThanOrEqual(8);
  expect(days.filter((day) => day < '2020-01-01').length).toBeGreaterThan(resorts.length / 4);
});

describe('larger and smaller clubs', () => {
  test('the same count gives the same documents', () => {
    expect(hash(buildSeedResorts(400))).toBe(hash(buildSeedResorts(400)));
  });

  test('a larger club begins with the smaller one', () => {
    const large = buildSeedResorts(5_000);
    expect(large.slice(0, CURATED_RESORT_COUNT)).toEqual(resorts);
    expect(large).toHaveLength(5_000);
    expect(buildSeedResorts(3)).toEqual(resorts.slice(0, 3));
  });

  test('fifty thousand resorts have unique codes in order and pictures that exist', () => {
    const large = buildSeedResorts(50_000);
    const codes = large.map(({ _id }) => _id);
    expect(new Set(codes).size).toBe(50_000);
    expect(codes.filter((code, index) => index > 0 && code <= (codes[index - 1] ?? ''))).toEqual(
      [],
    );
    const art = new Set(resorts.map(({ img }) => img));
    expect(large.filter(({ img }) => !art.has(img))).toEqual([]);
  });

  test('counts that make no sense are rejected', () => {
    for (const count of [-1, 1.5, Number.NaN, MAX_SEED_RESORTS + 1]) {
      expect(() => buildSeedResorts(count)).toThrow(RangeError);
    }
    expect(buildSeedResorts(0)).toEqual([]);
  });
});
