import { describe, expect, it } from 'vitest';
import { aStoredResort } from '../testing/stored-resorts.ts';
import { resortFromStored, storedFromResort } from './resort.ts';
import { DEFAULT_AVAILABLE_AMOUNT } from './resort-fields.ts';

describe('resortFromStored', () => {
  it('turns the spelling of documents into the one of the code', () => {
    expect(resortFromStored('D101', aStoredResort())).toEqual({
      id: 'D101',
      resortCode: 'D101',
      placeName: 'Larkspur Cove 7 Nights',
      location: 'Naples, Florida, USA',
      country: 'USA',
      region: 'Florida',
      lat: 26.14,
      lng: -81.79,
      priceUsd: 339,
      images: ['https://pictures.example/one.jpg', 'https://pictures.example/three.jpg'],
      description: 'By the water.',
      checkInTime: '16:00',
      checkOutTime: '11:00',
      rating: 8.5,
      stateRating: 'RCI Gold Crown',
      ownerExclusive: 'Owner Exclusive',
      availableAmount: 5,
      reviewsAmount: 312,
      available: true,
      bedrooms: '1 bedroom',
      priceRate: 7000,
      amenities: ['Beach', 'Spa'],
      rooms: {
        description: 'Bright rooms.',
        standard: { sleeps: 4, privacy: 2, kitchen: 'Full', bath: 'Full' },
        studio: { sleeps: 2, privacy: 1, kitchen: 'Partial', bath: '3/4 Baths' },
        hotel: { sleeps: null, privacy: null, kitchen: 'No', bath: 'Full' },
      },
      rev: 3,
    });
  });

  it('makes something usable of an empty document', () => {
    expect(resortFromStored('D9', {})).toMatchObject({
      id: 'D9',
      resortCode: 'D9',
      placeName: '',
      images: [],
      available: true,
      availableAmount: 5,
      priceRate: null,
      lat: null,
      rooms: { standard: { sleeps: null }, studio: { sleeps: null }, hotel: { sleeps: null } },
    });
    expect(DEFAULT_AVAILABLE_AMOUNT).toBe(5);
  });

  it('keeps every non-empty picture, in the order of the fields', () => {
    const stored = aStoredResort({ img: ' ', img2: 'b', img3: '', img4: 'd', img5: ' e ' });
    expect(resortFromStored('D101', stored).images).toEqual(['b', 'd', 'e']);
  });

  it('is unavailable only where the document says so', () => {
    expect(resortFromStored('D101', aStoredResort({ available: false })).available).toBe(false);
    expect(resortFromStored('D101', aStoredResort()).available).toBe(true);
  });

  it('gives a resort with no units none', () => {
    const stored = aStoredResort({ available_amount: 0 });
    expect(resortFromStored('D101', stored).availableAmount).toBe(0);
  });
});

describe('what a document says badly', () => {
  // Older documents have null, and text where a number is meant.
  const withRating = (rating: unknown) =>
    resortFromStored('D101', { ...aStoredResort(), rating } as never).rating;

  it('is a number where it reads like one, and else nothing', () => {
    expect(withRating('8.5')).toBe(8.5);
    for (const nothing of [null, undefined, '', 'good', Number.NaN]) {
      expect(withRating(nothing)).toBe(0);
    }
    const units = (available_amount: unknown) =>
      resortFromStored('D101', { available_amount } as never).availableAmount;
    expect([null, undefined, '', 'many', '7', 0].map(units)).toEqual([5, 5, 5, 5, 7, 0]);
  });

  it('is no text where there is null', () => {
    expect(resortFromStored('D101', { location: null } as never).location).toBe('');
  });

  it('leaves rooms unknown of which only some are described', () => {
    const { rooms } = resortFromStored('D101', { room_details: {} } as never);
    expect(rooms).toEqual({
      description: '',
      standard: { sleeps: null, privacy: null, kitchen: '', bath: '' },
      studio: { sleeps: null, privacy: null, kitchen: '', bath: '' },
      hotel: { sleeps: null, privacy: null, kitchen: '', bath: '' },
    });
  });

  it('has the privacy of its hotel rooms', () => {
    const stored = { room_details: { hotel: { hotel_privacy_room_amount: 3 } } } as never;
    expect(resortFromStored('D101', stored).rooms.hotel.privacy).toBe(3);
  });
});

describe('storedFromResort', () => {
  it('has a field for each of five pictures', () => {
    const pictures = (images: string[]) => {
      const { img, img2, img3, img4, img5 } = storedFromResort({
        ...resortFromStored('D101', aStoredResort()),
        images,
      });
      return [img, img2, img3, img4, img5];
    };
    expect(pictures(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(pictures([])).toEqual(['', '', '', '', '']);
  });
});
