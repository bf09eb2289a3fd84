import { bookingWindow } from '@club/domain/calendar/booking-window';
import { describe, expect, it } from 'vitest';
import { windowChoices, windowText } from './window-choices.ts';

const WANTED = { from: '2026-12-05', to: '2026-12-11', nights: 6 };
const windows = (today: string, wanted = WANTED) =>
  windowChoices(wanted, bookingWindow(today)).map(({ id, from, to }) => [id, from, to]);

describe('the windows that a member can wait within', () => {
  it('are the wanted dates, three days and a week around them', () => {
    expect(windows('2026-11-20')).toEqual([
      ['exact', '2026-12-05', '2026-12-11'],
      ['days', '2026-12-02', '2026-12-14'],
      ['week', '2026-11-28', '2026-12-18'],
    ]);
  });

  it('begin today at the earliest, and end with what can be booked', () => {
    expect(windows('2026-12-04')).toEqual([
      ['exact', '2026-12-05', '2026-12-11'],
      ['days', '2026-12-04', '2026-12-14'],
      ['week', '2026-12-04', '2026-12-18'],
    ]);
    expect(windows('2025-12-13').at(-1)).toEqual(['week', '2026-11-28', '2026-12-13']);
  });

  it('are left out when they are no wider', () => {
    const wanted = { from: '2026-12-02', to: '2027-12-02', nights: 365 };
    expect(windows('2026-12-02', wanted)).toEqual([['exact', '2026-12-02', '2027-12-02']]);
  });

  it('describe the nights and dates', () => {
    expect(windowText(WANTED)).toBe('6 nights, 5 Dec – 11 Dec 2026');
    expect(windowText({ ...WANTED, nights: 1 })).toBe(
      'Any 1 night between 5 Dec 2026 and 11 Dec 2026',
    );
    const labels = (wanted: typeof WANTED) =>
      windowChoices(wanted, bookingWindow('2026-11-20')).map(({ label }) => label);
    expect(labels(WANTED)[0]).toBe('Exactly these dates');
    expect(labels({ ...WANTED, nights: 3 })[0]).toBe('In this time');
  });
});
