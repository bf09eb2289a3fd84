import type { Booking } from '@club/domain/booking/booking';
import { bookingFromStored } from '@club/domain/booking/booking';
import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { MEMBER_UID } from './live-store-with.ts';

/** A card booking of the member with fixed values; tests set what matters to them. */
export const aBooking = (over: Partial<Booking> = {}): Booking => ({
  ...bookingFromStored(over.id ?? 'booking-1', aStoredBooking({ uid: MEMBER_UID })),
  ...over,
});

/** The fields of a booking paid with points. */
export const PAID_WITH_POINTS = {
  paymentMethod: 'points',
  vacationType: 'rciPoints',
  totalCents: 0,
  totalPoints: 43_000,
  card: null,
} as const satisfies Partial<Booking>;
