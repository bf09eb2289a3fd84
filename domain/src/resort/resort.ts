import type { ResortFacts } from './resort-fields.ts';
import { factsFromStored, readAmount, readText, storedFromFacts } from './resort-fields.ts';
import type { StoredResort } from './stored-resort.ts';
import { IMAGE_FIELDS } from './stored-resort.ts';

/** Sleeping places and equipment of one kind of room (rules 1.8). */
export type RoomDetails = {
  /** How many people sleep here; null or empty when the resort has no such room. */
  sleeps: number | string | null;
  privacy: number | string | null;
  kitchen: string;
  bath: string;
};

/** A resort of the directory, with names in camelCase (rules 12.2). */
export type Resort = ResortFacts & {
  /** `_id`: the document id, equal to `resortCode`. */
  id: string;
  /** `resort_ID`: the short code people read out and search for. */
  resortCode: string;
  /** Non-empty image URLs in field order: img, img2 … img5. */
  images: readonly string[];
  rooms: {
    description: string;
    standard: RoomDetails;
    studio: RoomDetails;
    hotel: RoomDetails;
  };
  /** Grows by one with each change of the document. */
  rev: number;
};

/**
 * Turns a stored resort document into a `Resort`.
 * Tolerates missing fields, because documents may come from older versions of the form.
 */
export const resortFromStored = (id: string, stored: Partial<StoredResort>): Resort => {
  const details = stored.room_details;
  return {
    id,
    resortCode: readText(stored.resort_ID) || id,
    ...factsFromStored(stored),
    images: IMAGE_FIELDS.map((field) => readText(stored[field]).trim()).filter((url) => url !== ''),
    rooms: {
      description: readText(details?.room_Description),
      standard: {
        sleeps: details?.standard?.sleeps_room ?? null,
        privacy: details?.standard?.privacy_room_amount ?? null,
        kitchen: readText(details?.standard?.kitchen),
        bath: readText(details?.standard?.bath),
      },
      studio: {
        sleeps: details?.studio?.studio_sleeps_room ?? null,
        privacy: details?.studio?.studio_privacy_room_amount ?? null,
        kitchen: readText(details?.studio?.studio_kitchen),
        bath: readText(details?.studio?.studio_bath),
      },
      hotel: {
        sleeps: details?.hotel?.hotel_room ?? null,
        privacy: details?.hotel?.hotel_privacy_room_amount ?? null,
        kitchen: readText(details?.hotel?.hotel_kitchen),
        bath: readText(details?.hotel?.hotel_bath),
      },
    },
    rev: readAmount(0)(stored.rev),
  };
};

/** The stored form of a resort: the inverse of `resortFromStored`, with empty text for no image. */
export const storedFromResort = (resort: Resort): StoredResort => ({
  _id: resort.id,
  resort_ID: resort.resortCode,
  ...storedFromFacts(resort),
  img: resort.images[0] ?? '',
  img2: resort.images[1] ?? '',
  img3: resort.images[2] ?? '',
  img4: resort.images[3] ?? '',
  img5: resort.images[4] ?? '',
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
