export { followbookings } from './bookings/follow-bookings.ts';
export { followresorts } from './catalogue/follow-resorts.ts';
export { api } from './http/api.ts';
export {
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
  releasehold,
  removeuser,
  saveresort,
  sendconfirmation,
  setadmin,
  setbookingstatus,
  shareboard,
  withdrawresort,
  writereview,
} from './http/callables.ts';
export { reconcilebooks } from './reconcile/reconcile-books.ts';
export { followauthz } from './users/follow-authz.ts';
export { followerasures } from './users/follow-erasures.ts';
export { followusers } from './users/follow-users.ts';
export { tendclub } from './work/tend-club.ts';
export { followinventory } from './waitlist/follow-inventory.ts';
