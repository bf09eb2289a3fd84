import { pointsPerNight } from '@club/domain/pricing/points-price';
import type { ResortForm } from '@club/domain/resort/resort.schema';
import type { StoredResort } from '@club/domain/resort/stored-resort';

/**
 * The document of a new resort. Without points per night in the form they follow from the main unit;
 * an explicit null keeps the resort out of the points programme.
 */
export const resortDocument = (id: string, form: ResortForm): StoredResort => ({
  _id: id,
  resort_ID: id,
  place_name: form.place_name,
  location: form.location,
  country: form.country,
  region: form.region,
  lat: form.lat,
  lng: form.lng,
  price_usd: form.price_usd,
  img: form.img,
  img2: form.img2,
  img3: form.img3,
  img4: form.img4,
  img5: form.img5,
  resort_details: form.resort_details,
  check_in_time: form.check_in_time,
  check_out_time: form.check_out_time,
  rating: form.rating,
  stateRating: form.stateRating,
  ownerExclusive: form.ownerExclusive,
  available_amount: form.available_amount,
  reviews_amount: form.reviews_amount,
  available: form.available,
  bedrooms: form.bedrooms,
  price_rate: form.price_rate === undefined ? pointsPerNight(form.bedrooms) : form.price_rate,
  amenities: form.amenities,
  room_details: form.room_details,
  rev: 1,
});
