import type { StoredBooking } from '@club/domain/booking/booking';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { bookingKeys } from '../store/booking-keys.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { pseudonymOf } from './pseudonym.ts';

/** Bookings per commit. */
const BATCH_SIZE = 500;

/** The fields that are needed; the rest is not fetched. */
const NEEDED = ['_id', 'email', 'billingInfo', 'guestInfo', 'resort', 'shareToken'] as const;
type Needed = Pick<StoredBooking, (typeof NEEDED)[number]>;

/**
 * Bookings are financial records, so they are kept, with what was paid and the last digits of the
 * card. Who booked and who travelled is removed, also from the search keys, and their links are closed.
 */
export const pseudonymiseBookings = async (uid: string): Promise<void> => {
  const db = clubFirestore();
  const email = pseudonymOf(uid);
  const own = collections(db)
    .bookings.where('uid', '==', uid)
    .orderBy(FieldPath.documentId())
    .select(...NEEDED)
    .limit(BATCH_SIZE);
  let page = await own.get();
  while (!page.empty) {
    const batch = db.batch();
    for (const found of page.docs) {
      // The query selects these fields of the collection's type.
      const booking = found.data() as Needed;
      const isDone =
        booking.email === email &&
        booking.billingInfo === null &&
        booking.guestInfo === null &&
        (booking.shareToken ?? null) === null;
      if (isDone) continue;
      const anonymous = { email, billingInfo: null, guestInfo: null, shareToken: null };
      batch.update(found.ref, {
        ...anonymous,
        keys: bookingKeys({ ...booking, ...anonymous }),
        fingerprint: '',
        rev: FieldValue.increment(1),
      });
    }
    // The next page begins after the last document of this one.
    await batch.commit();
    if (page.size < BATCH_SIZE) return;
    page = await own.startAfter(page.docs.at(-1)).get();
  }
};
