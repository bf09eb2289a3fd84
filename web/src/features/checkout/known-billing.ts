import type { Booking } from '@club/domain/booking/booking';
import type { SavedBilling } from '@club/domain/user/saved-billing.schema';
import type { BillingTexts } from './checkout-draft.ts';
import { EMPTY_BILLING } from './checkout-draft.ts';

/**
 * What the billing form starts with: what was typed before in this tab, else the address that the
 * member keeps for bills, else that of their newest stay that was billed to them (rules 8.4: the
 * first booking's payment info).
 */
export const startingBilling = (
  typed: BillingTexts,
  bookings: readonly Booking[],
  saved: SavedBilling | null,
): BillingTexts => {
  if (Object.values(typed).some((text) => text !== '')) return typed;
  if (saved !== null) return saved;
  const known = bookings.find(
    (booking) => booking.billing !== null && booking.billing.isGuest !== true,
  )?.billing;
  if (known === undefined || known === null) return EMPTY_BILLING;
  return {
    firstName: known.firstName,
    lastName: known.lastName,
    phoneNumber: known.phoneNumber,
    address1: known.address1,
    address2: known.address2 ?? '',
    country: known.country,
    city: known.city,
    state: known.state,
    postalCode: known.postalCode,
  };
};
