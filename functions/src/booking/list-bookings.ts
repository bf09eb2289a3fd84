import { ApiError } from '@club/domain/api/errors';
import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import { canonicalEmail } from '@club/domain/user/user';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { countRequest } from '../limits/count-request.ts';
import { uidOfEmail } from '../account/email-claim.ts';

/** Bookings with a visible status, newest first (rules 8.12). */
const visibleBookings = () =>
  collections(clubFirestore())
    .bookings.where('status', 'in', [...VISIBLE_STATUSES])
    .orderBy('bookingDate', 'desc');

/**
 * GET /bookings: the caller's own, found by uid; admins can name any email address (rules 12.1)
 * and get all bookings of its account, also those made under an earlier address. An address without
 * an account finds the bookings that were made under it.
 */
export const listBookings: Handler<'listBookings', 'caller' | 'nowMs'> = async (
  input,
  { caller, nowMs },
) => {
  const email = canonicalEmail(input.email);
  const isOwn = email === caller.email;
  if (!isOwn && !caller.isAdmin) throw new ApiError('not-allowed', { field: 'email' });
  await countRequest(clubFirestore(), 'bookings', caller, nowMs);
  const uid = isOwn ? caller.uid : await uidOfEmail(collections(clubFirestore()), email);
  const found = await (
    uid === null
      ? visibleBookings().where('email', '==', email)
      : visibleBookings().where('uid', '==', uid)
  ).get();
  return { status: 200, body: found.docs.map((document) => document.data()) };
};

/** GET /all-bookings: all bookings, for admins (rules 12.1). */
export const listAllBookings: Handler<'listAllBookings', never> = async () => {
  const found = await visibleBookings().get();
  return { status: 200, body: found.docs.map((document) => document.data()) };
};
