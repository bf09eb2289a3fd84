import type { StoredBooking } from '@club/domain/booking/booking';
import type { Guest } from '@club/domain/booking/guest.schema';
import { aBooking } from './booking-examples.ts';

/** Fixtures for tests. */

/** A guest who wants a confirmation. */
export const aGuest = (overrides: Partial<Guest> = {}): Guest => ({
  firstName: 'Anna',
  lastName: 'Berg',
  address1: '12 Quay Street',
  country: 'Norway',
  city: 'Bergen',
  postalCode: '5003',
  email: 'anna.berg@example.com',
  phoneNumber: '+47 555 010 20',
  sendConfirmation: true,
  agreeTerms: true,
  ...overrides,
});

/** A stay that was paid by card: $361.02. */
export const aCashStay = (overrides: Partial<StoredBooking> = {}): StoredBooking => ({
  ...aBooking('0123456789abcdef01234567', { vacationType: 'lastCall' }),
  number: 'TW-7F3K9Q',
  status: 'confirmed',
  paymentDetails: {
    cardNumber: '**** **** **** 4242',
    expiryDate: '12/29',
    brand: 'Visa',
    last4: '4242',
  },
  ...overrides,
});

/** A stay that was paid with 42,500 points, 12,000 of them borrowed. */
export const aPointsStay = (overrides: Partial<StoredBooking> = {}): StoredBooking => ({
  ...aBooking('89abcdef0123456789abcdef'),
  number: 'TW-C4D6F7',
  status: 'confirmed',
  borrowedPoints: 12_000,
  ...overrides,
});
