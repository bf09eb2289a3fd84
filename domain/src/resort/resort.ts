import type { StoredResort } from './stored-resort.ts';
import { IMAGE_FIELDS } from './stored-resort.ts';

/** Sleeping places and equipment of one kind of room (S§2 Room Details). */
export type RoomDetails = {
  /** How many people sleep here; null or empty when the resort has no such room. */
  sleeps: number | string | null;
  privacy: number | string | null;
  kitchen: string;
  bath: string;
};

/** A resort of the directory, in the spelling used inside the code (S§3 Resort). */
export type Resort = {
  /** `_id`: the document id, equal to `resortCode`. */
  id: string;
  /** `resort_ID`: the short code people read out and search for. */
  resortCode: string;
  /** `place_name` as stored; may end in 'N Nights' (see `displayName`). */
  placeName: string;
  location: string;
  country: string;
  region: string;
  lat: number | null;
  lng: number | null;
  /** Last Call price of the resort's main unit, whole USD before tax. */
  priceUsd: number;
  /** Non-empty image URLs in field order: img, img2 … img5. */
  images: readonly string[];
  description: string;
  checkInTime: string;
  checkOutTime: string;
  /** Traveller rating, 1–10. */
  rating: number;
  stateRating: string;
  ownerExclusive: string;
  /** Units the resort gives the club per night (`available_amount`). */
  availableAmount: number;
  reviewsAmount: number;
  /** False hides the resort from lists and blocks booking. */
  available: boolean;
  /** The resort's main unit, for instance '2 bedroom'. */
  bedrooms: string;
  /** Points per night of the main unit; null when the club does not offer it. */
  priceRate: number | null;
  amenities: readonly string[];
  rooms: {
    description: string;
    standard: RoomDetails;
    studio: RoomDetails;
    hotel: RoomDetails;
  };
  /** Grows by one with each change of the document. */
  rev: number;
};

/** Units per night when a resort does not say (S§9 resort form default). */
export const DEFAULT_AVAILABLE_AMOUNT = 5;

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const amount = (value: number | string | null | undefined, fallback: number): number => {
  // Only these two would count as 0; what is missing is no number anyway.
  if (value === null || value === '') return fallback;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : fallback;
};

/**
 * Turns a stored resort document (spec spelling) into a `Resort`.
 * Tolerates missing fields, because documents may come from older versions of the form.
 */
export const resortFromStored = (id: string, stored: Partial<StoredResort>): Resort => {
  const details = stored.room_details;
  return {
    id,
    resortCode: text(stored.resort_ID) || id,
    placeName: text(stored.place_name),
    location: text(stored.location),
    country: text(stored.country),
    region: text(stored.region),
    lat: stored.lat ?? null,
    lng: stored.lng ?? null,
    priceUsd: amount(stored.price_usd, 0),
    images: IMAGE_FIELDS.map((field) => text(stored[field]).trim()).filter((url) => url !== ''),
    description: text(stored.resort_details),
    checkInTime: text(stored.check_in_time),
    checkOutTime: text(stored.check_out_time),
    rating: amount(stored.rating, 0),
    stateRating: text(stored.stateRating),
    ownerExclusive: text(stored.ownerExclusive),
    availableAmount: amount(stored.available_amount, DEFAULT_AVAILABLE_AMOUNT),
    reviewsAmount: amount(stored.reviews_amount, 0),
    available: stored.available !== false,
    bedrooms: text(stored.bedrooms),
    priceRate: stored.price_rate ?? null,
    amenities: stored.amenities ?? [],
    rooms: {
      description: text(details?.room_Description),
      standard: {
        sleeps: details?.standard?.sleeps_room ?? null,
        privacy: details?.standard?.privacy_room_amount ?? null,
        kitchen: text(details?.standard?.kitchen),
        bath: text(details?.standard?.bath),
      },
      studio: {
        sleeps: details?.studio?.studio_sleeps_room ?? null,
        privacy: details?.studio?.studio_privacy_room_amount ?? null,
        kitchen: text(details?.studio?.studio_kitchen),
        bath: text(details?.studio?.studio_bath),
      },
      hotel: {
        sleeps: details?.hotel?.hotel_room ?? null,
        privacy: details?.hotel?.hotel_privacy_room_amount ?? null,
        kitchen: text(details?.hotel?.hotel_kitchen),
        bath: text(details?.hotel?.hotel_bath),
      },
    },
    rev: amount(stored.rev, 0),
  };
};

/** The stored form of a resort: the inverse of `resortFromStored`, with empty text for no image. */
export const storedFromResort = (resort: Resort): StoredResort => ({
  _id: resort.id,
  resort_ID: resort.resortCode,
  place_name: resort.placeName,
  location: resort.location,
  country: resort.country,
  region: resort.region,
  lat: resort.lat,
  lng: resort.lng,
  price_usd: resort.priceUsd,
  img: resort.images[0] ?? '',
  img2: resort.images[1] ?? '',
  img3: resort.images[2] ?? '',
  img4: resort.images[3] ?? '',
  img5: resort.images[4] ?? '',
  resort_details: resort.description,
  check_in_time: resort.checkInTime,
  check_out_time: resort.checkOutTime,
  rating: resort.rating,
  stateRating: resort.stateRating,
  ownerExclusive: resort.ownerExclusive,
  available_amount: resort.availableAmount,
  reviews_amount: resort.reviewsAmount,
  available: resort.available,
  bedrooms: resort.bedrooms,
  price_rate: resort.priceRate,
  amenities: [...resort.amenities],
  room_details: {
    room_Description: resort.rooms.description,
    standard: {
      sleeps_room: resort.rooms.standard.sleeps,
      privacy_room_amount: resort.rooms.standard.privacy,
      kitchen: resort.rooms.standard.kitchen,
      bath: resort.rooms.standard.bath,
    },
    studio: {
      studio_sleeps_room: resort.rooms.studio.sleeps,
      studio_privacy_room_amount: resort.rooms.studio.privacy,
      studio_kitchen: resort.rooms.studio.kitchen,
      studio_bath: resort.rooms.studio.bath,
    },
    hotel: {
      hotel_room: resort.rooms.hotel.sleeps,
      hotel_privacy_room_amount: resort.rooms.hotel.privacy,
      hotel_kitchen: resort.rooms.hotel.kitchen,
      hotel_bath: resort.rooms.hotel.bath,
    },
  },
  rev: resort.rev,
});
