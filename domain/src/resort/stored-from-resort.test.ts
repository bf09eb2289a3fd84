import { expect, it } from 'vitest';
import { resortFromStored, storedFromResort } from './resort.ts';

it('gives back a resort that was stored and read again', () => {
  const resort = resortFromStored('R7', {
    resort_ID: 'R7',
    place_name: 'Larkspur Cove 7 Nights',
    location: 'Bodega Bay, California, United States',
    lat: 38.3,
    lng: -123,
    img: '/art/R7-1.svg',
    img3: 'https://example.com/three.jpg',
    price_usd: 309,
    available: false,
    bedrooms: 'studio',
    price_rate: null,
    amenities: ['Beach', 'Spa'],
    room_details: {
      room_Description: 'Light rooms.',
      standard: { sleeps_room: null, privacy_room_amount: '', kitchen: '', bath: 'Full' },
      studio: {
        studio_sleeps_room: 2,
        studio_privacy_room_amount: 2,
        studio_kitchen: 'Partial',
        studio_bath: 'Full',
      },
      hotel: { hotel_room: '', hotel_privacy_room_amount: '', hotel_kitchen: 'No', hotel_bath: '' },
    },
    rev: 3,
  });
  expect(resortFromStored('R7', storedFromResort(resort))).toEqual(resort);
  expect(storedFromResort(resort)).toMatchObject({
    _id: 'R7',
    img: '/art/R7-1.svg',
    img2: 'https://example.com/three.jpg',
    img3: '',
    available: false,
  });
});
