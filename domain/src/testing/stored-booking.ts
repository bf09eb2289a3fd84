import { bookingFromStored, type Booking, type StoredBooking } from '../booking/booking.ts';

/** A stored card booking with fixed values; tests set what matters to them. */
export const aStoredBooking = (over: Partial<StoredBooking> = {}): StoredBooking => ({
  _id: 'booking-1',
  number: 'TW-7F3K9Q',
  uid: 'member-1',
  resort: {
    _id: 'R1001',
    resort_ID: 'R1001',
    place_name: 'Pelican Cove 7 Nights',
    location: 'Naples, Florida, United States',
    img: '/art/R1001-1.svg',
    check_in_time: '16:00',
    check_out_time: '11:00',
  },
  email: 'member@example.com',
  paymentMethod: 'cash',
  vacationType: 'lastCall',
  price: 329.08,
  priceCents: 32_908,
  points: 0,
  borrowedPoints: 0,
  startDate: '2026-12-05',
  endDate: '2026-12-11',
  unitType: 'studio',
  nights: 6,
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
  guestInfo: null,
  paymentDetails: {
    cardNumber: '**** **** **** 4242',
    expiryDate: '08/31',
    brand: 'Visa',
    last4: '4242',
  },
  bookingDate: '2026-11-20T10:00:00.000Z',
  date: '2026-11-20T10:00:00.000Z',
  status: 'confirmed',
  statusAt: '2026-11-20T10:00:00.000Z',
  history: [],
  expiresAt: null,
  fingerprint: 'f',
  rev: 1,
  ...over,
});

/** The same booking as read from the store. */
export const aBooking = (over: Partial<Booking> = {}): Booking => ({
  ...bookingFromStored(over.id ?? 'booking-1', aStoredBooking()),
  ...over,
});
