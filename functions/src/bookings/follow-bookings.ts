import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import { isVisibleStatus } from '@club/domain/booking/booking-state';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';

const statusIn = (snapshot: DocumentSnapshot | undefined): BookingStatus | undefined => {
  // Documents of this collection are only ever written by this code.
  const booking = snapshot?.data() as StoredBooking | undefined;
  return booking?.status;
};

const isVisible = (status: BookingStatus | undefined): boolean =>
  status !== undefined && isVisibleStatus(status);

/**
 * Keeps the admin overview's count of bookings up to date, and finishes the refund of a cancelled
 * booking should the one who cancelled it not have come to that. The counters are one document for
 * the whole club, so they are written after the booking's commit and not in it.
 */
export const followbookings = onDocumentWritten(
  { document: 'bookings/{bookingId}', retry: true },
  async (event) => {
    const [before, after] = [statusIn(event.data?.before), statusIn(event.data?.after)];
    if (isVisible(before) !== isVisible(after)) {
      const { recountBookings } = await import('./recount-bookings.ts');
      const { clubFirestore } = await import('../firestore/app.ts');
      await recountBookings(clubFirestore());
    }
    if (before !== 'cancelled' && after === 'cancelled') {
      const { finishRefund } = await import('./refund-payment.ts');
      await finishRefund(event.params.bookingId);
    }
  },
);
