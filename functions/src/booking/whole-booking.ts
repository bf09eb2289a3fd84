import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import { refundableStay } from '@club/domain/booking/cancellation';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';

/**
 * A booking by its id that has all that a change of it depends on. Throws ApiError
 * 'booking-not-found', also for one that is not `owner`'s when that is given (a uid), so that nobody
 * learns of another's; or 'status-not-allowed' (details.status) for an old one in pieces.
 */
export const wholeBooking = async (
  db: Firestore,
  id: string,
  owner: string | null = null,
): Promise<StoredBooking> => {
  const booking = (await collections(db).bookings.doc(id).get()).data();
  if (booking === undefined || (owner !== null && booking.uid !== owner)) {
    throw new ApiError('booking-not-found', { field: 'bookingId' });
  }
  const record = bookingRecordFromStored(id, booking);
  const { endDate, unitType, uid, resort, status } = record;
  const isWhole =
    refundableStay(record) !== null &&
    endDate !== null &&
    unitType !== null &&
    uid !== '' &&
    resort.id !== '';
  if (!isWhole) throw new ApiError('status-not-allowed', { details: { status } });
  return booking;
};
