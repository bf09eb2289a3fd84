import type { Billing } from '../booking/billing.schema.ts';
import { billingSchema } from '../booking/billing.schema.ts';
import { requiredPhone } from '../validation/text-field.ts';
import { RULE_PHONE } from './profile.schema.ts';

/**
 * The address that a member keeps for their bills (rules 8.4), with the checks of `isBilling`
 * in `firestore.rules`: whatever passes here passes there, once address 2 is '' where it is missing.
 */
export const savedBillingSchema = billingSchema.omit(['isGuest']).shape({
  phoneNumber: requiredPhone().matches(RULE_PHONE, {
    message: 'Phone number can have digits, blanks and the signs + ( ) . - / x.',
    excludeEmptyString: true,
  }),
});

/** A kept address as it is stored in `users/{uid}.billing`; '' for no address 2. */
export type SavedBilling = Omit<Billing, 'address2' | 'isGuest'> & { address2: string };
