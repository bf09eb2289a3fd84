import { describe, expect, it } from 'vitest';
import { countWaiting, ordinal, positionText, timeLeftText, waitingText } from './queue-text.ts';

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

describe('a position on the waitlist', () => {
  it('is shown as text', () => {
    expect(positionText(1)).toBe('First on the waitlist');
    expect(positionText(3)).toBe('3rd on the waitlist');
  });

  it('comes after those who wait for the same nights', () => {
    const criteria = { unitType: 'studio', vacationType: 'lastCall', nights: 2 } as const;
    const queue = {
      next: 4,
      rev: 3,
      entries: {
        a: { ...criteria, from: '2026-12-05', to: '2026-12-08', number: 1 },
        b: { ...criteria, from: '2026-12-08', to: '2026-12-12', number: 2 },
        c: { ...criteria, from: '2026-12-01', to: '2026-12-31', number: 3 },
      },
    };
    expect(countWaiting(queue, { from: '2026-12-06', to: '2026-12-08' })).toBe(2);
    expect(countWaiting(null, { from: '2026-12-06', to: '2026-12-08' })).toBe(0);
    expect(waitingText(0)).toBe('No one is waiting for these nights yet. You would be first.');
    expect(waitingText(1)).toBe(
      '1 member is already waiting for some of these nights. You would be 2nd on the waitlist.',
    );
    expect(waitingText(2)).toBe(
      '2 members are already waiting for some of these nights. You would be 3rd on the waitlist.',
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
])('formats %d seconds as %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
