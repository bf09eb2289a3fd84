import { describe, expect, it } from 'vitest';
import { aBooking } from '../../testing/booking-builder.ts';
import { allowedActions } from './allowed-actions.ts';

const STAY = aBooking();
const on = (today: string, booking = STAY) => allowedActions(booking, { today, nowMs: 0 });

describe('the allowed actions of a stay', () => {
  it('are all before check-in day', () => {
    expect(on('2026-12-04')).toEqual({ change: true, cancel: true, note: null });
  });

  it('are only cancelling from check-in day on, and a note says why', () => {
    expect(on('2026-12-05')).toMatchObject({ change: false, cancel: true });
    expect(on('2026-12-05').note).toMatch(/until the day before check-in/);
  });

  it.each([
    ['over by its dates', '2026-12-11', STAY],
    ['completed', '2026-12-01', aBooking({ status: 'completed' })],
    ['cancelled', '2026-12-01', aBooking({ status: 'cancelled' })],
  ])('are none once it is %s', (_what, today, booking) => {
    expect(on(today, booking)).toMatchObject({ change: false, cancel: false });
    expect(on(today, booking).note).toMatch(/nothing can be changed/);
  });
});
