import { describe, expect, it } from 'vitest';
import { aBooking } from '../../testing/booking-builder.ts';
import { whatIsPossible } from './what-is-possible.ts';

const STAY = aBooking();
const on = (today: string, booking = STAY) => whatIsPossible(booking, { today, nowMs: 0 });

describe('what can be done with a stay', () => {
  it('is everything before check-in day', () => {
    expect(on('2026-12-04')).toEqual({ change: true, cancel: true, note: null });
  });

  it('is only cancelling from check-in day on, and a sentence says why', () => {
    expect(on('2026-12-05')).toMatchObject({ change: false, cancel: true });
    expect(on('2026-12-05').note).toMatch(/until the day before check-in/);
  });

  it.each([
    ['over by its dates', '2026-12-11', STAY],
    ['completed', '2026-12-01', aBooking({ status: 'completed' })],
    ['cancelled', '2026-12-01', aBooking({ status: 'cancelled' })],
  ])('is nothing once it is %s', (_what, today, booking) => {
    expect(on(today, booking)).toMatchObject({ change: false, cancel: false });
    expect(on(today, booking).note).toMatch(/nothing can be changed/);
  });
});
