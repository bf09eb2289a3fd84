import { resortSchema } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { parseWith } from '@club/domain/validation/parse-with';
import { resortDocument } from '../../functions/src/resorts/resort-document.ts';

/** A whole resort form as POST /resorts takes it; every field can be replaced. */
export const resortForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  place_name: 'Lantern Bay 7 Nights',
  location: 'Sitka, Alaska, United States',
  country: 'United States',
  region: 'North America',
  lat: 57.05,
  lng: -135.33,
  price_usd: 339,
  img: 'https://example.com/lantern-bay.jpg',
  resort_details: 'Houses on stilts above a quiet bay.',
  check_in_time: '16:00',
  check_out_time: '11:00',
  rating: 9,
  stateRating: 'RCI Gold Crown',
  ownerExclusive: 'Owner Exclusive',
  available_amount: 5,
  reviews_amount: 120,
  available: true,
  bedrooms: '2 bedroom',
  amenities: ['Beach'],
  room_details: {
    standard: { sleeps_room: 4, privacy_room_amount: 2, kitchen: 'Full', bath: 'Full' },
  },
  ...changes,
});

/** The document of a resort made of that form, for tests that do not start with POST /resorts. */
export const storedResort = (id: string, changes: Record<string, unknown> = {}): StoredResort => {
  const parsed = parseWith(resortSchema, resortForm(changes));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return resortDocument(id, parsed.value, undefined);
};
