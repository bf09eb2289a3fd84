import type { Booking } from '@club/domain/booking/booking';
import type { StoredUser } from '@club/domain/user/user';
import type { SavedBilling } from '@club/domain/user/saved-billing.schema';

/** A billing address as it is typed into a form, unchecked. */
export type BillingTexts = Record<keyof SavedBilling, string>;

/** The empty form, in the order of its fields (rules 8.4). */
export const EMPTY_BILLING: BillingTexts = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
};

/**
 * The address that the member keeps for bills, else that of the newest stay that was billed to them
 * (rules 8.4); null when there is none. `bookings` come newest first.
 */
export const knownBilling = (
  saved: SavedBilling | null,
  bookings: readonly Booking[],
): SavedBilling | null => {
  if (saved !== null) return saved;
  // A guest's address on the bill is not the member's.
  const billing = bookings.find(
    (booking) => booking.billing !== null && booking.billing.isGuest !== true,
  )?.billing;
  if (billing === undefined || billing === null) return null;
  return {
    firstName: billing.firstName,
    lastName: billing.lastName,
    phoneNumber: billing.phoneNumber,
    address1: billing.address1,
    address2: billing.address2 ?? '',
    city: billing.city,
    state: billing.state,
    postalCode: billing.postalCode,
    country: billing.country,
  };
};

/** The first names and the last name of a full name. */
const nameParts = (name: string): Pick<BillingTexts, 'firstName' | 'lastName'> => {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
};

/** What the form of a bill starts with: a known address, else name and phone of the profile. */
export const startingBilling = (
  user: Pick<StoredUser, 'name' | 'phoneNumber' | 'billing'> | null,
  bookings: readonly Booking[],
): BillingTexts => {
  const known = knownBilling(user?.billing ?? null, bookings);
  if (known !== null) return known;
  return user === null
    ? EMPTY_BILLING
    : { ...EMPTY_BILLING, ...nameParts(user.name), phoneNumber: user.phoneNumber };
};
