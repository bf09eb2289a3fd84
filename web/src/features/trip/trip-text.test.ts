import type { BookingHistoryEntry } from '@club/domain/booking/booking';
import { cancellationTime } from '@club/domain/booking/cancellation';
import { describe, expect, it } from 'vitest';
import { policyDates } from '../../shared/booking/policy-dates.ts';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { instantDayAndTime } from '../../kernel/time/instant-text.ts';
import { paymentFacts, policyNote, refundSentence, stayDistance, tripSteps } from './trip-text.ts';

const POINTS = aBooking({ ...PAID_WITH_POINTS, bookingDate: '2026-10-01T10:00:00.000Z' });
/** Noon UTC, when the day is the same everywhere that counts. */
const at = (day: string) => cancellationTime(Date.parse(`${day}T12:00:00.000Z`));
const entry = (over: Partial<BookingHistoryEntry>): BookingHistoryEntry => ({
  status: 'confirmed',
  at: '2026-11-20T10:00:00.000Z',
  actor: POINTS.uid,
  reason: '',
  ...over,
});

describe('how far off a stay is', () => {
  it.each([
    ['2026-12-01', '4 days to check-in'],
    ['2026-12-04', 'Check-in is tomorrow'],
    ['2026-12-05', 'Check-in is today'],
    ['2026-12-06', 'You are staying here now'],
    ['2026-12-11', 'This stay is over'],
  ])('is shown on %s', (today, words) => {
    expect(stayDistance(POINTS, today)).toBe(words);
  });

  it('does not matter for a cancelled stay', () => {
    expect(stayDistance({ ...POINTS, status: 'cancelled' }, '2026-12-01')).toBeNull();
  });
});

describe('the cancellation policy as dates', () => {
  it('names the days that are still to come', () => {
    expect(policyDates(POINTS, at('2026-11-01'))).toEqual([
      'Everything back until Fri, 20 Nov 2026',
      'Half back until Wed, 2 Dec 2026',
      'Nothing back after that',
    ]);
    expect(policyDates(POINTS, at('2026-11-21'))).toEqual([
      'Half back until Wed, 2 Dec 2026',
      'Nothing back after that',
    ]);
    expect(policyDates(POINTS, at('2026-12-03'))).toEqual(['Nothing is given back any more']);
  });

  it('begins with the 24 hours after booking where only they give everything', () => {
    const late = aBooking({ ...PAID_WITH_POINTS, bookingDate: '2026-12-03T12:00:00.000Z' });
    const [first, ...rest] = policyDates(late, at('2026-12-03'));
    expect(first).toMatch(/^Everything back until .+ 2026, \d\d:\d\d, 24 hours after booking$/);
    expect(rest).toEqual(['Nothing back after that']);
  });

  it('uses the earliest check-in day the stay ever had, and says so', () => {
    const moved = { ...POINTS, policyStart: '2026-12-05', startDate: '2027-02-01' };
    expect(policyDates(moved, at('2026-11-01'))[0]).toBe('Everything back until Fri, 20 Nov 2026');
    expect(policyNote(moved)).toBe(
      'Counted from 5 Dec 2026, the first check-in day of this booking.',
    );
    expect(policyNote(POINTS)).toBeNull();
  });
});

describe('what was paid', () => {
  it('is the total with tax and the masked card', () => {
    expect(paymentFacts(aBooking())).toEqual([
      { label: 'Total with tax', value: '$329.08' },
      { label: 'Paid with', value: 'Visa ·· 4242' },
    ]);
  });

  it('is the points, with what was borrowed, and what came back', () => {
    const refund = { cents: 0, points: 21_500 };
    const booking = { ...POINTS, borrowedPoints: 3000, status: 'cancelled', refund } as const;
    expect(paymentFacts(booking)).toEqual([
      { label: 'Total', value: '43,000 points' },
      { label: 'Of these borrowed', value: '3,000 points' },
      { label: 'Paid with', value: 'RCI Points' },
      { label: 'Given back', value: '21,500 points to your account' },
    ]);
    expect(refundSentence(booking)).toBe('21,500 points went back to your account.');
    expect(refundSentence({ ...booking, refund: { cents: 0, points: 0 } })).toBe(
      'Nothing was given back.',
    );
  });
});

describe('what happened to a stay', () => {
  it('is shown latest first, without holds and failed payments', () => {
    const history = [
      entry({ status: 'held', reason: 'Offer shown' }),
      entry({ reason: 'Paid with points' }),
      entry({ reason: 'Moved from 5 Dec – 11 Dec 2026, studio' }),
      entry({ status: 'cancelled', reason: 'Cancelled by the member' }),
    ];
    expect(tripSteps({ ...POINTS, history }).map(({ title, detail }) => [title, detail])).toEqual([
      ['Cancelled by you', null],
      ['Changed', 'Moved from 5 Dec – 11 Dec 2026, studio'],
      ['Booked', null],
    ]);
  });

  it('says who cancelled, with a reason that adds something', () => {
    const history = [entry({}), entry({ status: 'cancelled', actor: 'admin-1', reason: 'Storm' })];
    expect(tripSteps({ ...POINTS, history })[0]).toMatchObject({
      title: 'Cancelled by the club',
      detail: 'Storm',
    });
  });

  it('starts with the booking also without a stored history', () => {
    expect(tripSteps({ ...POINTS, history: [] })).toEqual([
      {
        key: -1,
        title: 'Booked',
        detail: null,
        when: instantDayAndTime(POINTS.bookingDate),
        state: null,
      },
    ]);
  });
});
