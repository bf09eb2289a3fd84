import { object, string } from 'yup';
import { requiredEmail, requiredLine } from '../validation/text-field.ts';
import { newPassword } from './new-password.schema.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { CLUB_PASSWORD_POLICY } from './password-policy.ts';
import { MEMBERSHIPS } from './user.ts';

/**
 * The registration form (rules 11.2): all four required; the password follows the identity service.
 */
export const registrationSchema = (policy: PasswordPolicy = CLUB_PASSWORD_POLICY) =>
  object({
    name: requiredLine('Name', 80),
    email: requiredEmail(),
    password: newPassword(policy),
    membership: string()
      .required('Membership is required.')
      .oneOf(MEMBERSHIPS, 'Choose one of the memberships.'),
  });
