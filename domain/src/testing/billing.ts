import type { Billing } from '../booking/billing.schema.ts';

/** Who pays in the bookings of tests and measurements. */
export const BILLING: Billing = {
  firstName: 'Somebody',
  lastName: 'Marlow',
  phoneNumber: '+1 555 010 2030',
  address1: '12 Quay Street',
  city: 'Sitka',
  state: 'Alaska',
  postalCode: '99835',
  country: 'United States',
};
