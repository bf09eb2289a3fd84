import { ApiError } from '@club/domain/api/errors';
import { clubFirestore } from '../../kernel/firebase/app.ts';
import { collections } from '../../store/collections.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { capAt } from '../../resorts/bookable-resort.ts';
import { commitBooking } from '../commit-booking.ts';
import { decideExtension } from './extend-decision.ts';

/**
 * The callable `extendhold`: gives a hold of the caller another 480 s from now, at most
 * `MAX_HOLD_EXTENSIONS` times. Throws ApiError 'hold-ended', 'extension-limit' (its message says why),
 * 'account-disabled', 'busy'.
 */
export const extendHold: Handler<'extendHold', 'caller' | 'nowMs'> = async (
  { holdId },
  { caller, nowMs },
) => {
  const db = clubFirestore();
  const holds = (await collections(db).holds.doc(caller.uid).get()).data();
  const offer = holds !== undefined && Object.hasOwn(holds.offers, holdId) && holds.offers[holdId];
  if (!offer) throw new ApiError('hold-ended');
  const cap = await capAt(db, offer.resortId);
  const target = { bookingId: holdId, uid: caller.uid, stay: offer, forMember: true };
  const extended = await commitBooking(db, target, nowMs, (facts) =>
    decideExtension(facts, holdId, cap, { nowMs, actor: caller.uid }),
  );
  return { holdId, serverNow: nowMs, ...extended };
};
