import { object, string } from 'yup';
import { requiredEmail } from '../validation/text-field.ts';

/** The login form (rules 11.1): both required, no rule for the password beyond that. */
export const loginSchema = object({
  email: requiredEmail(),
  password: string().required('Password is required.'),
});
