import type { LocalDate } from '../calendar/local-date.ts';
import type { StoredFacts } from './resort-fields.ts';

/** Image fields of a resort document, in slider order (rules 12.2). */
export const IMAGE_FIELDS = ['img', 'img2', 'img3', 'img4', 'img5'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

/** `room_details` of a resort document (rules 1.8); a block without a sleeps value is not shown. */
export type StoredRoomDetails = {
  room_Description: string;
  standard: {
    sleeps_room: number | string | null;
    privacy_room_amount: number | string | null;
    kitchen: string;
    bath: string;
  };
  studio: {
    studio_sleeps_room: number | string | null;
    studio_privacy_room_amount: number | string | null;
    studio_kitchen: string;
    studio_bath: string;
  };
  hotel: {
    hotel_room: number | string | null;
    hotel_privacy_room_amount: number | string | null;
    hotel_kitchen: string;
    hotel_bath: string;
  };
};

/**
 * A document of `resorts/{_id}` and a resort in API bodies: the fields of the API (rules 12.2),
 * plus what the map and the filters need. `_id` equals `resort_ID` and the document's id.
 */
export type StoredResort = StoredFacts & { [field in ImageField]: string } & {
  _id: string;
  resort_ID: string;
  room_details: StoredRoomDetails;
  /** The day it was added, set by the server; absent: it was not added in the admin panel. */
  joinedOn?: LocalDate;
  rev: number;
};
