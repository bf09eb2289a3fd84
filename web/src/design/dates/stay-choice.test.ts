import { describe, expect, it } from 'vitest';
import {
  dayProblem,
  endProblem,
  rangeAfterPress,
  type StayLimits,
  startProblem,
  stayPartOf,
} from './stay-choice.ts';

const REASONS = {
  tooEarly: 'too early',
  tooLate: 'too late',
  onlyCheckOut: 'only check-out',
  tooLong: 'too long',
  crossesBlocked: 'crosses',
  endNotAfterStart: 'not after',
};

const LIMITS: StayLimits = {
  minDate: '2026-12-01',
  maxDate: '2026-12-31',
  maxNights: 28,
  blockedNights: new Map([['2026-12-15', 'Sold out']]),
};

describe('a check-in', () => {
  it.each([
    ['2026-11-30', 'too early'],
    ['2026-12-01', null],
    ['2026-12-14', null],
    ['2026-12-15', 'Sold out'],
    ['2026-12-16', null],
    ['2026-12-30', null],
    ['2026-12-31', 'only check-out'],
    ['2027-01-01', 'too late'],
  ])('on %s: %j', (day, problem) => {
    expect(startProblem(day, LIMITS, REASONS)).toBe(problem);
  });
});

describe('a check-out of a stay from 12 December', () => {
  it.each([
    ['2026-12-11', 'not after'],
    ['2026-12-12', 'not after'],
    ['2026-12-13', null],
    ['2026-12-15', null],
    ['2026-12-16', 'crosses'],
    ['2026-12-31', 'crosses'],
    ['2027-01-01', 'too late'],
  ])('on %s: %j', (day, problem) => {
    expect(endProblem(day, '2026-12-12', LIMITS, REASONS)).toBe(problem);
  });

  it('has at most the maximum number of nights', () => {
    const open = { ...LIMITS, maxDate: '2027-06-30', blockedNights: new Map() };
    expect(endProblem('2027-01-09', '2026-12-12', open, REASONS)).toBeNull();
    expect(endProblem('2027-01-10', '2026-12-12', open, REASONS)).toBe('too long');
    expect(
      endProblem('2027-06-01', '2026-12-12', { ...open, maxNights: null }, REASONS),
    ).toBeNull();
  });

  it('may be the last day of the window', () => {
    expect(endProblem('2026-12-31', '2026-12-16', LIMITS, REASONS)).toBeNull();
  });
});

describe('the calendar', () => {
  const choosingEnd = { start: '2026-12-12', end: null };

  it('takes the day of a blocked night as check-out, not as check-in', () => {
    expect(dayProblem('2026-12-15', choosingEnd, LIMITS, REASONS)).toBeNull();
    expect(dayProblem('2026-12-15', { start: null, end: null }, LIMITS, REASONS)).toBe('Sold out');
  });

  it('takes an earlier day as a new check-in', () => {
    expect(dayProblem('2026-12-03', choosingEnd, LIMITS, REASONS)).toBeNull();
  });

  it('starts over once both days are chosen', () => {
    const chosen = { start: '2026-12-12', end: '2026-12-14' };
    expect(dayProblem('2026-12-20', chosen, LIMITS, REASONS)).toBeNull();
  });
});

describe('a press', () => {
  it.each([
    [
      { start: null, end: null },
      { start: '2026-12-14', end: null },
    ],
    [
      { start: '2026-12-12', end: null },
      { start: '2026-12-12', end: '2026-12-14' },
    ],
    // A stay has at least one night: the check-in pressed twice stays a check-in.
    [
      { start: '2026-12-14', end: null },
      { start: '2026-12-14', end: null },
    ],
    [
      { start: '2026-12-20', end: null },
      { start: '2026-12-14', end: null },
    ],
    [
      { start: '2026-12-12', end: '2026-12-20' },
      { start: '2026-12-14', end: null },
    ],
  ])('on 14 December turns %j into %j', (before, after) => {
    expect(rangeAfterPress('2026-12-14', before)).toEqual(after);
  });
});

it('a day is the start, the end or inside of the stay, or outside', () => {
  const stay = { start: '2026-12-12', end: '2026-12-14' };
  const days = ['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'];
  expect(days.map((day) => stayPartOf(day, stay))).toEqual([null, 'start', 'inside', 'end', null]);
  expect(stayPartOf('2026-12-13', { start: '2026-12-12', end: null })).toBeNull();
});
