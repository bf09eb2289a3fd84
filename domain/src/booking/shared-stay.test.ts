import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/stored-booking.ts';
import { BOOKING_STATUSES } from './booking-state.ts';
import { sharedStay } from './shared-stay.ts';

const TOKEN = 'AZaz09_-AZaz09_-AZaz09';
const BOOKING = aBooking({ shareToken: TOKEN });

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
