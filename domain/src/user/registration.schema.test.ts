import { describe, expect, it } from 'vitest';
import { errorsIn, withValue } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import { loginSchema } from './login.schema.ts';
import { DEFAULT_PASSWORD_POLICY } from './password-policy.ts';
import { registrationSchema } from './registration.schema.ts';

const GOOD = {
  name: ' Anna Berg ',
  email: ' anna@example.com ',
  password: ' secrets ',
  membership: 'Member',
};

describe('the registration form', () => {
  it('trims name and email, never the password', () => {
    expect(parseWith(registrationSchema(), GOOD)).toEqual({
      ok: true,
      value: {
        name: 'Anna Berg',
        email: 'anna@example.com',
        password: ' secrets ',
        membership: 'Member',
      },
    });
  });

  it.each([
    ['password', 'abcdefg', 'Use at least 8 characters.'],
    ['password', '', 'Password is required.'],
    ['membership', 'Gold', 'Choose one of the memberships.'],
    ['membership', '', 'Membership is required.'],
    ['name', 'A'.repeat(81), 'Name can have at most 80 characters.'],
    ['email', 'anna', 'Email must be an email address, like name@example.com.'],
  ])('rejects %s %j: %s', (field, value, message) => {
    expect(errorsIn(registrationSchema(), withValue(GOOD, field, value))).toEqual({
      [field]: message,
    });
  });

  it('follows the policy of the identity service', () => {
    const policy = { ...DEFAULT_PASSWORD_POLICY, minLength: 10, numeric: true };
    const schema = registrationSchema(policy);
    expect(errorsIn(schema, withValue(GOOD, 'password', 'abcdefghij'))).toEqual({
      password: 'Use a digit.',
    });
    expect(errorsIn(schema, withValue(GOOD, 'password', 'abcdefghi1'))).toEqual({});
  });
});

describe('the login form', () => {
  it('has no rule for the password but that there is one', () => {
    expect(errorsIn(loginSchema, { email: 'anna@example.com', password: 'x' })).toEqual({});
    expect(errorsIn(loginSchema, { email: 'anna@example.com', password: '' })).toEqual({
      password: 'Password is required.',
    });
  });
});
