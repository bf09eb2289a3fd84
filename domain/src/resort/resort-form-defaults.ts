import type { ResortForm } from './resort.schema.ts';
import { initialFacts } from './resort-fields.ts';

/** A source of chance: numbers from 0 up to, excluding, 1. */
export type Random = () => number;

/** Bounds of the rating that a new resort starts with, both included (rules 1.16). */
const DEFAULT_RATINGS = { min: 7, max: 9 } as const;
/** Bounds of the number of reviews that a new resort starts with, both included (rules 1.16). */
const DEFAULT_REVIEWS = { min: 80, max: 800 } as const;
/** Times of day that the form opens with (rules 1.16). */
const OPENING_TIMES = { checkIn: '16:00', checkOut: '11:00' } as const;
/** Times of day that the form has after a successful save (rules 1.16). */
const RESET_TIMES = { checkIn: '3:00 PM', checkOut: '11:00 AM' } as const;
/** Guests and private rooms that each room block starts with (rules 1.16). */
const DEFAULT_ROOM_COUNT = 2;

type Bounds = { min: number; max: number };

const wholeBetween = ({ min, max }: Bounds, random: Random): number =>
  min + Math.floor(random() * (max - min + 1));

const formAt = (times: { checkIn: string; checkOut: string }, random: Random): ResortForm => ({
  ...initialFacts(),
  resort_ID: '',
  img: '',
  img2: '',
  img3: '',
  img4: '',
  img5: '',
  check_in_time: times.checkIn,
  check_out_time: times.checkOut,
  rating: wholeBetween(DEFAULT_RATINGS, random),
  reviews_amount: wholeBetween(DEFAULT_REVIEWS, random),
  bedrooms: 'studio',
  // By the main unit.
  price_rate: undefined,
  room_details: {
    room_Description: '',
    standard: {
      sleeps_room: DEFAULT_ROOM_COUNT,
      privacy_room_amount: DEFAULT_ROOM_COUNT,
      kitchen: 'Full',
      bath: 'Full',
    },
    studio: {
      studio_sleeps_room: DEFAULT_ROOM_COUNT,
      studio_privacy_room_amount: DEFAULT_ROOM_COUNT,
      studio_kitchen: 'Partial',
      studio_bath: 'Full',
    },
    hotel: {
      hotel_room: DEFAULT_ROOM_COUNT,
      hotel_privacy_room_amount: DEFAULT_ROOM_COUNT,
      hotel_kitchen: 'No',
      hotel_bath: 'Full',
    },
  },
});

/**
 * What the resort form opens with (rules 1.16). The required name and location stay for the admin
 * to fill in; `price_rate` undefined means "by the main unit".
 */
export const newResortForm = (random: Random): ResortForm => formAt(OPENING_TIMES, random);

/**
 * What the resort form is reset to after a successful save: the other two
 * times of day (rules 1.16).
 */
export const resetResortForm = (random: Random): ResortForm => formAt(RESET_TIMES, random);
