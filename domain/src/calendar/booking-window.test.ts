import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import { anyDay } from '../testing/days.ts';
import {
  BOOKING_HORIZON_DAYS,
  bookingWindow,
  daysProblem,
  DEFAULT_STAY_NIGHTS,
  defaultStay,
  isTooLong,
  MAX_STAY_NIGHTS,
  serverBookingWindow,
  STAY_DATES_PROBLEMS,
  stayDatesProblem,
} from './booking-window.ts';
import { addDays, daysBetween, fromDate } from './local-date.ts';
import { countNights } from './nights.ts';

const TODAY = '2026-12-05';
const WINDOW = bookingWindow(TODAY);

describe('the booking window', () => {
  it('has the limits of the club', () => {
    expect(BOOKING_HORIZON_DAYS).toBe(365);
    expect(DEFAULT_STAY_NIGHTS).toBe(6);
  });

  it('reaches from today to 365 days ahead', () => {
    expect(WINDOW).toEqual({ earliest: '2026-12-05', latest: '2027-12-05' });
    expect(bookingWindow('2027-03-01').latest).toBe('2028-02-29');
  });

  it('starts with a stay of six nights from today', () => {
    expect(defaultStay(TODAY)).toEqual({ startDate: '2026-12-05', endDate: '2026-12-11' });
    fc.assert(
      fc.property(anyDay, (today) => {
        const { startDate, endDate } = defaultStay(today);
        expect(startDate).toBe(today);
        expect(countNights(startDate, endDate)).toBe(6);
        expect(stayDatesProblem(startDate, endDate, bookingWindow(today))).toBeNull();
      }),
    );
  });

  it('of the server holds the window of every place on earth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 11, 31) }),
        fc.integer({ min: -12, max: 14 }),
        (nowMs, offset) => {
          const there = new Date(nowMs + offset * 3_600_000).toISOString().slice(0, 10);
          const server = serverBookingWindow(nowMs);
          expect(server.earliest <= bookingWindow(there).earliest).toBe(true);
          expect(server.latest >= bookingWindow(there).latest).toBe(true);
          expect(daysBetween(server.earliest, server.latest)).toBeLessThanOrEqual(367);
        },
      ),
    );
  });

  it('of the server includes the default stay of a visitor here and now', () => {
    const now = new Date(2027, 2, 14, 0, 30);
    const { startDate, endDate } = defaultStay(fromDate(now));
    expect(stayDatesProblem(startDate, endDate, serverBookingWindow(now.getTime()))).toBeNull();
  });
});

describe('stayDatesProblem', () => {
  it.each([
    ['2026-12-05', '2026-12-06'],
    ['2026-12-05', '2027-01-02'],
    ['2027-12-04', '2027-12-05'],
  ])('finds nothing wrong with %s to %s', (start, end) => {
    expect(stayDatesProblem(start, end, WINDOW)).toBeNull();
  });

  it.each(
    titledRows(
      [
        ['2027-02-30', '2027-03-02', 'start-not-a-date'],
        [undefined, '2027-03-02', 'start-not-a-date'],
        ['2027-03-01', 'tomorrow', 'end-not-a-date'],
        ['2027-03-01', ['2027-03-02'], 'end-not-a-date'],
        ['2026-12-06', '2026-12-06', 'end-not-after-start'],
        ['2026-12-06', '2026-12-05', 'end-not-after-start'],
        ['2026-12-04', '2026-12-06', 'start-in-the-past'],
        ['2027-12-05', '2027-12-06', 'beyond-horizon'],
        ['2026-12-05', '2999-12-31', 'beyond-horizon'],
        ['2026-12-05', '2027-01-03', 'too-many-nights'],
        ['2026-12-05', '2027-12-05', 'too-many-nights'],
      ],
      3,
    ),
  )('names what is wrong with %s', (_, start, end, problem) => {
    expect(stayDatesProblem(start, end, WINDOW)).toBe(problem);
  });

  it('takes exactly the stays inside the window', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3, max: 370 }),
        fc.integer({ min: -3, max: 370 }),
        (from, to) => {
          const problem = stayDatesProblem(addDays(TODAY, from), addDays(TODAY, to), WINDOW);
          expect(problem === null).toBe(from >= 0 && to > from && to <= 365 && to - from <= 28);
        },
      ),
    );
  });

  it('leaves the length of a window open in which a stay is looked for', () => {
    expect(daysProblem('2026-12-05', '2027-12-05', WINDOW)).toBeNull();
    expect(daysProblem('2026-12-05', '2027-12-06', WINDOW)).toBe('beyond-horizon');
    expect(daysProblem('2026-12-05', 7, WINDOW)).toBe('end-not-a-date');
  });

  it('counts nights: 28 are a stay, 29 are not', () => {
    expect(MAX_STAY_NIGHTS).toBe(28);
    expect(isTooLong('2026-12-05', '2027-01-02')).toBe(false);
    expect(isTooLong('2026-12-05', '2027-01-03')).toBe(true);
    expect(STAY_DATES_PROBLEMS['too-many-nights'].message).toBe('A stay has at most 28 nights.');
  });

  it('has a sentence and a field for each problem', () => {
    for (const { field, message } of Object.values(STAY_DATES_PROBLEMS)) {
      expect(['startDate', 'endDate']).toContain(field);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
    expect(STAY_DATES_PROBLEMS['beyond-horizon'].message).toContain('365 days');
  });
});
