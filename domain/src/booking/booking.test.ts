import { describe, expect, it } from 'vitest';
import { aStoredBooking } from '../testing/stored-booking.ts';
import { bookingFromStored, newestForResort, type Booking } from './booking.ts';

const STORED = aStoredBooking({
  _id: 'b1',
  uid: 'anna',
  resort: {
    _id: 'D101',
    resort_ID: 'D101',
    place_name: 'Larkspur Cove 7 Nights',
    location: 'Naples, Florida, USA',
    img: 'https://pictures.example/one.jpg',
    check_in_time: '16:00',
    check_out_time: '11:00',
  },
  email: 'anna@example.com',
  billingInfo: null,
  bookingDate: '2026-12-01T10:00:00.000Z',
});

const aBooking = (id: string, code: string, bookingDate: string): Booking => ({
  ...bookingFromStored(id, { ...STORED, bookingDate }),
  resort: { ...bookingFromStored(id, STORED).resort, resortCode: code },
});

describe('bookingFromStored', () => {
  it('has the day that cut-offs count from only where it is another', () => {
    expect(bookingFromStored('b1', STORED)).not.toHaveProperty('policyStart');
    const moved = { ...STORED, policyStart: '2026-12-01' };
    expect(bookingFromStored('b1', moved).policyStart).toBe('2026-12-01');
  });

  it('turns the spelling of documents into the one of the code', () => {
    expect(bookingFromStored('b1', STORED)).toEqual({
      id: 'b1',
      number: 'TW-7F3K9Q',
      uid: 'anna',
      resort: {
        id: 'D101',
        resortCode: 'D101',
        placeName: 'Larkspur Cove 7 Nights',
        location: 'Naples, Florida, USA',
        image: 'https://pictures.example/one.jpg',
        checkInTime: '16:00',
        checkOutTime: '11:00',
      },
      email: 'anna@example.com',
      paymentMethod: 'cash',
      vacationType: 'lastCall',
      totalCents: 32_908,
      totalPoints: 0,
      borrowedPoints: 0,
      startDate: '2026-12-05',
      endDate: '2026-12-11',
      unitType: 'studio',
      nights: 6,
      billing: null,
      guest: null,
      card: STORED.paymentDetails,
      bookingDate: '2026-12-01T10:00:00.000Z',
      status: 'confirmed',
      history: [],
      earlierSteps: 0,
      refund: null,
      reviewId: null,
      shareToken: null,
    });
  });
});

describe('newestForResort', () => {
  const older = aBooking('a', 'D101', '2026-12-01T10:00:00.000Z');
  const newer = aBooking('b', 'D101', '2026-12-02T10:00:00.000Z');
  const other = aBooking('c', 'D102', '2026-12-03T10:00:00.000Z');

  it('is the last made of that resort, in whatever order they come', () => {
    expect(newestForResort([older, other, newer], 'D101')).toBe(newer);
    expect(newestForResort([newer, older, other], 'D101')).toBe(newer);
  });

  it('is none where nothing matches', () => {
    expect(newestForResort([older, newer], 'D999')).toBeNull();
    expect(newestForResort([], 'D101')).toBeNull();
  });
});
