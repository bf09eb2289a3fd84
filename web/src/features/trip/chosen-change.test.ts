import { describe, expect, it } from 'vitest';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { chosenChange, isAsBooked } from './chosen-change.ts';

const CASH = aBooking();
const BOOKED = { unitType: 'studio', startDate: '2026-12-05', endDate: '2026-12-11' } as const;
const chosen = (query: string, booking = CASH) => chosenChange(booking, new URLSearchParams(query));

describe('what a stay is to be changed to', () => {
  it('is what is booked while nothing is chosen', () => {
    expect(chosen('')).toEqual(BOOKED);
    expect(isAsBooked(CASH, chosen(''))).toBe(true);
  });

  it('is what the address says', () => {
    expect(chosen('unit=2 bedroom&from=2027-01-02&to=2027-01-05')).toEqual({
      unitType: '2 bedroom',
      startDate: '2027-01-02',
      endDate: '2027-01-05',
    });
    expect(isAsBooked(CASH, chosen('unit=2 bedroom'))).toBe(false);
  });

  it('takes nothing from an address that makes no sense', () => {
    expect(chosen('unit=palace&from=2027-02-30&to=2027-03-05')).toEqual(BOOKED);
    expect(chosen('from=2027-01-02')).toEqual(BOOKED);
  });

  it('takes no unit that the kind of vacation does not offer', () => {
    expect(chosen('unit=4 bedroom').unitType).toBe('studio');
    expect(chosen('unit=4 bedroom', aBooking(PAID_WITH_POINTS)).unitType).toBe('4 bedroom');
  });
});
