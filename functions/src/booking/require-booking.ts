import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import { refundableStay } from '@club/domain/booking/cancellation';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';

/**
 * A booking by its id, with all fields that a change needs. Throws ApiError 'booking-not-found',
 * also for a booking of another member than `owner` (a uid) if given, or 'status-not-allowed'
 * (details.status) for an incomplete document.
 */
export const requireBooking = async (
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
  const isComplete =
    refundableStay(record) !== null &&
    endDate !== null &&
    unitType !== null &&
    uid !== '' &&
    resort.id !== '';
  if (!isComplete) throw new ApiError('status-not-allowed', { details: { status } });
  return booking;
};
