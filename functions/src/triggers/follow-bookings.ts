import type { StoredBooking } from '@club/domain/booking/booking';
import { isVisibleStatus } from '@club/domain/booking/booking-state';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../kernel/http/runtime.ts';

const bookingIn = (snapshot: DocumentSnapshot | undefined): StoredBooking | undefined =>
  // Documents of this collection are only ever written by this code.
  snapshot?.data() as StoredBooking | undefined;

const isVisible = (booking: StoredBooking | undefined): boolean =>
  booking !== undefined && isVisibleStatus(booking.status);

/**
 * Keeps the admin overview's count of bookings up to date, and completes the payments of a
 * cancelled or changed booking in case its request died. The counters are one document for the
 * club, so they are not part of the booking's commit.
 */
export const followbookings = onDocumentWritten(
  { document: 'bookings/{bookingId}', retry: true },
  async (event) => {
    const [before, after] = [bookingIn(event.data?.before), bookingIn(event.data?.after)];
    if (isVisible(before) !== isVisible(after)) {
      const { recountBookings } = await import('../totals/recount-bookings.ts');
      const { clubFirestore } = await import('../kernel/firebase/app.ts');
      await recountBookings(clubFirestore());
    }
    if (before === undefined || after === undefined) return;
    const { finishMoney, movesMoney } = await import('../booking/pay/finish-money.ts');
    if (!movesMoney(before, after)) return;
    const { clubDependencies } = await import('../dependencies.ts');
    await finishMoney(before, after, clubDependencies());
  },
);
