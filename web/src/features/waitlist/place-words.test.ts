import { describe, expect, it } from 'vitest';
import { countWaiting, ordinal, placeInLine, timeLeftText, waitingText } from './place-words.ts';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
])('counts %d as %s', (number, text) => {
  expect(ordinal(number)).toBe(text);
});

describe('a place in a line', () => {
  it('is said in words', () => {
    expect(placeInLine(1)).toBe('First in line');
    expect(placeInLine(3)).toBe('3rd in line');
  });

  it('comes after those who wait for the same nights', () => {
    const place = { unitType: 'studio', vacationType: 'lastCall', nights: 2 } as const;
    const line = {
      next: 4,
      rev: 3,
      places: {
        a: { ...place, from: '2026-12-05', to: '2026-12-08', number: 1 },
        b: { ...place, from: '2026-12-08', to: '2026-12-12', number: 2 },
        c: { ...place, from: '2026-12-01', to: '2026-12-31', number: 3 },
      },
    };
    expect(countWaiting(line, { from: '2026-12-06', to: '2026-12-08' })).toBe(2);
    expect(countWaiting(null, { from: '2026-12-06', to: '2026-12-08' })).toBe(0);
    expect(waitingText(0)).toBe('Nobody waits for these nights yet. You would be first in line.');
    expect(waitingText(1)).toBe(
      '1 member waits for some of these nights already. You would be 2nd in line.',
    );
    expect(waitingText(2)).toBe(
      '2 members wait for some of these nights already. You would be 3rd in line.',
    );
  });
});

it.each([
  [86_400, '24 h 0 min left'],
  [83_525, '23 h 12 min left'],
  [3599, '59 min left'],
  [60, '1 min left'],
  [59.5, '59 s left'],
  [0, '0 s left'],
])('says of %d seconds %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
