import { describe, expect, it } from 'vitest';
import { bookingWindow, defaultStay } from '@club/domain/calendar/booking-window';
import { chosenStay, openingRange } from './chosen-stay.ts';

const TODAY = '2026-11-20';
const WINDOW = bookingWindow(TODAY);
const ALL_FREE = (): boolean => true;

describe('the dates of the picker', () => {
  it('are today to 6 days ahead at first', () => {
    expect(openingRange(null, defaultStay(TODAY), WINDOW)).toEqual({
      start: '2026-11-20',
      end: '2026-11-26',
    });
  });

  it('are the ones chosen last while they can be booked', () => {
    const last = { startDate: '2026-12-05', endDate: '2026-12-07' };
    expect(openingRange(last, defaultStay(TODAY), WINDOW)).toEqual({
      start: '2026-12-05',
      end: '2026-12-07',
    });
    const past = { startDate: '2026-11-01', endDate: '2026-11-05' };
    expect(openingRange(past, defaultStay(TODAY), WINDOW).start).toBe(TODAY);
  });

  it('are incomplete before both are chosen', () => {
    expect(chosenStay({ start: null, end: null }, WINDOW, ALL_FREE).status).toBe('incomplete');
    expect(chosenStay({ start: TODAY, end: null }, WINDOW, ALL_FREE).status).toBe('incomplete');
  });

  it('are unavailable with a night that is sold out', () => {
    const range = { start: '2026-12-05', end: '2026-12-08' };
    expect(chosenStay(range, WINDOW, (night) => night !== '2026-12-06')).toMatchObject({
      status: 'unavailable',
      reason: 'Sun, 6 Dec 2026 is sold out.',
      isTaken: true,
    });
    expect(chosenStay(range, WINDOW, (night) => night !== '2026-12-08').status).toBe('chosen');
  });

  it('are unavailable with a night that others hold', () => {
    const range = { start: '2026-12-05', end: '2026-12-08' };
    const isFree = (night: string): boolean => night !== '2026-12-06';
    expect(chosenStay(range, WINDOW, isFree, new Map([['2026-12-06', 'On hold']]))).toMatchObject({
      reason: 'Others hold the last units of Sun, 6 Dec 2026 just now.',
    });
  });

  it('are unavailable outside the days that can be booked', () => {
    expect(chosenStay({ start: '2026-11-19', end: '2026-11-21' }, WINDOW, ALL_FREE)).toMatchObject({
      status: 'unavailable',
      reason: 'The start date is in the past.',
      isTaken: false,
    });
  });
});
