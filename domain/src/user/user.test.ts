import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import {
  canonicalEmail,
  DEFAULT_LOCATION,
  hasNeededFactor,
  isSessionInForce,
  MEMBERSHIP_LABELS,
  MEMBERSHIPS,
  roleOf,
} from './user.ts';

describe('users', () => {
  it('have one membership, labelled for Wyndham, and live in the USA until they say otherwise', () => {
    expect(MEMBERSHIPS).toEqual(['Member']);
    expect(MEMBERSHIP_LABELS).toEqual({ Member: 'Wyndham Member' });
    expect(DEFAULT_LOCATION).toBe('USA');
  });

  it.each(
    titledRows(
      [
        [{ isAdmin: true }, 'admin'],
        [{ isAdmin: false }, 'user'],
        [{ isAdmin: undefined }, 'user'],
        [{}, 'user'],
        [null, 'user'],
        [undefined, 'user'],
      ],
      2,
    ),
  )('with their role: %s', (_, user, role) => {
    expect(roleOf(user)).toBe(role);
  });

  it('are not made admins by anything but true', () => {
    expect(roleOf(JSON.parse('{"isAdmin":"true"}') as { isAdmin?: boolean })).toBe('user');
    expect(roleOf(JSON.parse('{"isAdmin":1}') as { isAdmin?: boolean })).toBe('user');
  });
});

describe('a session', () => {
  it('counts from the second after, and in that very second with a confirmed address', () => {
    const at = (authTime: number, emailVerified: boolean) =>
      isSessionInForce({ authTime, emailVerified }, { minAuthTime: 100 });
    expect([at(99, true), at(100, false), at(100, true), at(101, false), at(101, true)]).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('the second factor of a session', () => {
  const needed = (secondFactor: unknown) =>
    hasNeededFactor({ secondFactor }, { needsSecondFactor: true });

  it('has to be named where one is needed', () => {
    expect(['totp', 'phone'].map(needed)).toEqual([true, true]);
    expect([undefined, null, '', true, 1, ['totp'], {}].some(needed)).toBe(false);
  });

  it('does not matter where none is needed', () => {
    expect(hasNeededFactor({ secondFactor: undefined }, {})).toBe(true);
    expect(hasNeededFactor({ secondFactor: 'totp' }, {})).toBe(true);
    expect(hasNeededFactor({ secondFactor: null }, { needsSecondFactor: false })).toBe(true);
  });
});

describe('canonicalEmail', () => {
  it('changes nothing more of what it has made', () => {
    fc.assert(
      // Lone halves of characters are rejected before (`requiredLine`).
      fc.property(fc.array(fc.integer({ min: 1, max: 0xd7ff })), (codes) => {
        const text = String.fromCodePoint(...codes);
        expect(canonicalEmail(canonicalEmail(text))).toBe(canonicalEmail(text));
      }),
    );
  });

  it.each([
    [' Anna@Example.COM ', 'anna@example.com'],
    ['ren\u0065\u0301@example.com', 'ren\u00e9@example.com'],
    ['anna+club@example.com', 'anna+club@example.com'],
    // Letters of other widths, ligatures and invisible characters.
    ['ａnna＠example.com', 'anna@example.com'],
    ['ﬁona@example.com', 'fiona@example.com'],
    ['an\u200bna@exam\u00adple.com\ufeff', 'anna@example.com'],
    ['anna\u2060\ufe0f\u3164@example.com', 'anna@example.com'],
    ['re\u200dne\u200d\u0301@example.com', 'ren\u00e9@example.com'],
    ['\u202eanna@example.com', 'anna@example.com'],
  ])('of %j is %j', (email, canonical) => {
    expect(canonicalEmail(email)).toBe(canonical);
    expect(canonicalEmail(canonical)).toBe(canonical);
  });
});
