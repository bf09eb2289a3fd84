import { describe, expect, it } from 'vitest';
import { RATE_KINDS, RATE_LIMITS, tooOftenText, windowOf } from './rate-limits.ts';

describe('the limits', () => {
  it('are those that were decided', () => {
    expect(RATE_LIMITS).toEqual({
      hold: { perMember: 20, perAddress: 60 },
      card: { perMember: 5, perAddress: 10, perCard: 20 },
      deposit: { perMember: 10, perAddress: 30 },
      waitlist: { perMember: 20, perAddress: 40 },
      contact: { perMember: 5, perAddress: 20 },
      mail: { perMember: 5, perAddress: null },
      export: { perMember: 10, perAddress: null },
      board: { perMember: 60, perAddress: 120 },
      stay: { perMember: 60, perAddress: 120 },
      bookings: { perMember: 120, perAddress: null },
      reset: { perMember: 20, perAddress: 60 },
      guest: { perMember: 5, perAddress: null, windowMs: 24 * 3_600_000 },
    });
  });

  it.each(RATE_KINDS)('leave one member of an address its full share (%s)', (kind) => {
    const { perMember, perAddress } = RATE_LIMITS[kind];
    expect(perMember).toBeGreaterThan(0);
    expect(perAddress ?? Infinity).toBeGreaterThan(perMember);
  });
});

it('counts within an hour, or within what a limit says', () => {
  expect(windowOf('hold')).toBe(3_600_000);
  expect(windowOf('guest')).toBe(86_400_000);
});

describe('the message with the wait', () => {
  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
    [3601, '2 hours'],
    [86_400, '24 hours'],
  ])('says when, after %i seconds', (seconds, span) => {
    for (const kind of RATE_KINDS) {
      expect(tooOftenText(kind, seconds)).toMatch(
        new RegExp(`\\. Please try again in ${span}\\.$`),
      );
    }
  });

  it('says what was too much', () => {
    expect(new Set(RATE_KINDS.map((kind) => tooOftenText(kind, 60))).size).toBe(RATE_KINDS.length);
  });
});
