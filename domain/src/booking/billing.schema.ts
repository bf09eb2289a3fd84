import type { InferType } from 'yup';
import { boolean, object, string } from 'yup';
import { optionalLine, requiredLine, requiredPhone } from '../validation/text-field.ts';

/** billingInfo of a booking (rules 8.4): all required but address 2. */
export const billingSchema = object({
  firstName: requiredLine('First name', 60),
  lastName: requiredLine('Last name', 60),
  phoneNumber: requiredPhone(),
  address1: requiredLine('Address 1'),
  address2: optionalLine('Address 2'),
  country: requiredLine('Country', 60),
  city: requiredLine('City', 80),
  // Optional for a guest (rules 8.3), to whose address the bill is made out then.
  state: string()
    .defined()
    .when('isGuest', ([isGuest]) =>
      isGuest === true ? optionalLine('State', 80).default('') : requiredLine('State', 80),
    ),
  postalCode: requiredLine('Postal code', 16),
  isGuest: boolean().optional().typeError('Guest must be true or false.'),
}).required('Billing information is required.');
export type Billing = InferType<typeof billingSchema>;
