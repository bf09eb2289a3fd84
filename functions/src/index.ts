import { restApi } from './kernel/http/api.ts';
import { callables } from './kernel/http/callable.ts';
import type { Dependencies } from './dependencies.ts';
import type { LazyHandlers } from './kernel/http/handler.ts';

/**
 * The handler of every operation of the contract; a missing one does not compile. Exported for
 * tests; Firebase ignores it.
 */
export const HANDLERS: LazyHandlers<Dependencies> = {
  getUser: async () => (await import('./account/get-user.ts')).getUser,
  createUser: async () => (await import('./account/create-user.ts')).createUser,
  removeUser: async () => (await import('./account-deletion/remove-user.ts')).removeUser,
  listUsers: async () => (await import('./admin/list-users.ts')).listUsers,
  setAdmin: async () => (await import('./admin/set-admin.ts')).setAdminRole,
  exportData: async () => (await import('./account/export-data.ts')).exportData,
  deleteAccount: async () => (await import('./account-deletion/delete-account.ts')).deleteAccount,
  followEmail: async () => (await import('./account/follow-email.ts')).followEmail,
  endSessions: async () => (await import('./account/end-sessions.ts')).endSessions,
  followReset: async () => (await import('./account/end-sessions.ts')).followReset,

  listResorts: async () => (await import('./resorts/list-resorts.ts')).listResorts,
  listAllResorts: async () => (await import('./resorts/list-all-resorts.ts')).listAllResorts,
  addResort: async () => (await import('./resorts/add-resort.ts')).addResort,
  saveResort: async () => (await import('./resorts/save-resort.ts')).saveResort,
  withdrawResort: async () => (await import('./resorts/withdraw-resort.ts')).withdrawResort,

  holdOffer: async () => (await import('./booking/hold/hold-offer.ts')).holdOffer,
  releaseHold: async () => (await import('./booking/hold/own-hold.ts')).releaseHold,
  extendHold: async () => (await import('./booking/hold/own-hold.ts')).extendHold,

  listBookings: async () => (await import('./booking/list-bookings.ts')).listBookings,
  listAllBookings: async () => (await import('./booking/list-bookings.ts')).listAllBookings,
  createBooking: async () => (await import('./booking/reserve/create-booking.ts')).createBooking,
  cancelBooking: async () => (await import('./booking/cancel/cancel-stay.ts')).cancelBooking,
  changeBooking: async () => (await import('./booking/change/change-stay.ts')).changeBooking,
  changeGuest: async () => (await import('./booking/change/change-guest.ts')).changeGuest,
  shareStay: async () => (await import('./booking/share-stay.ts')).shareStay,
  openStay: async () => (await import('./booking/open-stay.ts')).openStay,
  sendConfirmation: async () => (await import('./booking/send-confirmation.ts')).sendConfirmation,
  setBookingStatus: async () => (await import('./admin/set-booking-status.ts')).setBookingStatus,

  depositPoints: async () => (await import('./points/deposit-points.ts')).depositPoints,
  cardToken: async () => (await import('./payments/card-token.ts')).cardToken,

  joinWaitlist: async () => (await import('./waitlist/join-waitlist.ts')).joinWaitlist,
  saveSearch: async () => (await import('./waitlist/save-search.ts')).saveSearch,
  leaveWaitlist: async () => (await import('./waitlist/leave-waitlist.ts')).leaveWaitlist,

  shareBoard: async () => (await import('./favourites/share-board.ts')).shareBoard,
  openBoard: async () => (await import('./favourites/open-board.ts')).openBoard,
  writeReview: async () => (await import('./reviews/write-review.ts')).writeReview,
  contactClub: async () => (await import('./support/contact-club.ts')).contactClub,
  handleTicket: async () => (await import('./support/handle-ticket.ts')).handleTicket,

  completeWork: async () => (await import('./maintenance/complete-now.ts')).completeNow,
  sendMailAgain: async () => (await import('./mail/send-mail-again.ts')).sendMailAgain,
  logClientError: async () => (await import('./reports/log-client-error.ts')).logClientError,
  logViolations: async () => (await import('./reports/log-violations.ts')).logViolations,
};

/** Loaded with the first request, like the handlers. */
const dependencies = async () => (await import('./dependencies.ts')).clubDependencies();

const accounts = async () => ({
  authenticate: (await import('./account/authenticate.ts')).authenticate,
  withRecord: (await import('./account/ensure-record.ts')).withRecord,
});

export const api = restApi(HANDLERS, dependencies, accounts);

/**
 * Firebase finds functions by the names of exports, so each is written out; a test checks the list.
 */
export const {
  cancelbooking,
  cardtoken,
  changebooking,
  changeguest,
  completework,
  contactclub,
  deleteaccount,
  depositpoints,
  endsessions,
  exportdata,
  extendhold,
  followemail,
  followreset,
  handleticket,
  holdoffer,
  joinwaitlist,
  leavewaitlist,
  openboard,
  openstay,
  releasehold,
  removeuser,
  saveresort,
  savesearch,
  sendconfirmation,
  sendmailagain,
  setadmin,
  setbookingstatus,
  shareboard,
  sharestay,
  withdrawresort,
  writereview,
} = callables(HANDLERS, dependencies, accounts);

export { pages } from './pages/pages.ts';
export { pictures } from './pictures/pictures.ts';
export { followbookings } from './triggers/follow-bookings.ts';
export { followresorts } from './triggers/follow-resorts.ts';
export { reconcileclub } from './triggers/reconcile-club.ts';
export { followauthz } from './triggers/follow-authz.ts';
export { followaccountdeletions } from './triggers/follow-account-deletions.ts';
export { followusers } from './triggers/follow-users.ts';
export { maintainclub } from './triggers/maintain-club.ts';
export { sendnewmails } from './triggers/send-new-mails.ts';
export { followinventory } from './triggers/follow-inventory.ts';
