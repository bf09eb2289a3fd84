import { expect, it } from 'vitest';
import { BOOKING_STATUSES } from './booking/booking-state.ts';
import {
  ARRIVAL_STATUS,
  arrivalDays,
  FAILED_STATUS,
  OVERVIEW_DAYS,
  overviewDays,
} from './overview.ts';

it('looks back on thirty days, the last of them the current one', () => {
  const days = overviewDays('2027-03-01');
  expect(days).toHaveLength(OVERVIEW_DAYS);
  expect([days[0], days.at(-2), days.at(-1)]).toEqual(['2027-01-31', '2027-02-28', '2027-03-01']);
});

it('counts arrivals of every day that is today somewhere', () => {
  expect(arrivalDays('2027-01-01')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
});

it('counts stays that are confirmed, and payments that failed', () => {
  expect(BOOKING_STATUSES).toContain(ARRIVAL_STATUS);
  expect(BOOKING_STATUSES).toContain(FAILED_STATUS);
});
