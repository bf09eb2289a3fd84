import { expect, it } from 'vitest';
import { errorsIn } from '../testing/schema-cases.ts';
import { loginSchema } from './login.schema.ts';

it('signing in needs an address and a password, whatever the password is', () => {
  expect(errorsIn(loginSchema, { email: 'anna@example.com', password: 'x' })).toEqual({});
  expect(errorsIn(loginSchema, {})).toEqual({
    email: 'Email is required.',
    password: 'Password is required.',
  });
  expect(errorsIn(loginSchema, { email: 'anna', password: 'x' })).toHaveProperty('email');
});
