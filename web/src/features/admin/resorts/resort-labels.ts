/**
 * What each field of the resort form is called on the screen, by its path in the request. One list,
 * so that the form, and what it says about somebody else's changes, use the same words.
 */
export const RESORT_LABELS = {
  place_name: 'Resort name',
  resort_ID: 'Resort ID',
  location: 'Location',
  country: 'Country',
  region: 'Region',
  lat: 'Latitude',
  lng: 'Longitude',
  img: 'Image 1',
  img2: 'Image 2',
  img3: 'Image 3',
  img4: 'Image 4',
  img5: 'Image 5',
  resort_details: 'Description',
  amenities: 'Amenities',
  rating: 'Rating',
  reviews_amount: 'Reviews amount',
  stateRating: 'State rating',
  ownerExclusive: 'Exclusivity',
  check_in_time: 'Check-in time',
  check_out_time: 'Check-out time',
  bedrooms: 'Main unit',
  price_usd: 'Price in USD',
  price_rate: 'Points per night',
  withoutPoints: 'Not offered for points',
  available_amount: 'Available units',
  available: 'Available',
  'room_details.room_Description': 'Room description',
  'room_details.standard.sleeps_room': 'Bedroom sleeps',
  'room_details.standard.privacy_room_amount': 'Bedroom privacy',
  'room_details.standard.kitchen': 'Bedroom kitchen',
  'room_details.standard.bath': 'Bedroom bath',
  'room_details.studio.studio_sleeps_room': 'Studio sleeps',
  'room_details.studio.studio_privacy_room_amount': 'Studio privacy',
  'room_details.studio.studio_kitchen': 'Studio kitchen',
  'room_details.studio.studio_bath': 'Studio bath',
  'room_details.hotel.hotel_room': 'Hotel sleeps',
  'room_details.hotel.hotel_privacy_room_amount': 'Hotel privacy',
  'room_details.hotel.hotel_kitchen': 'Hotel kitchen',
  'room_details.hotel.hotel_bath': 'Hotel bath',
} as const;

/** The path of a field of the form; for those of the request also where an error of it belongs. */
export type ResortFieldName = keyof typeof RESORT_LABELS;

/** All fields, in the order in which the form shows them. */
export const RESORT_FIELD_NAMES = Object.keys(RESORT_LABELS) as ResortFieldName[];

/** True for the path of a field that the form has. */
export const isResortFieldName = (path: string): path is ResortFieldName =>
  Object.hasOwn(RESORT_LABELS, path);
