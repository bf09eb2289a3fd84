import { newResortForm } from '@club/domain/resort/resort-form-defaults';
import { storedFromResort } from '@club/domain/resort/resort';
import { describe, expect, it } from 'vitest';
import { aResort } from '../../../testing/resort-builders.ts';
import { formikErrors } from '../../../design/form/formik-errors.ts';
import { errorsIn, summaryErrors } from './resort-checks.ts';
import { RESORT_FIELD_NAMES } from './resort-labels.ts';
import {
  changedLabels,
  checkResort,
  fieldText,
  isSameResort,
  previewRow,
  textsOf,
} from './resort-texts.ts';

const FILLED = {
  ...textsOf(newResortForm(() => 0)),
  place_name: 'Saltgrass Landing',
  location: 'Sitka, Alaska, United States',
};

describe('a stored resort in the form', () => {
  it('is sent to the server as it came', () => {
    const stored = storedFromResort(aResort());
    const { _id, rev: _rev, ...fields } = stored;
    const checked = checkResort(textsOf(stored));
    expect(checked).toEqual({
      ok: true,
      value: {
        ...fields,
        room_details: {
          ...fields.room_details,
          // A block without a sleeps value has none, in whichever way that was stored.
          studio: {
            ...fields.room_details.studio,
            studio_sleeps_room: null,
            studio_privacy_room_amount: null,
          },
        },
      },
    });
  });

  it('keeps being without points', () => {
    const texts = textsOf(storedFromResort(aResort({ priceRate: null })));
    expect(texts.withoutPoints).toBe(true);
    expect(checkResort(texts)).toMatchObject({ ok: true, value: { price_rate: null } });
  });
});

/** What the form shows but is not typed: it follows from the main unit. */
const FIGURES = ['price_usd', 'price_rate'];

describe('a new resort', () => {
  it('is sent with what its main unit costs, and without points where it is not for points', () => {
    const sent = (change: Partial<typeof FILLED>) => {
      const checked = checkResort({ ...FILLED, ...change });
      return checked.ok ? [checked.value.price_usd, checked.value.price_rate] : checked.errors;
    };
    expect(sent({ bedrooms: '1 bedroom' })).toEqual([339, 7000]);
    expect(sent({ bedrooms: '3 bedroom' })).toEqual([379, 10_500]);
    expect(sent({ bedrooms: '3 bedroom', withoutPoints: true })).toEqual([379, null]);
  });

  it('has a label for every field that it sends', () => {
    const leaves = (value: unknown, path: string): string[] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, part]) =>
            leaves(part, path === '' ? key : `${path}.${key}`),
          )
        : [path];
    expect([...leaves(FILLED, ''), ...FIGURES].toSorted()).toEqual(
      [...RESORT_FIELD_NAMES].toSorted(),
    );
  });
});

describe('errors', () => {
  it('belong to the form’s fields, one in a list to the list', () => {
    const texts = {
      ...FILLED,
      location: ' ',
      img2: 'http://x.example',
      amenities: ['x'.repeat(61)],
    };
    const errors = errorsIn(texts, null);
    expect(summaryErrors(errors)).toEqual([
      { name: 'location', message: 'Location is required.' },
      { name: 'img2', message: 'Image 2 must be an https address of a picture.' },
      { name: 'amenities', message: 'Amenity can have at most 60 characters.' },
    ]);
  });

  it('of the server hold until the entry changes', () => {
    const rejection = {
      fields: { resort_ID: 'There is already a resort with this ID.', unheard: 'Of' },
      texts: { ...FILLED, resort_ID: 'R1' },
    };
    expect(errorsIn(rejection.texts, rejection)).toEqual({
      resort_ID: 'There is already a resort with this ID.',
    });
    expect(errorsIn({ ...FILLED, resort_ID: 'R12' }, rejection)).toEqual({});
  });

  it('take the shape that Formik wants', () => {
    expect(formikErrors({ place_name: 'a', 'room_details.hotel.hotel_bath': 'b' })).toEqual({
      place_name: 'a',
      room_details: { hotel: { hotel_bath: 'b' } },
    });
  });
});

it('names what differs between two versions', () => {
  const other = {
    ...FILLED,
    rating: '9',
    amenities: ['Golf'],
    room_details: {
      ...FILLED.room_details,
      hotel: { ...FILLED.room_details.hotel, hotel_bath: 'Partial' },
    },
  };
  expect(changedLabels(FILLED, other)).toEqual(['Amenities', 'Rating', 'Hotel bath']);
  expect(isSameResort(FILLED, other)).toBe(false);
  expect(isSameResort(FILLED, structuredClone(FILLED))).toBe(true);
  expect(fieldText(other, 'rating')).toBe('"9"');
});

it('previews whatever is typed, however wrong', () => {
  const row = previewRow({ ...FILLED, place_name: ' ', rating: 'x', reviews_amount: '', img: '' });
  expect(row).toMatchObject({ placeName: 'The name of the resort', rating: 0, reviewsAmount: 0 });
  expect(previewRow({ ...FILLED, img: '', img3: 'https://x.example/3.jpg' }).image).toBe(
    'https://x.example/3.jpg',
  );
});
