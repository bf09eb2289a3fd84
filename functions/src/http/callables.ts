import { callable } from './callable.ts';

/** Holds an offer's nights for the signed-in member (DESIGN 7). */
export const holdoffer = callable(
  'holdoffer',
  async () => (await import('../bookings/hold-offer.ts')).holdOffer,
);

/** Lets a hold go. */
export const releasehold = callable(
  'releasehold',
  async () => (await import('../bookings/release-hold.ts')).releaseHold,
);

/** Deposits points into the member's account. */
export const depositpoints = callable(
  'depositpoints',
  async () => (await import('../points/deposit-points.ts')).depositPoints,
);

/** Cancels a stay and gives back what the policy or the admin says. */
export const cancelbooking = callable(
  'cancelbooking',
  async () => (await import('../bookings/cancel-stay.ts')).cancelBooking,
);

/** Moves a booking on by hand. */
export const setbookingstatus = callable(
  'setbookingstatus',
  async () => (await import('../bookings/set-booking-status.ts')).setBookingStatus,
);

/** Changes a resort. */
export const saveresort = callable(
  'saveresort',
  async () => (await import('../resorts/save-resort.ts')).saveResort,
);

/** Takes a resort out of the directory and out of sale, or puts it back. */
export const withdrawresort = callable(
  'withdrawresort',
  async () => (await import('../resorts/withdraw-resort.ts')).withdrawResort,
);
