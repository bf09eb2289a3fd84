import { ApiError } from '@club/domain/api/errors';
import { isActive } from '@club/domain/booking/booking-state';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { bookingDocument, collections } from '../store/collections.ts';
import { linkToken } from '../store/document-ids.ts';

/**
 * The callable `sharestay`: makes a coming stay of the caller readable by its link, or closes the
 * link permanently. A stay has one link at a time. Can be repeated.
 */
export const shareStay: Handler<'shareStay', 'caller'> = async (
  { bookingId, share },
  { caller: { uid } },
) => {
  const db = clubFirestore();
  const club = collections(db);
  const refs = { booking: club.bookings.doc(bookingId), authz: club.authz.doc(uid) };
  const made = linkToken();
  return atomically<typeof refs, { token: string | null }>(db, refs, ({ booking, authz }) => {
    const stay = booking.data;
    if (authz.data?.disabled === true) throw new ApiError('account-disabled');
    if (stay?.uid !== uid) throw new ApiError('booking-not-found', { field: 'bookingId' });
    const current = stay.shareToken ?? null;
    if (share && !isActive(stay.status)) {
      throw new ApiError('status-not-allowed', { details: { status: stay.status } });
    }
    // Another request may have shared it meanwhile; then its link is kept.
    const token = share ? (current ?? made) : null;
    if (token === current) return { result: { token } };
    const next = { ...stay, shareToken: token, rev: stay.rev + 1 };
    return { result: { token }, writes: [put(booking, bookingDocument(next))] };
  });
};
