import { object, string } from 'yup';
import type { PasswordPolicy } from './password-policy.ts';
import { unmetRules } from './password-policy.ts';

/**
 * A password that a member chooses: required, and by the rules of the
 * identity service (rules 11.3).
 */
export const newPassword = (policy: PasswordPolicy) =>
  string()
    .required('Password is required.')
    .test('policy', (value, context) => {
      const first = unmetRules(value ?? '', policy)[0];
      return first === undefined ? true : context.createError({ message: first });
    });

/** The form in which a password is changed or reset. */
export const newPasswordSchema = (policy: PasswordPolicy) =>
  object({ password: newPassword(policy) });
