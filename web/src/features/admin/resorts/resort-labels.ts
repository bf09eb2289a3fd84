import { FACT_LABELS } from '@club/domain/resort/resort-fields';

// The form has pictures, and whether there are points at all, between the facts of the table.
const { place_name, location, country, region, lat, lng, available_amount, available, ...others } =
  FACT_LABELS;

/**
 * What each field of the resort form is called on the screen, by its path in the request. One list,
 * so that the form, and what it says about somebody else's changes, use the same words.
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

/** The path of a field of the form; for those of the request also where an error of it belongs. */
export type ResortFieldName = keyof typeof RESORT_LABELS;

/** All fields, in the order in which the form shows them. */
export const RESORT_FIELD_NAMES = Object.keys(RESORT_LABELS) as ResortFieldName[];

/** True for the path of a field that the form has. */
export const isResortFieldName = (path: string): path is ResortFieldName =>
  Object.hasOwn(RESORT_LABELS, path);
