import { expect, it } from 'vitest';
import { errorsIn } from '../testing/schema-cases.ts';
import { newPasswordSchema } from './new-password.schema.ts';
import { DEFAULT_PASSWORD_POLICY } from './password-policy.ts';

it('a new password gets the message of the first rule that it does not meet', () => {
  const schema = newPasswordSchema({ ...DEFAULT_PASSWORD_POLICY, numeric: true });
  expect(errorsIn(schema, { password: 'abcde1' })).toEqual({});
  expect(errorsIn(schema, { password: 'abc' })).toEqual({
    password: 'Use at least 6 characters.',
  });
  expect(errorsIn(schema, { password: 'abcdef' })).toEqual({ password: 'Use a digit.' });
  expect(Object.keys(errorsIn(schema, {}))).toEqual(['password']);
});
