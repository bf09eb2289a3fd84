import type { CallableInput, CallableResponses } from '@club/domain/api/contract';
import { clubFirestore } from '../firestore/app.ts';
import type { Caller } from '../http/handler.ts';
import { withoutUndefined } from './booking-order.ts';
import { commitToBooking } from './commit-to-booking.ts';
import { decideGuest } from './guest-decision.ts';
import { wholeBooking } from './whole-booking.ts';

/**
 * The callable `changeguest`: changes who checks in for a stay of the caller, until the day of
 * check-in; null is the member. The same guest again changes nothing. Throws ApiError
 * 'booking-not-found' (also for another member's) and 'not-changeable'.
 */
export const changeGuest = async (
  { bookingId, guestInfo }: CallableInput<'changeguest'>,
  caller: Caller,
  nowMs: number,
): Promise<CallableResponses['changeguest']> => {
  const db = clubFirestore();
  const found = await wholeBooking(db, bookingId, caller.uid);
  const guest = guestInfo === null ? null : withoutUndefined(guestInfo);
  const occasion = { nowMs, actor: caller.uid };
  return commitToBooking(db, found, { forMember: true }, nowMs, (facts, booking) =>
    decideGuest(facts, booking, guest, occasion),
  );
};
