import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Resort } from '@club/domain/resort/resort';
import { resortFromStored } from '@club/domain/resort/resort';

/** A catalogue row with fixed values; tests set what matters to them. */
export const aCatalogueResort = (over: Partial<CatalogueResort> = {}): CatalogueResort => ({
  id: 'R1001',
  resortCode: over.id ?? 'R1001',
  placeName: 'Pelican Cove 7 Nights',
  location: 'Naples, Florida, United States',
  country: 'United States',
  region: 'North America',
  lat: 26.1,
  lng: -81.8,
  image: '/art/R1001-1.svg',
  bedrooms: '1 bedroom',
  sleeps: 4,
  units: 5,
  priceUsd: 339,
  priceRate: 7000,
  available: true,
  rating: 8,
  stateRating: 'RCI Gold Crown',
  ownerExclusive: 'Owner Exclusive',
  reviewsAmount: 214,
  amenities: ['Beach'],
  joinedOn: null,
  ...over,
});

/** `count` rows with ids R2000, R2001 … and names 'Resort 1', 'Resort 2' … */
export const manyCatalogueResorts = (
  count: number,
  over: Partial<CatalogueResort> = {},
): CatalogueResort[] =>
  Array.from({ length: count }, (_, index) =>
    aCatalogueResort({ id: `R${2000 + index}`, placeName: `Resort ${index + 1}`, ...over }),
  );

/** A resort with fixed values. */
export const aResort = (over: Partial<Resort> = {}): Resort => ({
  ...resortFromStored('R1001', {
    resort_ID: 'R1001',
    place_name: 'Pelican Cove 7 Nights',
    location: 'Naples, Florida, United States',
    country: 'United States',
    region: 'North America',
    lat: 26.1,
    lng: -81.8,
    price_usd: 339,
    img: '/art/R1001-1.svg',
    img2: '',
    img3: '/art/R1001-3.svg',
    img4: '',
    img5: '',
    resort_details: 'Low houses around a quiet bay.',
    check_in_time: '16:00',
    check_out_time: '11:00',
    rating: 8,
    stateRating: 'RCI Gold Crown',
    ownerExclusive: 'Owner Exclusive',
    available_amount: 5,
    reviews_amount: 214,
    available: true,
    bedrooms: '1 bedroom',
    price_rate: 7000,
    amenities: ['Beach'],
    room_details: {
      room_Description: '',
      standard: { sleeps_room: 4, privacy_room_amount: 2, kitchen: 'Full', bath: '2 Full Baths' },
      studio: {
        studio_sleeps_room: '',
        studio_privacy_room_amount: '',
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
    rev: 1,
  }),
  ...over,
});
