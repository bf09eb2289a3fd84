import { describe, expect, it } from 'vitest';
import { aStoredResort } from '../testing/stored-resorts.ts';
import { errorsIn, withValue } from '../testing/schema-cases.ts';
import { findUnknownKey, parseWith } from '../validation/parse-with.ts';
import { resortSchema } from './resort.schema.ts';

const { _id, rev, ...FORM } = aStoredResort();
const errorsWith = (path: string, value: unknown) =>
  errorsIn(resortSchema, withValue(FORM, path, value));

describe('the resort form', () => {
  it('takes a whole resort in the spelling of the documents', () => {
    expect(parseWith(resortSchema, FORM)).toEqual({ ok: true, value: FORM });
    expect(findUnknownKey(resortSchema, FORM)).toBeNull();
  });

  it('leaves id and revision to the server', () => {
    expect(findUnknownKey(resortSchema, { ...FORM, _id })).toBe('_id');
    expect(findUnknownKey(resortSchema, { ...FORM, rev })).toBe('rev');
  });

  it('fills in what may be left out', () => {
    const result = parseWith(resortSchema, {
      place_name: 'Larkspur Cove',
      location: 'Naples',
      check_in_time: '16:00',
      check_out_time: '11:00',
      rating: '8',
      stateRating: 'RCI Gold Crown',
      ownerExclusive: 'Owner Exclusive',
      reviews_amount: '312',
      price_usd: '',
      img: '',
    });
    expect(result).toMatchObject({
      ok: true,
      value: {
        rating: 8,
        reviews_amount: 312,
        price_usd: 0,
        available_amount: 5,
        available: true,
        img: '',
        lat: null,
        bedrooms: 'studio',
        amenities: [],
        room_details: { standard: { sleeps_room: null, kitchen: '' } },
      },
    });
  });

  it.each([
    ['img', 'http://pictures.example/one.jpg', 'Image 1 must be an https address of a picture.'],
    ['img2', '/art/../secret.svg', 'Image 2 must be an https address of a picture.'],
    ['img3', 'javascript:alert(1)', 'Image 3 must be an https address of a picture.'],
    ['price_usd', 'free', 'Price must be a number.'],
    ['price_usd', -1, 'Price must be at least 0.'],
    ['price_usd', Number.POSITIVE_INFINITY, 'Price can be at most 100000.'],
    ['available_amount', 2.5, 'Available units must be a whole number.'],
    ['available_amount', -1, 'Available units must be at least 0.'],
    ['available_amount', 'many', 'Available units must be a number.'],
    ['rating', 0, 'Rating must be at least 1.'],
    ['rating', 11, 'Rating can be at most 10.'],
    ['stateRating', 'RCI Tin Crown', 'State rating must be one of: RCI Gold Crown, '],
    ['ownerExclusive', 'Secret Members', 'Exclusivity must be one of: Owner Exclusive, '],
    ['reviews_amount', -3, 'Reviews amount must be at least 0.'],
    ['resort_ID', 'D 101', 'Resort ID has 2 to 12 letters and digits.'],
    ['resort_ID', '../D1', 'Resort ID has 2 to 12 letters and digits.'],
    ['resort_ID', 'D', 'Resort ID has 2 to 12 letters and digits.'],
    ['lat', 90.1, 'Latitude can be at most 90.'],
    ['lng', -180.1, 'Longitude must be at least -180.'],
    ['bedrooms', '5 bedroom', 'Bedrooms must be one of: studio, '],
    ['available', 'perhaps', 'Available must be true or false.'],
    ['amenities', 'Beach', 'This must be a list.'],
    ['resort_details', 'x'.repeat(4001), 'Description can have at most 4000 characters.'],
    [
      'room_details.room_Description',
      'x'.repeat(4001),
      'Room description can have at most 4000 characters.',
    ],
    ['room_details.standard.sleeps_room', 9, 'Bedroom sleeps can be at most 8.'],
    ['room_details.standard.sleeps_room', 0, 'Bedroom sleeps must be at least 1.'],
    ['room_details.studio.studio_bath', 'Half', 'Studio bath must be one of the options.'],
    ['room_details.hotel.hotel_kitchen', [], 'This must be a single value.'],
    ['room_details.hotel', 'none', 'This must be an object with fields.'],
  ])('rejects %s %j', (path, value, message) => {
    const errors = errorsWith(path, value);
    expect(Object.keys(errors)).toEqual([path]);
    expect(errors[path]).toContain(message);
  });

  it.each([
    ['resort_ID', 'd101'],
    ['resort_ID', ''],
    ['available_amount', 0],
    ['rating', 7],
    ['price_rate', null],
    ['room_details.standard.sleeps_room', ''],
    ['room_details.standard.sleeps_room', null],
    ['room_details.studio.studio_bath', 'Full Bath & 3/4 Bath'],
    ['room_details.studio.studio_bath', ''],
    ['available', false],
    ['img', ''],
    ['img2', '/art/R1000-2.svg'],
  ])('takes %s %j', (path, value) => {
    expect(errorsWith(path, value)).toEqual({});
  });

  it('takes at most 40 amenities, each a line of text', () => {
    const many = Array.from({ length: 41 }, (_, at) => `Amenity ${at}`);
    expect(errorsWith('amenities', many.slice(1))).toEqual({});
    expect(errorsWith('amenities', many)).toEqual({ amenities: 'At most 40 amenities.' });
    expect(errorsWith('amenities', ['Beach', ' '])).toEqual({
      'amenities[1]': 'Amenity is required.',
    });
  });
});

