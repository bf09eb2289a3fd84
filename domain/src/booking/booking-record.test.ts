import { expect, it } from 'vitest';
import { BILLING } from '../testing/billing.ts';
import type { StoredBooking } from './booking.ts';
import { bookingRecordFromStored } from './booking-record.ts';

const STORED: StoredBooking = {
  _id: 'b1',
  number: 'TW-7F3K9Q',
  uid: 'anna',
  resort: {
    _id: 'R1',
    resort_ID: 'D101',
    place_name: 'Larkspur Cove',
    location: 'Naples, Florida, USA',
    img: 'https://pictures.example/one.jpg',
    check_in_time: '16:00',
    check_out_time: '11:00',
  },
  email: 'anna@example.com',
  paymentMethod: 'points',
  vacationType: 'rciPoints',
  price: 0,
  priceCents: 1,
  points: 42_500,
  borrowedPoints: 500,
  startDate: '2026-12-05',
  policyStart: '2026-12-01',
  endDate: '2026-12-11',
  unitType: 'studio',
  nights: 6,
  billingInfo: BILLING,
  guestInfo: null,
  paymentDetails: {
    cardNumber: '**** **** **** 4242',
    expiryDate: '08/29',
    brand: 'Visa',
    last4: '4242',
  },
  bookingDate: '2026-11-01T10:00:00.000Z',
  date: '2026-11-02T10:00:00.000Z',
  status: 'cancelled',
  statusAt: '2026-11-03T10:00:00.000Z',
  history: [{ status: 'held', at: '2026-11-01T10:00:00.000Z', actor: 'anna', reason: '' }],
  expiresAt: 7,
  refund: { cents: 0, points: 100 },
  fingerprint: 'f',
  rev: 1,
};

it('a booking of the admin panel has everything that is stored', () => {
  const guestInfo = {
    ...BILLING,
    email: 'b@example.com',
    sendConfirmation: false,
    agreeTerms: true,
  };
  expect(bookingRecordFromStored('b1', { ...STORED, guestInfo })).toEqual({
    id: 'b1',
    number: 'TW-7F3K9Q',
    uid: 'anna',
    email: 'anna@example.com',
    resort: {
      id: 'R1',
      resortCode: 'D101',
      placeName: 'Larkspur Cove',
      location: 'Naples, Florida, USA',
      image: 'https://pictures.example/one.jpg',
    },
    bookingDate: '2026-11-01T10:00:00.000Z',
    status: 'cancelled',
    statusAt: '2026-11-03T10:00:00.000Z',
    startDate: '2026-12-05',
    policyStart: '2026-12-01',
    endDate: '2026-12-11',
    unitType: 'studio',
    nights: 6,
    vacationType: 'rciPoints',
    paymentMethod: 'points',
    totalCents: 1,
    totalPoints: 42_500,
    borrowedPoints: 500,
    billing: BILLING,
    guest: guestInfo,
    card: STORED.paymentDetails,
    refund: { cents: 0, points: 100 },
    history: STORED.history,
    expiresAt: 7,
  });
});

it('and nothing in the place of what an old document lacks', () => {
  const record = bookingRecordFromStored('b1', {});
  expect(record).not.toHaveProperty('policyStart');
  expect(record).toEqual({
    id: 'b1',
    number: null,
    uid: '',
    email: '',
    resort: { id: '', resortCode: '', placeName: '', location: '', image: '' },
    bookingDate: null,
    status: null,
    statusAt: null,
    startDate: null,
    endDate: null,
    unitType: null,
    nights: null,
    vacationType: null,
    paymentMethod: null,
    totalCents: 0,
    totalPoints: 0,
    borrowedPoints: 0,
    billing: null,
    guest: null,
    card: null,
    refund: null,
    history: [],
    expiresAt: null,
  });
});

it('an old document names its resort by its code, and its day by the other field', () => {
  const { _id: _gone, ...resort } = STORED.resort;
  const { bookingDate: _absent, ...old } = STORED;
  const record = bookingRecordFromStored('b1', {
    ...old,
    resort: resort as StoredBooking['resort'],
  });
  expect(record.resort.id).toBe('D101');
  expect(record.bookingDate).toBe('2026-11-02T10:00:00.000Z');
});
