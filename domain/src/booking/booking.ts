import type { LocalDate } from '../calendar/local-date.ts';
import type { Cents } from '../money/cents.ts';
import type { PaymentMethod, UnitType, VacationType } from '../pricing/unit-type.ts';
import type { Billing } from './billing.schema.ts';
import type { BookingStatus } from './booking-state.ts';
import type { Refund } from './cancellation.ts';
import type { Guest } from './guest.schema.ts';
import type { BatchShare } from '../points/batches.ts';

/** A step of a booking's life: when (ISO instant), who (uid or 'system'), and why. */
export type BookingHistoryEntry = {
  status: BookingStatus;
  at: string;
  actor: string;
  reason: string;
};

/** How many steps of its history a booking has in its own document; older ones are beside it. */
export const HISTORY_STEPS = 50;

/**
 * A document of `bookingSteps/{bookingId}_{first}`: steps of a booking beyond the last
 * `HISTORY_STEPS`, oldest first; `first` is the number of the first of them, from 0.
 */
export type BookingSteps = {
  bookingId: string;
  uid: string;
  first: number;
  steps: BookingHistoryEntry[];
};

/** The resort as it was when the stay was booked; later changes of the resort do not change it. */
export type ResortSnapshot = {
  _id: string;
  resort_ID: string;
  place_name: string;
  location: string;
  img: string;
  check_in_time: string;
  check_out_time: string;
};

/** What is kept of a card: masked, without security code (rules 8.6). */
export type StoredPaymentDetails = {
  /** '**** **** **** 4242' */
  cardNumber: string;
  /** 'MM/YY' */
  expiryDate: string;
  brand: string;
  last4: string;
};

/**
 * A document of `bookings/{bookingId}` and a booking in API bodies: the fields of the API in
 * their spelling (rules 12.3), plus what the server adds. Instants are ISO strings in UTC,
 * `expiresAt` milliseconds.
 */
export type StoredBooking = {
  _id: string;
  /** The number that people read and say (rules 8.15); absent: a hold. */
  number?: string;
  uid: string;
  resort: ResortSnapshot;
  email: string;
  paymentMethod: PaymentMethod;
  vacationType: VacationType;
  /** Total with tax in USD; 0 for points. */
  price: number;
  /** The same in cents. */
  priceCents: Cents;
  /** Total points; 0 for cash. */
  points: number;
  /** How many of the points were borrowed from the next use year. */
  borrowedPoints: number;
  /** The batches that the rest of the points came from, oldest first; absent: none. */
  pointsFrom?: BatchShare[];
  /** The payment that the price was paid with (`payments/{id}`); absent: the booking's own id. */
  paymentId?: string;
  /** The earliest check-in day the booking ever had, for cut-offs; absent: `startDate`. */
  policyStart?: LocalDate;
  startDate: LocalDate;
  endDate: LocalDate;
  unitType: UnitType;
  nights: number;
  billingInfo: Billing | null;
  guestInfo: Guest | null;
  paymentDetails: StoredPaymentDetails | null;
  bookingDate: string;
  /** The same instant as `bookingDate`; the API has both. */
  date: string;
  status: BookingStatus;
  statusAt: string;
  /** The last `HISTORY_STEPS` steps. */
  history: BookingHistoryEntry[];
  /** How many older steps are in `bookingSteps`; absent: none. */
  earlierSteps?: number;
  /** When a hold ends, milliseconds since 1970; null once it is no hold. */
  expiresAt: number | null;
  /** What cancelling the stay gave back; only a cancelled booking has it. */
  refund?: Refund;
  /** The review of the stay (`reviews/{id}`); only one that was reviewed has it. */
  reviewId?: string;
  /** The last part of the link that shows the stay to companions; absent or null: it is not shared. */
  shareToken?: string | null;
  /** Fingerprint of the request that made the booking, for safe repeats. */
  fingerprint: string;
  rev: number;
};

/** A booking in the code: the same facts with names in camelCase. */
export type Booking = {
  id: string;
  /** 'TW-7F3K9Q'; null for a hold. */
  number: string | null;
  uid: string;
  resort: {
    id: string;
    resortCode: string;
    placeName: string;
    location: string;
    image: string;
    checkInTime: string;
    checkOutTime: string;
  };
  email: string;
  paymentMethod: PaymentMethod;
  vacationType: VacationType;
  totalCents: Cents;
  totalPoints: number;
  borrowedPoints: number;
  startDate: LocalDate;
  /** The earliest check-in day it ever had, by which refunds go; absent: `startDate`. */
  policyStart?: LocalDate;
  endDate: LocalDate;
  unitType: UnitType;
  nights: number;
  billing: Billing | null;
  guest: Guest | null;
  card: StoredPaymentDetails | null;
  bookingDate: string;
  status: BookingStatus;
  history: readonly BookingHistoryEntry[];
  /** How many steps came before these. */
  earlierSteps: number;
  /** What cancelling gave back; null for what is not cancelled. */
  refund: Refund | null;
  /** The member's review of the stay; null while there is none. */
  reviewId: string | null;
  /** The last part of the link that companions have; null while the stay is not shared. */
  shareToken: string | null;
};

/** Turns a stored booking into a `Booking`. */
export const bookingFromStored = (id: string, stored: StoredBooking): Booking => ({
  id,
  number: stored.number ?? null,
  uid: stored.uid,
  resort: {
    id: stored.resort._id,
    resortCode: stored.resort.resort_ID,
    placeName: stored.resort.place_name,
    location: stored.resort.location,
    image: stored.resort.img,
    checkInTime: stored.resort.check_in_time,
    checkOutTime: stored.resort.check_out_time,
  },
  email: stored.email,
  paymentMethod: stored.paymentMethod,
  vacationType: stored.vacationType,
  totalCents: stored.priceCents,
  totalPoints: stored.points,
  borrowedPoints: stored.borrowedPoints,
  startDate: stored.startDate,
  ...(stored.policyStart === undefined ? {} : { policyStart: stored.policyStart }),
  endDate: stored.endDate,
  unitType: stored.unitType,
  nights: stored.nights,
  billing: stored.billingInfo,
  guest: stored.guestInfo,
  card: stored.paymentDetails,
  bookingDate: stored.bookingDate,
  status: stored.status,
  history: stored.history,
  earlierSteps: stored.earlierSteps ?? 0,
  refund: stored.refund ?? null,
  reviewId: stored.reviewId ?? null,
  shareToken: stored.shareToken ?? null,
});

/** The newest booking of a resort by its resort ID (rules 8.14), or null. */
export const newestForResort = (bookings: readonly Booking[], resortCode: string): Booking | null =>
  bookings
    .filter((booking) => booking.resort.resortCode === resortCode)
    .reduce<Booking | null>(
      (newest, booking) =>
        newest === null || booking.bookingDate > newest.bookingDate ? booking : newest,
      null,
    );
