import { userKeys } from '@club/domain/user/user';
import { requiredEmail } from '@club/domain/validation/text-field';
import { describe, expect, it } from 'vitest';
import { newUser } from './create-user.ts';
import { lostAddress, withoutAddress } from './release-address.ts';

const anna = {
  ...newUser({ uid: 'AnNa', name: 'Anna Berg', email: 'anna@example.com' }, 0),
  emailConfirmed: true,
};

describe('a record that loses its address', () => {
  it('gets a placeholder by which it is still found, and which no one can own', () => {
    expect(lostAddress('AnNa')).toBe('anna@address-lost.invalid');
    expect(requiredEmail().isValidSync(lostAddress('AnNa'))).toBe(true);
    expect(withoutAddress(anna, 'anna@example.com')).toEqual({
      ...anna,
      email: 'anna@address-lost.invalid',
      emailConfirmed: false,
      keys: userKeys({ name: 'Anna Berg', email: 'anna@address-lost.invalid' }),
    });
  });

  it('must have that address', () => {
    expect(withoutAddress(anna, 'other@example.com')).toBeNull();
    expect(withoutAddress(undefined, 'anna@example.com')).toBeNull();
  });
});
