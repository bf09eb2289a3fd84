import type { StoredBooking } from '@club/domain/booking/booking';
import { isVisibleStatus } from '@club/domain/booking/booking-state';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';

const isVisible = (snapshot: DocumentSnapshot | undefined): boolean => {
  // Documents of this collection are only ever written by this code.
  const booking = snapshot?.data() as StoredBooking | undefined;
  return booking !== undefined && isVisibleStatus(booking.status);
};

/**
 * Keeps the admin overview's count of bookings up to date. The counters are one document for the
 * whole club, so they are written after the booking's commit and not in it.
 */
export const followbookings = onDocumentWritten(
  { document: 'bookings/{bookingId}', retry: true },
  async (event) => {
    if (isVisible(event.data?.before) === isVisible(event.data?.after)) return;
    const { recountBookings } = await import('./recount-bookings.ts');
    const { clubFirestore } = await import('../firestore/app.ts');
    await recountBookings(clubFirestore());
  },
);