describe('the messages of the resort form', () => {
  const { standard, studio, hotel } = FORM.room_details;
  const BLOCKS = { standard, studio, hotel };
  const LABELS = {
    'standard.sleeps_room': 'Bedroom sleeps',
    'standard.privacy_room_amount': 'Bedroom privacy',
    'standard.kitchen': 'Bedroom kitchen',
    'standard.bath': 'Bedroom bath',
    'studio.studio_sleeps_room': 'Studio sleeps',
    'studio.studio_privacy_room_amount': 'Studio privacy',
    'studio.studio_kitchen': 'Studio kitchen',
    'studio.studio_bath': 'Studio bath',
    'hotel.hotel_room': 'Hotel sleeps',
    'hotel.hotel_privacy_room_amount': 'Hotel privacy',
    'hotel.hotel_kitchen': 'Hotel kitchen',
    'hotel.hotel_bath': 'Hotel bath',
  };

  it('name every field of the rooms', () => {
    const fields = Object.entries(BLOCKS).flatMap(([block, inner]) =>
      Object.keys(inner).map((field) => `${block}.${field}`),
    );
    expect(fields.toSorted()).toEqual(Object.keys(LABELS).toSorted());
    for (const [field, label] of Object.entries(LABELS)) {
      const path = `room_details.${field}`;
      expect(errorsWith(path, 'x')[path]).toMatch(new RegExp(`^${label} must be `));
    }
  });

  it('are of texts that are trimmed, and empty where there is none', () => {
    const spaced = {
      ...FORM,
      resort_ID: ' D101 ',
      img: ' https://pictures.example/one.jpg ',
      resort_details: ' By the water. ',
      bedrooms: ' studio ',
      room_details: { ...FORM.room_details, standard: { ...standard, kitchen: ' Full ' } },
    };
    expect(parseWith(resortSchema, spaced)).toMatchObject({
      ok: true,
      value: {
        resort_ID: 'D101',
        img: 'https://pictures.example/one.jpg',
        resort_details: 'By the water.',
        bedrooms: 'studio',
        room_details: { standard: { kitchen: 'Full' } },
      },
    });
    const { country: _country, region: _region, resort_details: _details, ...less } = FORM;
    expect(parseWith(resortSchema, less)).toMatchObject({
      ok: true,
      value: { country: '', region: '', resort_details: '' },
    });
  });

  it('reject a resort ID that only begins like one', () => {
    expect(errorsWith('resort_ID', 'D101-x')).toEqual({
      resort_ID: 'Resort ID has 2 to 12 letters and digits.',
    });
  });
});
