import { ApiError } from '@club/domain/api/errors';
import { boundsOf } from '@club/domain/limits/member-bounds';
import { OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import { clubFirestore } from '../../kernel/firebase/app.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { rateSlot } from '../../limits/rate-slot.ts';
import { hasConfirmedEmail } from '../../account/confirmed-email.ts';
import { bookableResort, capOf, findResort } from '../../resorts/bookable-resort.ts';
import { randomId } from '../../store/document-ids.ts';
import { commitBooking } from '../commit-booking.ts';
import { decideHold } from './hold-decision.ts';
import { heldOfferBooking } from '../new-booking.ts';
import { checkOffer } from '../offer-check.ts';

/**
 * The callable `holdoffer`: holds the nights of an offer for 480 s (rules 7.1) and prices it.
 * Repeating it returns the same hold with the remaining time.
 */
export const holdOffer: Handler<'holdOffer', 'caller' | 'nowMs'> = async (
  input,
  { caller, nowMs },
) => {
  const check = checkOffer(input, nowMs);
  if (!check.ok) throw check.error;
  const { quote } = check;
  const db = clubFirestore();
  const resort = bookableResort(await findResort(db, input.resortId));
  const bounds = boundsOf(await hasConfirmedEmail(caller));
  const context = { nowMs, actor: caller.uid };
  const holdId = randomId();
  const expiresAt = nowMs + OFFER_SECONDS * 1000;
  const hold = {
    ...heldOfferBooking(holdId, caller, input, resort, quote, expiresAt, context),
    expiresAt,
  };
  const target = {
    bookingId: holdId,
    uid: caller.uid,
    stay: input,
    forMember: true,
    slot: rateSlot('hold', caller, holdId),
  };
  const outcome = await commitBooking(db, target, nowMs, (facts) =>
    decideHold(facts, hold, capOf(resort), bounds, context, input.another),
  );
  switch (outcome.kind) {
    case 'held': {
      const { kind: _held, ...running } = outcome;
      return { ...running, serverNow: nowMs, quote };
    }
    case 'booked':
      throw new ApiError('duplicate-booking', { details: { bookingId: outcome.booking._id } });
    case 'paying':
      throw new ApiError('in-progress', { details: { bookingId: outcome.booking._id } });
    case 'sold-out':
      throw new ApiError('sold-out', { details: { soldOutNights: outcome.nights } });
  }
};
