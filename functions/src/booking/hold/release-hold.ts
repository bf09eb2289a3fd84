import { clubFirestore } from '../../kernel/firebase/app.ts';
import { collections } from '../../store/collections.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { commitBooking } from '../commit-booking.ts';
import { decideLetGo } from './hold-decision.ts';

/**
 * Lets a hold of the caller go, so that others can have the nights at once. `released` is false for
 * a hold that has run out, never was, or is somebody else's, and for a stay that is kept from a
 * waitlist: browsers call this when a member leaves the offer or signs out.
 */
export const releaseHold: Handler<'releaseHold', 'caller' | 'nowMs'> = async (
  { holdId },
  { caller, nowMs },
) => {
  const db = clubFirestore();
  const holds = (await collections(db).holds.doc(caller.uid).get()).data();
  const offer = holds !== undefined && Object.hasOwn(holds.offers, holdId) && holds.offers[holdId];
  if (!offer) return { released: false };
  const target = { bookingId: holdId, uid: caller.uid, stay: offer };
  const released = await commitBooking(db, target, nowMs, (facts) =>
    decideLetGo(facts, holdId, { nowMs, actor: caller.uid }),
  );
  return { released };
};
