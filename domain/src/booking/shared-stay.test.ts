import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { BOOKING_STATUSES } from './booking-state.ts';
import { sharedStay } from './shared-stay.ts';

const TOKEN = 'AZaz09_-AZaz09_-AZaz09';
const BOOKING: Booking = {
  id: '0123456789abcdef01234567',
  number: 'TW-7F3K9Q',
  uid: 'member-1',
  resort: {
    id: 'R1001',
    resortCode: 'R1001',
    placeName: 'Pelican Cove',
    location: 'Naples, Florida, United States',
    image: '/art/R1001-1.svg',
    checkInTime: '16:00',
    checkOutTime: '11:00',
  },
  email: 'member@example.com',
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
  card: null,
  bookingDate: '2026-11-20T10:00:00.000Z',
  status: 'confirmed',
  history: [],
  earlierSteps: 0,
  refund: null,
  reviewId: null,
  shareToken: TOKEN,
};

describe('what the link of a stay shows', () => {
  it('is where and when, and nothing of the member or the price', () => {
    expect(sharedStay(BOOKING, TOKEN)).toEqual({
      startDate: '2026-12-05',
      endDate: '2026-12-11',
      nights: 6,
      unitType: 'studio',
      resort: BOOKING.resort,
    });
  });

  it('is nothing with another link, or once sharing has stopped', () => {
    expect(sharedStay(BOOKING, 'a'.repeat(22))).toBeNull();
    expect(sharedStay({ ...BOOKING, shareToken: null }, TOKEN)).toBeNull();
  });

  it('is there only while the stay is coming', () => {
    const shown = BOOKING_STATUSES.filter(
      (status) => sharedStay({ ...BOOKING, status }, TOKEN) !== null,
    );
    expect(shown).toEqual(['confirmed']);
  });
});
