import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking-builder.ts';
import { beginsText, comingStay } from './coming-stay.ts';

const TODAY = '2026-12-02';
const booked = (id: string, startDate: string, endDate: string) =>
  aBooking({ id, startDate, endDate });

it('is the next stay that is booked, or the one that the member is on', () => {
  const past = booked('past', '2026-11-01', '2026-11-07');
  const later = booked('later', '2027-01-10', '2027-01-16');
  const next = booked('next', '2026-12-11', '2026-12-17');
  const cancelled = aBooking({
    id: 'cancelled',
    status: 'cancelled',
    startDate: '2026-12-05',
    endDate: '2026-12-06',
  });
  expect(comingStay([later, past, cancelled, next], TODAY)?.id).toBe('next');
  expect(comingStay([next, booked('now', '2026-12-01', '2026-12-03')], TODAY)?.id).toBe('now');
  // Who leaves today is not met by it.
  expect(comingStay([booked('ends', '2026-11-28', TODAY), past, cancelled], TODAY)).toBeNull();
});

it.each([
  ['2026-12-11', 'in 9 days'],
  ['2026-12-03', 'tomorrow'],
  [TODAY, 'today'],
  ['2026-11-30', 'now'],
])('begins on %s: %s', (day, text) => {
  expect(beginsText(day, TODAY)).toBe(text);
});
