import { describe, expect, it } from 'vitest';
import { OWN_ACCOUNT_SECONDS, requireRecentSignIn, SENSITIVE_SECONDS } from './recent-sign-in.ts';

const NOW_MS = 1_000_000_000;
const signedInAgo = (seconds: number, within: number) => () =>
  requireRecentSignIn({ authTime: 1_000_000 - seconds }, NOW_MS, within);

describe('a recent sign-in', () => {
  it('is at most five minutes old for deleting the own account', () => {
    expect(OWN_ACCOUNT_SECONDS).toBe(300);
    expect(signedInAgo(300, OWN_ACCOUNT_SECONDS)).not.toThrow();
    expect(signedInAgo(301, OWN_ACCOUNT_SECONDS)).toThrow(/signed in a moment/);
  });

  it('is at most ten minutes old for what an admin does to others', () => {
    expect(SENSITIVE_SECONDS).toBe(600);
    expect(signedInAgo(600, SENSITIVE_SECONDS)).not.toThrow();
    expect(signedInAgo(601, SENSITIVE_SECONDS)).toThrow(/signed in a moment/);
  });
});
