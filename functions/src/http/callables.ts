import { callable } from './callable.ts';
import { withDependencies } from './with-dependencies.ts';

/** Holds an offer's nights for the signed-in member (rules 7.1). */
export const holdoffer = callable(
  'holdoffer',
  async () => (await import('../bookings/hold-offer.ts')).holdOffer,
);

/** Lets a hold go. */
export const releasehold = callable(
  'releasehold',
  async () => (await import('../bookings/release-hold.ts')).releaseHold,
);

/** Gives a hold its full time again. */
export const extendhold = callable(
  'extendhold',
  async () => (await import('../bookings/extend-hold.ts')).extendHold,
);

/** Takes a place at the end of a resort's line. */
export const joinwaitlist = callable(
  'joinwaitlist',
  async () => (await import('../waitlist/join-waitlist.ts')).joinWaitlist,
);

/** Leaves a line, with an offer in hand or without. */
export const leavewaitlist = callable(
  'leavewaitlist',
  async () => (await import('../waitlist/leave-waitlist.ts')).leaveWaitlist,
);

/** Opens a board of the caller to whoever has its link, or closes it. */
export const shareboard = callable(
  'shareboard',
  async () => (await import('../favourites/share-board.ts')).shareBoard,
);

/** What the link of a board shows. */
export const openboard = callable(
  'openboard',
  async () => (await import('../favourites/open-board.ts')).openBoard,
);

/** Reviews a completed stay of the caller. */
export const writereview = callable(
  'writereview',
  async () => (await import('../reviews/write-review.ts')).writeReview,
);

/** Writes to the club. */
export const contactclub = callable(
  'contactclub',
  async () => (await import('../support/contact-club.ts')).contactClub,
);

/** Answers, closes or reopens a ticket. */
export const handleticket = callable(
  'handleticket',
  async () => (await import('../support/handle-ticket.ts')).handleTicket,
);

/** Seals the token of a card of the sandbox. */
export const cardtoken = callable('cardtoken', async () =>
  withDependencies((await import('../payments/card-token.ts')).cardToken),
);

/** Deposits points into the member's account. */
export const depositpoints = callable('depositpoints', async () =>
  withDependencies((await import('../points/deposit-points.ts')).depositPoints),
);

/** Cancels a stay and gives back what the policy or the admin says. */
export const cancelbooking = callable('cancelbooking', async () =>
  withDependencies((await import('../bookings/cancel-stay.ts')).cancelBooking),
);

/** Moves a stay of the caller to other dates or another unit. */
export const changebooking = callable('changebooking', async () =>
  withDependencies((await import('../bookings/change-stay.ts')).changeBooking),
);

/** Changes who checks in. */
export const changeguest = callable(
  'changeguest',
  async () => (await import('../bookings/change-guest.ts')).changeGuest,
);

/** Mails the confirmation of a stay once more. */
export const sendconfirmation = callable(
  'sendconfirmation',
  async () => (await import('../bookings/send-confirmation.ts')).sendConfirmation,
);

/** Moves a booking on by hand. */
export const setbookingstatus = callable('setbookingstatus', async () =>
  withDependencies((await import('../bookings/set-booking-status.ts')).setBookingStatus),
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

/** Makes somebody an admin or a plain member (rules 11.6). */
export const setadmin = callable(
  'setadmin',
  async () => (await import('../users/set-admin.ts')).setAdminRole,
);

/** Closes and erases somebody's account (rules 11.9). */
export const removeuser = callable('removeuser', async () =>
  withDependencies((await import('../users/remove-user.ts')).removeMember),
);

/** Everything the club knows about the caller. */
export const exportdata = callable(
  'exportdata',
  async () => (await import('../users/export-data.ts')).exportData,
);

/** Closes and erases the caller's own account. */
export const deleteaccount = callable('deleteaccount', async () =>
  withDependencies((await import('../users/delete-account.ts')).deleteAccount),
);

/** Ends every other session of the caller. */
export const endsessions = callable(
  'endsessions',
  async () => (await import('../users/end-sessions.ts')).endSessions,
);

/** Ends the sessions of before a password was chosen anew. */
export const followreset = callable(
  'followreset',
  async () => (await import('../users/end-sessions.ts')).followReset,
);

/** Brings the caller's record to the address they have confirmed. */
export const followemail = callable(
  'followemail',
  async () => (await import('../users/follow-email.ts')).followEmail,
);

/** Finishes now whatever was left open. */
export const completework = callable('completework', async () =>
  withDependencies((await import('../work/complete-now.ts')).completeNow),
);
