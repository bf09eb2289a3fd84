import type { Guest } from '@club/domain/booking/guest.schema';

/** Who checks in at the resort (rules 8.2). */
export const CHECKING_IN = ['member', 'guest'] as const;
export type CheckingIn = (typeof CHECKING_IN)[number];

/** The unvalidated fields of the guest form, in order (rules 8.3). */
export type GuestTexts = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  workPhone: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  sendConfirmation: boolean;
  agreeTerms: boolean;
};

export const EMPTY_GUEST: GuestTexts = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  workPhone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  sendConfirmation: false,
  agreeTerms: false,
};

/** The fields of the guest form in their order on the screen. */
export const GUEST_FIELDS: readonly string[] = Object.keys(EMPTY_GUEST);

/** A stored guest as values of the form. */
export const guestTexts = (guest: Guest): GuestTexts => ({
  firstName: guest.firstName,
  lastName: guest.lastName,
  address1: guest.address1,
  address2: guest.address2 ?? '',
  country: guest.country,
  city: guest.city,
  state: guest.state ?? '',
  postalCode: guest.postalCode,
  email: guest.email,
  phoneNumber: guest.phoneNumber,
  workPhone: guest.workPhone ?? '',
  sendConfirmation: guest.sendConfirmation,
  agreeTerms: guest.agreeTerms,
});
