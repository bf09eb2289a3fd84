import { describe, expect, it } from 'vitest';
import { formatCountdown, secondsLeft } from './countdown.ts';

describe('a countdown', () => {
  it.each([
    [480, '8:00'],
    [479, '7:59'],
    [65, '1:05'],
    [59.9, '0:59'],
    [9, '0:09'],
    [0, '0:00'],
    [-3, '0:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [86_399.5, '23:59:59'],
    [90_061, '25:01:01'],
  ])('of %d seconds reads %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });

  it('counts the second it is in, and nothing below zero', () => {
    expect(secondsLeft(480_000, 0)).toBe(480);
    expect(secondsLeft(480_000, 1)).toBe(480);
    expect(secondsLeft(480_000, 1000)).toBe(479);
    expect(secondsLeft(480_000, 479_999)).toBe(1);
    expect(secondsLeft(480_000, 480_000)).toBe(0);
    expect(secondsLeft(480_000, 999_999)).toBe(0);
  });
});
