import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { firstCheckInIn, firstStayIn } from './first-stay.ts';
import { nightNumber, nightOfNumber, runsOf, unitsLeftIn } from './scarce-nights.ts';

const DAY = nightNumber('2027-02-01');
const DAYS = { first: '2027-02-01', last: '2027-02-08' };
const soldOut = (...nights: number[]) => runsOf(new Map(nights.map((night) => [DAY + night, 0])));

describe('the first free stay', () => {
  it('begins on the first day where nothing is sold out', () => {
    expect(firstStayIn(DAYS, 6)(undefined, 9)).toEqual({
      from: '2027-02-01',
      to: '2027-02-07',
      left: null,
    });
    expect(firstStayIn(DAYS, 6)(undefined, 2)?.left).toBe(2);
  });

  it('begins after what is sold out, also where nights before it are free', () => {
    expect(firstStayIn(DAYS, 3)(soldOut(1), 9)?.from).toBe('2027-02-03');
    expect(firstStayIn(DAYS, 3)(soldOut(3), 9)?.from).toBe('2027-02-01');
    expect(firstStayIn(DAYS, 3)(soldOut(0, 1, 4), 9)?.from).toBe('2027-02-06');
  });

  it('is none where none begins within the days, or nothing is given', () => {
    expect(firstStayIn(DAYS, 3)(soldOut(2, 5, 7), 9)).toBeNull();
    expect(firstStayIn(DAYS, 3)(undefined, 0)).toBeNull();
    expect(firstStayIn({ first: '2027-02-02', last: '2027-02-01' }, 3)(undefined, 9)).toBeNull();
  });

  it('begins on one of some weekdays', () => {
    // 1 February 2027 is a Monday.
    const checkIn = (weekdays: number, ...nights: number[]) => {
      const found = firstCheckInIn(DAYS, 2)(soldOut(...nights), 9, weekdays);
      return found === null ? null : found - DAY;
    };
    expect(checkIn(0b000_0010)).toBe(0);
    expect(checkIn(0b010_0000)).toBe(4);
    expect(checkIn(0b000_0001)).toBe(6);
    expect(checkIn(0b010_0001, 5)).toBe(6);
    expect(checkIn(0b000_0010, 1)).toBe(7);
    expect(checkIn(0b010_0000, 4)).toBeNull();
    expect(checkIn(0)).toBeNull();
  });

  it('is the one that trying day after day finds', () => {
    const nights = fc.array(
      fc.tuple(fc.integer({ min: -5, max: 25 }), fc.integer({ min: 0, max: 3 })),
    );
    fc.assert(
      fc.property(
        nights,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 1, max: 6 }),
        (some, length, span, units) => {
          const runs = runsOf(
            new Map(some.map(([night, left]) => [DAY + night, Math.min(left, units)])),
          );
          const found = Array.from({ length: span + 1 }, (_, ahead) => nightOfNumber(DAY + ahead))
            .map((from) => ({ from, to: addDays(from, length) }))
            .map((stay) => ({ ...stay, left: unitsLeftIn(stay)(runs, units) }))
            .find(({ left }) => left !== 0);
          const days = { first: DAYS.first, last: addDays(DAYS.first, span) };
          expect(firstStayIn(days, length)(runs, units)).toEqual(found ?? null);
        },
      ),
    );
  });
});
