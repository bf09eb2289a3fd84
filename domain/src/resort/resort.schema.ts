import type { InferType } from 'yup';
import { array, boolean, number, object, string } from 'yup';
import { IDS } from '../ids.ts';
import { UNIT_TYPES } from '../pricing/unit-type.ts';
import { optionalId } from '../validation/id-field.ts';
import { safeImageUrl } from '../validation/image-url.ts';
import { optionalLine, requiredLine } from '../validation/text-field.ts';
import { DEFAULT_AVAILABLE_AMOUNT } from './resort-fields.ts';
import { EXCLUSIVITIES, FACILITY_OPTIONS, STATE_RATINGS } from './room-options.ts';

const MAX_DESCRIPTION_LENGTH = 4000;

const description = (label: string) =>
  string()
    .trim()
    .max(MAX_DESCRIPTION_LENGTH, `${label} can have at most ${MAX_DESCRIPTION_LENGTH} characters.`)
    .default('');

/** Own art passes too, so that a resort that has it can be edited. */
const imageUrl = (label: string) =>
  string()
    .trim()
    .default('')
    .test('https', `${label} must be an https address of a picture.`, (value) =>
      value === undefined || value === '' ? true : safeImageUrl(value) !== null,
    )
    .typeError(`${label} must be text.`);

/** A whole number between limits, required to be one if given. */
const wholeNumber = (label: string, min: number, max: number) =>
  number()
    .typeError(`${label} must be a number.`)
    .integer(`${label} must be a whole number.`)
    .min(min, `${label} must be at least ${min}.`)
    .max(max, `${label} can be at most ${max}.`);

const roomCount = (label: string) => wholeNumber(label, 1, 8).nullable().default(null);

const degrees = (label: string, limit: number) =>
  number()
    .typeError(`${label} must be a number.`)
    .min(-limit, `${label} must be at least ${-limit}.`)
    .max(limit, `${label} can be at most ${limit}.`)
    .nullable()
    .default(null);

const facility = (label: string) =>
  string()
    .trim()
    .default('')
    .oneOf(['', ...FACILITY_OPTIONS], `${label} must be one of the options.`);

const oneOfTexts = (label: string, options: readonly string[]) =>
  requiredLine(label).oneOf([...options], `${label} must be one of: ${options.join(', ')}.`);

/**
 * The resort form and the body of POST /resorts (rules 1.15), in the API's spelling. Required:
 * name, location, check-in and check-out time, rating, state rating, exclusivity, reviews amount.
 */
export const resortSchema = object({
  resort_ID: optionalId(IDS.newResort).trim().typeError('Resort ID must be text.'),
  place_name: requiredLine('Resort name'),
  location: requiredLine('Location'),
  country: optionalLine('Country', 80).default(''),
  region: optionalLine('Region', 80).default(''),
  lat: degrees('Latitude', 90),
  lng: degrees('Longitude', 180),
  price_usd: number()
    .typeError('Price must be a number.')
    .min(0, 'Price must be at least 0.')
    .max(100_000, 'Price can be at most 100000.')
    .default(0),
  img: imageUrl('Image 1'),
  img2: imageUrl('Image 2'),
  img3: imageUrl('Image 3'),
  img4: imageUrl('Image 4'),
  img5: imageUrl('Image 5'),
  resort_details: description('Description'),
  check_in_time: requiredLine('Check-in time', 20),
  check_out_time: requiredLine('Check-out time', 20),
  rating: number()
    .typeError('Rating must be a number.')
    .min(1, 'Rating must be at least 1.')
    .max(10, 'Rating can be at most 10.')
    .required('Rating is required.'),
  stateRating: oneOfTexts('State rating', STATE_RATINGS),
  ownerExclusive: oneOfTexts('Exclusivity', EXCLUSIVITIES),
  available_amount: wholeNumber('Available units', 0, 10_000).default(DEFAULT_AVAILABLE_AMOUNT),
  reviews_amount: wholeNumber('Reviews amount', 0, 1_000_000).required(
    'Reviews amount is required.',
  ),
  available: boolean().default(true).typeError('Available must be true or false.'),
  bedrooms: string()
    .trim()
    .default('studio')
    .oneOf([...UNIT_TYPES], `Bedrooms must be one of: ${UNIT_TYPES.join(', ')}.`),
  price_rate: wholeNumber('Points per night', 0, 1_000_000).nullable(),
  amenities: array()
    .of(requiredLine('Amenity', 60))
    .max(40, 'At most 40 amenities.')
    .default([])
    .typeError('Amenities must be a list.'),
  room_details: object({
    room_Description: description('Room description'),
    standard: object({
      sleeps_room: roomCount('Bedroom sleeps'),
      privacy_room_amount: roomCount('Bedroom privacy'),
      kitchen: facility('Bedroom kitchen'),
      bath: facility('Bedroom bath'),
    }),
    studio: object({
      studio_sleeps_room: roomCount('Studio sleeps'),
      studio_privacy_room_amount: roomCount('Studio privacy'),
      studio_kitchen: facility('Studio kitchen'),
      studio_bath: facility('Studio bath'),
    }),
    hotel: object({
      hotel_room: roomCount('Hotel sleeps'),
      hotel_privacy_room_amount: roomCount('Hotel privacy'),
      hotel_kitchen: facility('Hotel kitchen'),
      hotel_bath: facility('Hotel bath'),
    }),
  }),
});
export type ResortForm = InferType<typeof resortSchema>;
