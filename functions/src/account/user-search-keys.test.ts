import { queryKey } from '@club/domain/search/prefix-keys';
import { expect, it } from 'vitest';
import { newUser } from './create-user.ts';
import { hasItsKeys } from './user-search-keys.ts';

const anna = newUser({ uid: 'anna', name: 'Anna Berg', email: 'anna@example.com' }, 0);

it('a new record has its keys, by which it is found', () => {
  expect(hasItsKeys(anna)).toBe(true);
  for (const typed of ['an', 'ANNA B', 'ber', 'anna@exam']) {
    expect(anna.keys).toContain(queryKey(typed));
  }
});

it('a record with another name or address lacks its keys', () => {
  expect(hasItsKeys({ ...anna, name: 'Anna Bergen' })).toBe(false);
  expect(hasItsKeys({ ...anna, email: 'berg@example.com' })).toBe(false);
  expect(hasItsKeys({ ...anna, keys: [...anna.keys, 'bergen'] })).toBe(false);
  expect(hasItsKeys({ ...anna, phoneNumber: '12345' })).toBe(true);
});
