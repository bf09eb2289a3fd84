export { followbookings } from './bookings/follow-bookings.ts';
export { followresorts } from './catalogue/follow-resorts.ts';
export { api } from './http/api.ts';
export {
  cancelbooking,
  depositpoints,
  holdoffer,
  releasehold,
  saveresort,
  setbookingstatus,
  withdrawresort,
} from './http/callables.ts';
export { followusers } from './users/follow-users.ts';
