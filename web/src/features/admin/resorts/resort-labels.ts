import { FACT_LABELS } from '@club/domain/resort/resort-fields';

// In the form, pictures and `withoutPoints` are between the facts of the table.
const { place_name, location, country, region, lat, lng, available_amount, available, ...others } =
  FACT_LABELS;

/**
 * The label of each field of the resort form, by its path in the request.
 */
export const RESORT_LABELS = {
  place_name,
  resort_ID: 'Resort ID',
  location,
  country,
  region,
  lat,
  lng,
  img: 'Image 1',
  img2: 'Image 2',
  img3: 'Image 3',
  img4: 'Image 4',
  img5: 'Image 5',
  ...others,
  withoutPoints: 'Not offered for points',
  available_amount,
  available,
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

/** The path of a field of the form; the errors of the request use the same paths. */
export type ResortFieldName = keyof typeof RESORT_LABELS;

/** All fields, in the order in which the form shows them. */
// The names of an object are those that its type says.
export const RESORT_FIELD_NAMES = Object.keys(RESORT_LABELS) as ResortFieldName[];

/** True for the path of a field that the form has. */
export const isResortFieldName = (path: string): path is ResortFieldName =>
  Object.hasOwn(RESORT_LABELS, path);
