import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import { publishedFigures } from '@club/domain/pricing/published-figures';
import type { StoredFactName, StoredFacts } from '@club/domain/resort/resort-fields';
import { STORED_FACT_NAMES } from '@club/domain/resort/resort-fields';
import { resortSchema } from '@club/domain/resort/resort.schema';
import type { ImageField, StoredResort } from '@club/domain/resort/stored-resort';
import type { FieldErrors, ParseResult } from '@club/domain/validation/parse-with';
import { parseWith } from '@club/domain/validation/parse-with';
import { getIn } from 'formik';
import type { ResortFieldName } from './resort-labels.ts';
import { isResortFieldName, RESORT_FIELD_NAMES, RESORT_LABELS } from './resort-labels.ts';

/** Facts that follow from the main unit: the form shows them, but they are not typed. */
type FigureName = 'price_usd' | 'price_rate';
type TypedName = Exclude<StoredFactName, FigureName>;

const isTyped = (name: StoredFactName): name is TypedName =>
  name !== 'price_usd' && name !== 'price_rate';
const TYPED_NAMES = STORED_FACT_NAMES.filter(isTyped);

/** A fact as it is typed: booleans and lists as they are, anything else as text. */
type Typed<Value> = Value extends boolean | string[] ? Value : string;
type TypedFacts = { [Name in TypedName]: Typed<StoredFacts[Name]> };

/**
 * What is typed into the resort form. It is the body of the request as texts, so it keeps the API's
 * spelling: then each error of the domain or the server names the field it belongs to.
 */
export type ResortTexts = TypedFacts & { [image in ImageField]: string } & {
  resort_ID: string;
  /** Sent as `price_rate: null`; prices themselves go by the main unit. */
  withoutPoints: boolean;
  room_details: {
    room_Description: string;
    standard: { sleeps_room: string; privacy_room_amount: string; kitchen: string; bath: string };
    studio: {
      studio_sleeps_room: string;
      studio_privacy_room_amount: string;
      studio_kitchen: string;
      studio_bath: string;
    };
    hotel: {
      hotel_room: string;
      hotel_privacy_room_amount: string;
      hotel_kitchen: string;
      hotel_bath: string;
    };
  };
};

/** The resort that the form shows: the defaults, or a stored one. */
type ResortFacts = Omit<StoredResort, '_id' | 'rev' | 'resort_ID' | 'price_rate'> &
  Pick<ResortForm, 'resort_ID' | 'price_rate'>;

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const typedValue = (value: string | number | boolean | null | readonly string[]) => {
  if (typeof value === 'boolean') return value;
  return typeof value === 'object' && value !== null ? [...value] : text(value);
};

const typedFacts = (resort: ResortFacts): TypedFacts =>
  // Every name has its value, typed as `Typed` says.
  Object.fromEntries(TYPED_NAMES.map((name) => [name, typedValue(resort[name])])) as TypedFacts;

/** The values of the form for a resort. */
export const textsOf = (resort: ResortFacts): ResortTexts => {
  const { standard, studio, hotel, room_Description } = resort.room_details;
  return {
    ...typedFacts(resort),
    resort_ID: text(resort.resort_ID),
    img: resort.img,
    img2: resort.img2,
    img3: resort.img3,
    img4: resort.img4,
    img5: resort.img5,
    withoutPoints: resort.price_rate === null,
    room_details: {
      room_Description,
      standard: {
        sleeps_room: text(standard.sleeps_room),
        privacy_room_amount: text(standard.privacy_room_amount),
        kitchen: standard.kitchen,
        bath: standard.bath,
      },
      studio: {
        studio_sleeps_room: text(studio.studio_sleeps_room),
        studio_privacy_room_amount: text(studio.studio_privacy_room_amount),
        studio_kitchen: studio.studio_kitchen,
        studio_bath: studio.studio_bath,
      },
      hotel: {
        hotel_room: text(hotel.hotel_room),
        hotel_privacy_room_amount: text(hotel.hotel_privacy_room_amount),
        hotel_kitchen: hotel.hotel_kitchen,
        hotel_bath: hotel.hotel_bath,
      },
    },
  };
};

/** Errors by field of the form; an error in a list belongs to the whole list. */
export const fieldErrorsOf = (errors: FieldErrors): Partial<Record<ResortFieldName, string>> => {
  const known: Partial<Record<ResortFieldName, string>> = {};
  for (const [path, message] of Object.entries(errors)) {
    const name = path.replace(/\[\d+\].*$/, '');
    if (isResortFieldName(name)) known[name] ??= message;
  }
  return known;
};

/** The form checked by its schema (rules 1.15): what is sent to the server, or the errors. */
export const checkResort = (texts: ResortTexts): ParseResult<ResortForm> => {
  const { withoutPoints, ...body } = texts;
  const figures = publishedFigures(body.bedrooms);
  return parseWith(resortSchema, {
    ...body,
    price_usd: figures.priceUsd,
    price_rate: withoutPoints ? null : (figures.pointsPerNight ?? undefined),
  });
};

/** The value of a field, as one text. */
export const fieldText = (texts: ResortTexts, name: ResortFieldName): string => {
  const value: unknown = getIn(texts, name);
  return JSON.stringify(value);
};

/** The fields in which two forms differ, by their names on the screen. */
export const changedLabels = (one: ResortTexts, other: ResortTexts): string[] =>
  RESORT_FIELD_NAMES.filter((name) => fieldText(one, name) !== fieldText(other, name)).map(
    (name) => RESORT_LABELS[name],
  );

/** True when both forms have the same values. */
export const isSameResort = (one: ResortTexts, other: ResortTexts): boolean =>
  changedLabels(one, other).length === 0;

const numberOf = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed));

/** The catalogue row of the card for what is typed so far, valid or not. */
export const previewRow = (texts: ResortTexts): CatalogueResort =>
  catalogueRow(texts.resort_ID.trim() === '' ? 'new' : texts.resort_ID.trim(), {
    place_name: texts.place_name.trim() === '' ? 'The name of the resort' : texts.place_name,
    location: texts.location.trim() === '' ? 'Where it is' : texts.location,
    img: texts.img,
    img2: texts.img2,
    img3: texts.img3,
    img4: texts.img4,
    img5: texts.img5,
    rating: numberOf(texts.rating),
    reviews_amount: numberOf(texts.reviews_amount),
    stateRating: texts.stateRating,
    ownerExclusive: texts.ownerExclusive,
    bedrooms: texts.bedrooms,
    available: texts.available,
  });
