import { object } from 'yup';
import { requiredEmail } from '../validation/text-field.ts';

/** The input of an operation that takes none. */
export const noInput = object({});

export const emailInput = object({ email: requiredEmail() });
