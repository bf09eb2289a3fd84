import { describe, expect, it } from 'vitest';
import {
  canonicalEmail,
  DEFAULT_LOCATION,
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

  it.each([
    [{ isAdmin: true }, 'admin'],
    [{ isAdmin: false }, 'user'],
    [{ isAdmin: undefined }, 'user'],
    [{}, 'user'],
    [null, 'user'],
    [undefined, 'user'],
  ] as const)('with %o are in the role %s', (user, role) => {
    expect(roleOf(user)).toBe(role);
  });

  it('are not made admins by anything but true', () => {
    expect(roleOf(JSON.parse('{"isAdmin":"true"}') as { isAdmin?: boolean })).toBe('user');
    expect(roleOf(JSON.parse('{"isAdmin":1}') as { isAdmin?: boolean })).toBe('user');
  });
});

describe('canonicalEmail', () => {
  it.each([
    [' Anna@Example.COM ', 'anna@example.com'],
    ['ren\u0065\u0301@example.com', 'ren\u00e9@example.com'],
    ['anna+club@example.com', 'anna+club@example.com'],
  ])('of %j is %j', (email, canonical) => {
    expect(canonicalEmail(email)).toBe(canonical);
    expect(canonicalEmail(canonical)).toBe(canonical);
  });
});
