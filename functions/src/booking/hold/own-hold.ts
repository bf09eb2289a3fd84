import { ApiError } from '@club/domain/api/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { clubFirestore } from '../../kernel/firebase/app.ts';
import { collections } from '../../store/collections.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { capAt } from '../../resorts/bookable-resort.ts';
import type { HeldOffer } from '@club/domain/booking/member-holds';
import { heldOffers } from '@club/domain/booking/member-holds';
import { commitBooking } from '../commit-booking.ts';
import { decideExtension } from './extend-decision.ts';
import { decideGiveBack } from './hold-decision.ts';

const findOwnHold = async (
  db: Firestore,
  uid: string,
  holdId: string,
): Promise<HeldOffer | undefined> => {
  const holds = (await collections(db).holds.doc(uid).get()).data();
  return heldOffers(holds).find(({ id }) => id === holdId);
};

/**
 * The callable `releasehold`: browsers call it when a member leaves the offer or signs out, so that
 * the nights are free at once. `released` is false for a hold that has expired, does not exist or is
 * another member's, and for an offer from a waitlist.
 */
export const releaseHold: Handler<'releaseHold', 'caller' | 'nowMs'> = async (
  { holdId },
  { caller: { uid }, nowMs },
) => {
  const db = clubFirestore();
  const stay = await findOwnHold(db, uid, holdId);
  if (stay === undefined) return { released: false };
  const target = { bookingId: holdId, uid, stay };
  const released = await commitBooking(db, target, nowMs, (facts) =>
    decideGiveBack(facts, holdId, { nowMs, actor: uid }),
  );
  return { released };
};

/**
 * The callable `extendhold`: gives a hold of the caller another 480 s from now, at most
 * `MAX_HOLD_EXTENSIONS` times.
 */
export const extendHold: Handler<'extendHold', 'caller' | 'nowMs'> = async (
  { holdId },
  { caller: { uid }, nowMs },
) => {
  const db = clubFirestore();
  const stay = await findOwnHold(db, uid, holdId);
  if (stay === undefined) throw new ApiError('hold-ended');
  const cap = await capAt(db, stay.resortId);
  const target = { bookingId: holdId, uid, stay, forMember: true };
  const extended = await commitBooking(db, target, nowMs, (facts) =>
    decideExtension(facts, holdId, cap, { nowMs, actor: uid }),
  );
  return { holdId, serverNow: nowMs, ...extended };
};
