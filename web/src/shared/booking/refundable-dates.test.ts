import { describe, expect, it } from 'vitest';
import { bookingWindow } from '@club/domain/calendar/booking-window';
import { isRefundable, nextRefundableStay } from './refundable-dates.ts';

const NOW = Date.parse('2026-12-02T15:00:00Z');
const WEEK = { startDate: '2026-12-02', endDate: '2026-12-08' };
const AVAILABILITY = { window: bookingWindow('2026-12-02'), isFree: () => true };

describe('dates that can be refunded', () => {
  it('are those of points at once, and of cash from seven days before check-in', () => {
    expect(isRefundable({ paymentMethod: 'points', startDate: '2026-12-02' }, NOW)).toBe(true);
    expect(isRefundable({ paymentMethod: 'cash', startDate: '2026-12-08' }, NOW)).toBe(false);
    expect(isRefundable({ paymentMethod: 'cash', startDate: '2026-12-09' }, NOW)).toBe(true);
  });

  it('are looked for with the same number of nights, where all nights are free', () => {
    expect(nextRefundableStay(WEEK, 'cash', AVAILABILITY, NOW)).toEqual({
      startDate: '2026-12-10',
      endDate: '2026-12-16',
    });
    const isFree = (night: string): boolean => night !== '2026-12-11';
    expect(nextRefundableStay(WEEK, 'cash', { ...AVAILABILITY, isFree }, NOW)).toEqual({
      startDate: '2026-12-12',
      endDate: '2026-12-18',
    });
  });

  it('are none where nothing is free', () => {
    expect(
      nextRefundableStay(WEEK, 'cash', { ...AVAILABILITY, isFree: () => false }, NOW),
    ).toBeNull();
  });
});
