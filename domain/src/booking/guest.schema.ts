import type { InferType } from 'yup';
import { boolean, object } from 'yup';
import {
  optionalLine,
  optionalPhone,
  requiredEmail,
  requiredLine,
  requiredPhone,
} from '../validation/text-field.ts';

/**
 * The guest who checks in instead of the member (rules 8.3). The phone is `phoneNumber` here;
 * `guestFromForm` accepts the form's `phone` as well.
 */
export const guestSchema = object({
  firstName: requiredLine('First name', 60),
  lastName: requiredLine('Last name', 60),
  address1: requiredLine('Address 1'),
  address2: optionalLine('Address 2'),
  country: requiredLine('Country', 60),
  city: requiredLine('City', 80),
  state: optionalLine('State', 80),
  postalCode: requiredLine('Postal code', 16),
  email: requiredEmail(),
  phoneNumber: requiredPhone(),
  workPhone: optionalPhone('Work phone'),
  sendConfirmation: boolean().default(false).typeError('Send confirmation must be true or false.'),
  agreeTerms: boolean()
    .required('Please agree to the terms.')
    .oneOf([true], 'Please agree to the terms.')
    .typeError('Please agree to the terms.'),
});
export type Guest = InferType<typeof guestSchema>;

/**
 * Guest values with the phone under its one name, whichever of the two the form used (rules 8.3).
 */
export const guestFromForm = (raw: Record<string, unknown>): Record<string, unknown> => {
  const { phone, ...rest } = raw;
  return 'phoneNumber' in rest || phone === undefined ? rest : { ...rest, phoneNumber: phone };
};

/**
 * The billing information that stands in for the billing form when a guest was entered (rules 8.4).
 */
export const billingFromGuest = (guest: Guest) => ({
  firstName: guest.firstName,
  lastName: guest.lastName,
  phoneNumber: guest.phoneNumber,
  address1: guest.address1,
  address2: guest.address2,
  country: guest.country,
  city: guest.city,
  // Not every country has states; what is missing is shown as N/A.
  state: guest.state ?? '',
  postalCode: guest.postalCode,
  isGuest: true,
});
