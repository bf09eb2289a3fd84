import { describe, expect, it } from 'vitest';
import type { Caller } from '../http/handler.ts';
import { requireRecentSignIn } from './delete-account.ts';

const caller = (authTime: number): Caller => ({
  uid: 'anna',
  email: 'anna@example.com',
  emailVerified: true,
  isAdmin: false,
  authTime,
  address: null,
});

describe('a recent sign-in', () => {
  it('is at most five minutes old', () => {
    const nowMs = 1_000_000_000;
    expect(() => requireRecentSignIn(caller(1_000_000 - 300), nowMs)).not.toThrow();
    expect(() => requireRecentSignIn(caller(1_000_000 - 301), nowMs)).toThrow(/signed in a moment/);
  });
});
