/** Image fields of a resort document, in slider order (S§3). */
export const IMAGE_FIELDS = ['img', 'img2', 'img3', 'img4', 'img5'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

/** `room_details` of a resort document (S§3); a block without a sleeps value is not shown. */
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
 * A document of `resorts/{_id}` and a resort in API bodies: the field names of S§3, plus what the
 * map and the filters need. `_id` equals `resort_ID` and the document's id.
 */
export type StoredResort = { [field in ImageField]: string } & {
  _id: string;
  resort_ID: string;
  place_name: string;
  location: string;
  country: string;
  region: string;
  lat: number | null;
  lng: number | null;
  price_usd: number;
  resort_details: string;
  check_in_time: string;
  check_out_time: string;
  rating: number;
  stateRating: string;
  ownerExclusive: string;
  available_amount: number;
  reviews_amount: number;
  available: boolean;
  bedrooms: string;
  price_rate: number | null;
  amenities: string[];
  room_details: StoredRoomDetails;
  rev: number;
};
