import { describe, expect, it } from 'vitest';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { asBooked, chosenChange, isAsBooked } from './chosen-change.ts';

const CASH = aBooking();
const BOOKED = { unitType: 'studio', startDate: '2026-12-05', endDate: '2026-12-11' } as const;
const chosen = (query: string, booking = CASH) => chosenChange(booking, new URLSearchParams(query));

describe('the chosen change', () => {
  it('is nothing while nothing is chosen', () => {
    expect(chosen('')).toBeNull();
    expect(asBooked(CASH)).toEqual(BOOKED);
    expect(isAsBooked(CASH, BOOKED)).toBe(true);
  });

  it('is read from the address', () => {
    expect(chosen('unit=2 bedroom&from=2027-01-02&to=2027-01-05')).toEqual({
      unitType: '2 bedroom',
      startDate: '2027-01-02',
      endDate: '2027-01-05',
    });
    expect(chosen('unit=2 bedroom')).toEqual({ ...BOOKED, unitType: '2 bedroom' });
    expect(isAsBooked(CASH, { ...BOOKED, unitType: '2 bedroom' })).toBe(false);
  });

  it('ignores invalid parts of the address', () => {
    expect(chosen('unit=palace&from=2027-02-30&to=2027-03-05')).toBeNull();
    expect(chosen('from=2027-01-02')).toBeNull();
  });

  it('ignores a unit that the vacation type does not offer', () => {
    expect(chosen('unit=4 bedroom')).toBeNull();
    expect(chosen('unit=4 bedroom', aBooking(PAID_WITH_POINTS))?.unitType).toBe('4 bedroom');
  });
});
