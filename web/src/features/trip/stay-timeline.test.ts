import { cancellationTime } from '@club/domain/booking/cancellation';
import { describe, expect, it } from 'vitest';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { tripTimeline } from './stay-timeline.ts';

/** 5 to 11 December 2026. */
const STAY = aBooking({ ...PAID_WITH_POINTS, bookingDate: '2026-10-01T10:00:00.000Z' });

/** The steps of the stay on a day, each with its state. */
const stepsOn = (today: string): string[] =>
  tripTimeline(STAY, cancellationTime(Date.parse(`${today}T12:00:00.000Z`)), today).map(
    ({ key, state }) => `${key} ${state}`,
  );

describe('what comes when', () => {
  it.each([
    ['2026-11-01', ['policy next', 'week next', 'check-in next', 'stay next', 'check-out next']],
    ['2026-11-28', ['policy next', 'week now', 'check-in next', 'stay next', 'check-out next']],
    // Nothing is given back any more, so there is no date to keep in mind.
    ['2026-12-03', ['week done', 'check-in next', 'stay next', 'check-out next']],
    ['2026-12-05', ['week done', 'check-in now', 'stay next', 'check-out next']],
    ['2026-12-08', ['week done', 'check-in done', 'stay now', 'check-out next']],
    ['2026-12-11', ['week done', 'check-in done', 'stay done', 'check-out now']],
  ])('on %s', (today, steps) => {
    expect(stepsOn(today)).toEqual(steps);
  });

  it('names the guest who checks in, and no number where there is none', () => {
    const guest = {
      firstName: 'Anna',
      lastName: 'Berg',
      address1: '1 Sample Street',
      address2: undefined,
      country: 'USA',
      city: 'Springfield',
      state: undefined,
      postalCode: '12345',
      email: 'anna.berg@example.com',
      phoneNumber: '+1 202 555 0142',
      workPhone: undefined,
      sendConfirmation: false,
      agreeTerms: true,
    };
    const when = cancellationTime(Date.parse('2026-12-03T12:00:00.000Z'));
    const steps = tripTimeline({ ...STAY, guest, number: null }, when, '2026-12-03');
    expect(steps.find(({ key }) => key === 'check-in')?.detail).toBe(
      'Anna Berg checks in, with a photo ID.',
    );
  });
});
