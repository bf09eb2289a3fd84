import { describe, expect, it } from 'vitest';
import { calendarFromAddress, withCalendar } from './calendar-address.ts';

const LIMITS = { firstMonth: '2026-12', lastMonth: '2027-12', unit: '1 bedroom' } as const;
const read = (query: string) => calendarFromAddress(new URLSearchParams(query), LIMITS);

describe('the calendar in the address', () => {
  it.each(['', 'tab=units', 'calendar=', 'calendar=beds', 'unit=studio&month=2026-12'])(
    'is closed at “%s”',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it('is what the address says', () => {
    expect(read('calendar=lastCall&unit=studio&month=2027-03')).toEqual({
      type: 'lastCall',
      unit: 'studio',
      month: '2027-03',
    });
  });

  it.each(['', '&unit=tent&month=2027-3', '&month=2026-11', '&month=2028-01'])(
    'takes what it can use of “%s”',
    (rest) => {
      expect(read(`calendar=rciPoints${rest}`)).toEqual({
        type: 'rciPoints',
        unit: '1 bedroom',
        month: '2026-12',
      });
    },
  );

  it('is written beside what else is there, and taken out again', () => {
    const before = new URLSearchParams('tab=units');
    const view = { type: 'lastCall', unit: '2 bedroom', month: '2027-01' } as const;
    const open = withCalendar(before, view);
    expect(calendarFromAddress(open, LIMITS)).toEqual(view);
    expect(open.get('tab')).toBe('units');
    expect(withCalendar(open, null).toString()).toBe('tab=units');
  });
});
