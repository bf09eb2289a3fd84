import { clubFirestore } from '../../kernel/firebase/app.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { rateSlot } from '../../limits/rate-slot.ts';
import { hasConfirmedEmail } from '../../account/confirmed-email.ts';
import { randomId } from '../../store/document-ids.ts';
import { withoutUndefined } from '../booking-order.ts';
import { commitToBooking } from '../commit-to-booking.ts';
import { decideGuest } from './guest-decision.ts';
import { requireBooking } from '../require-booking.ts';

/**
 * The callable `changeguest`: changes who checks in for a stay of the caller, until the day of
 * check-in; null is the member.
 */
export const changeGuest: Handler<'changeGuest', 'caller' | 'nowMs'> = async (
  { bookingId, guestInfo },
  { caller, nowMs },
) => {
  const db = clubFirestore();
  const found = await requireBooking(db, bookingId, caller.uid);
  const guest = guestInfo === null ? null : withoutUndefined(guestInfo);
  const context = { nowMs, actor: caller.uid };
  const isConfirmed = await hasConfirmedEmail(caller);
  const options = {
    forMember: true,
    // Counted per booking, not per member.
    slot: rateSlot('guest', { uid: bookingId, address: null }, randomId()),
  };
  return commitToBooking(db, found, options, nowMs, (facts, booking) =>
    decideGuest(facts, booking, guest, isConfirmed, context),
  );
};
