import { describe, expect, it } from 'vitest';
import { parseWith } from '../validation/parse-with.ts';
import { savedBillingSchema } from './saved-billing.schema.ts';

const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Berg',
  phoneNumber: '+1 555 010 0199',
  address1: '2 Sample Road',
  address2: '',
  country: 'Spain',
  city: 'Other City',
  state: 'Sample',
  postalCode: '12345',
};
const check = (over: Record<string, unknown>) =>
  parseWith(savedBillingSchema, { ...ADDRESS, ...over });

describe('an address kept for bills', () => {
  it('has everything but address 2', () => {
    expect(check({}).ok).toBe(true);
    expect(check({ city: ' ', postalCode: '' })).toEqual({
      ok: false,
      errors: { city: 'City is required.', postalCode: 'Postal code is required.' },
    });
  });

  it('says nothing of guests', () => {
    const parsed = check({ isGuest: true });
    expect(parsed.ok && parsed.value).not.toHaveProperty('isGuest');
  });

  it('has no number that the rules would reject', () => {
    expect(check({ phoneNumber: '+1\u00A0555\u00A0010' })).toEqual({
      ok: false,
      errors: {
        phoneNumber: 'Phone number can have digits, blanks and the signs + ( ) . - / x.',
      },
    });
    expect(check({ phoneNumber: '' })).toEqual({
      ok: false,
      errors: { phoneNumber: 'Phone number is required.' },
    });
  });
});
