import { clubFirestore } from '../../kernel/firebase/app.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { rateSlot } from '../../limits/rate-slot.ts';
import { hasConfirmedEmail } from '../../account/confirmed-email.ts';
import { newHoldId } from '../../store/document-ids.ts';
import { withoutUndefined } from '../booking-order.ts';
import { commitToBooking } from '../commit-to-booking.ts';
import { decideGuest } from './guest-decision.ts';
import { wholeBooking } from '../whole-booking.ts';

/**
 * The callable `changeguest`: changes who checks in for a stay of the caller, until the day of
 * check-in; null is the member. The same guest again changes nothing. Throws ApiError
 * 'booking-not-found' (also for another member's), 'not-changeable', 'email-not-verified' for a guest who
 * is to be written to while the member's own address is not confirmed, and 'too-many-requests'
 * (details.retryAfterSeconds) after five changes of one booking within a day.
 */
export const changeGuest: Handler<'changeGuest', 'caller' | 'nowMs'> = async (
  { bookingId, guestInfo },
  { caller, nowMs },
) => {
  const db = clubFirestore();
  const found = await wholeBooking(db, bookingId, caller.uid);
  const guest = guestInfo === null ? null : withoutUndefined(guestInfo);
  const occasion = { nowMs, actor: caller.uid };
  const isConfirmed = await hasConfirmedEmail(caller);
  const besides = {
    forMember: true,
    // Those of a booking are counted, whoever has it; each change is another one.
    slot: rateSlot('guest', { uid: bookingId, address: null }, newHoldId()),
  };
  return commitToBooking(db, found, besides, nowMs, (facts, booking) =>
    decideGuest(facts, booking, guest, isConfirmed, occasion),
  );
};
