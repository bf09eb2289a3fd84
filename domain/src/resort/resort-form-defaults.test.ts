import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorsIn } from '../testing/schema-cases.ts';
import { newResortForm, resetResortForm } from './resort-form-defaults.ts';
import { resortSchema } from './resort.schema.ts';

const lowest = () => 0;
const highest = () => 1 - Number.EPSILON;
/** Any number that a source of chance can give. */
const anyChance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a new resort form', () => {
  it('has every default of the rules', () => {
    expect(newResortForm(lowest)).toMatchObject({
      place_name: '',
      location: '',
      check_in_time: '16:00',
      check_out_time: '11:00',
      rating: 7,
      stateRating: 'RCI Gold Crown',
      ownerExclusive: 'Owner Exclusive',
      available_amount: 5,
      reviews_amount: 80,
      available: true,
      room_details: {
        standard: { sleeps_room: 2, privacy_room_amount: 2, kitchen: 'Full', bath: 'Full' },
        studio: {
          studio_sleeps_room: 2,
          studio_privacy_room_amount: 2,
          studio_kitchen: 'Partial',
          studio_bath: 'Full',
        },
        hotel: {
          hotel_room: 2,
          hotel_privacy_room_amount: 2,
          hotel_kitchen: 'No',
          hotel_bath: 'Full',
        },
      },
    });
  });

  it('has the highest rating and number of reviews at the other end of chance', () => {
    expect(newResortForm(highest)).toMatchObject({ rating: 9, reviews_amount: 800 });
  });

  it('draws whole numbers between 7 and 9 and between 80 and 800, all of them possible', () => {
    fc.assert(
      fc.property(anyChance, (chance) => {
        const { rating, reviews_amount: reviews } = newResortForm(() => chance);
        expect([7, 8, 9]).toContain(rating);
        expect(Number.isInteger(reviews) && reviews >= 80 && reviews <= 800).toBe(true);
      }),
    );
    expect([0.1, 0.5, 0.9].map((chance) => newResortForm(() => chance).rating)).toEqual([7, 8, 9]);
  });

  it('draws rating and reviews one after the other', () => {
    const draws = [0, 0.999];
    expect(newResortForm(() => draws.shift() ?? 0)).toMatchObject({
      rating: 7,
      reviews_amount: 800,
    });
  });

  it('lacks nothing but name and location', () => {
    expect(Object.keys(errorsIn(resortSchema, newResortForm(lowest)))).toEqual([
      'place_name',
      'location',
    ]);
    const named = { ...newResortForm(highest), place_name: 'Larkspur Cove', location: 'Naples' };
    expect(errorsIn(resortSchema, named)).toEqual({});
  });

  it('shares nothing with the one before it', () => {
    newResortForm(lowest).amenities.push('Beach');
    expect(newResortForm(lowest).amenities).toEqual([]);
  });
});

describe('the resort form after a save', () => {
  it('differs from a new one by its two times of day', () => {
    expect(resetResortForm(lowest)).toEqual({
      ...newResortForm(lowest),
      check_in_time: '3:00 PM',
      check_out_time: '11:00 AM',
    });
  });
});

it('a new form has nothing in any text that the admin has to enter', () => {
  const form = newResortForm(lowest);
  const texts = [
    form.resort_ID,
    form.country,
    form.region,
    form.img,
    form.img2,
    form.img3,
    form.img4,
    form.img5,
    form.resort_details,
    form.room_details.room_Description,
  ];
  expect(texts.join('')).toBe('');
  expect([form.lat, form.lng, form.price_usd, form.bedrooms, form.amenities]).toEqual([
    null,
    null,
    0,
    'studio',
    [],
  ]);
});
