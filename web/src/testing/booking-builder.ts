import type { Booking, StoredBooking } from '@club/domain/booking/booking';
import { bookingFromStored } from '@club/domain/booking/booking';
import { aStoredBooking as withoutBilling } from '@club/domain/testing/bookings';
import { MEMBER_UID } from './live-store-with.ts';

/** The stored card booking of the domain's tests, with a billing address. */
export const aStoredBooking = (over: Partial<StoredBooking> = {}): StoredBooking =>
  withoutBilling({
    uid: MEMBER_UID,
    billingInfo: {
      firstName: 'Demo',
      lastName: 'Member',
      phoneNumber: '+1 202 555 0142',
      address1: '1 Example Street',
      address2: undefined,
      country: 'United States',
      city: 'Sample City',
      state: 'Washington',
      postalCode: '98000',
      isGuest: undefined,
    },
    ...over,
  });

/** The same booking as read from the store. */
export const aBooking = (over: Partial<Booking> = {}): Booking => ({
  ...bookingFromStored(over.id ?? 'booking-1', aStoredBooking()),
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
