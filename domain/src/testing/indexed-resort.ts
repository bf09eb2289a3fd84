import type { IndexedResort } from '../search/resort-index.ts';

/** A resort as search reads it; tests set what matters to them. */
export const anIndexedResort = (some: Partial<IndexedResort> = {}): IndexedResort => ({
  id: some.resortCode ?? 'D101',
  placeName: 'Larkspur Cove 7 Nights',
  location: 'Naples, Florida, United States',
  resortCode: 'D101',
  country: 'United States',
  region: 'United States',
  lat: 26.1,
  lng: -81.8,
  bedrooms: '1 bedroom',
  sleeps: 4,
  units: 5,
  available: true,
  priceRate: 7000,
  rating: 8,
  reviewsAmount: 214,
  stateRating: 'RCI Gold Crown',
  amenities: [],
  ...some,
});
