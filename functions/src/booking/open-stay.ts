import { ApiError } from '@club/domain/api/errors';
import { bookingFromStored } from '@club/domain/booking/booking';
import { sharedStay } from '@club/domain/booking/shared-stay';
import { clubFirestore } from '../kernel/firebase/app.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { countRequest } from '../limits/count-request.ts';
import { readerOf } from '../limits/reader-of.ts';
import { collections } from '../store/collections.ts';

/** The callable `openstay`: a shared stay as it is now, without who booked it and what it cost. */
export const openStay: Handler<'openStay', 'caller' | 'nowMs'> = async (
  { token },
  { caller: reader, nowMs },
) => {
  const db = clubFirestore();
  await countRequest(db, 'stay', readerOf(reader, token), nowMs);
  const club = collections(db);
  const found = (await club.bookings.where('shareToken', '==', token).limit(1).get()).docs[0];
  if (found === undefined) throw new ApiError('booking-not-found');
  const booking = bookingFromStored(found.id, found.data());
  const owner = (await club.authz.doc(booking.uid).get()).data();
  const shown = sharedStay(booking, token);
  if (shown === null || owner?.disabled === true) throw new ApiError('booking-not-found');
  return shown;
};
