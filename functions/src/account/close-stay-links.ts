import { FieldValue } from 'firebase-admin/firestore';
import { isActive, VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';

/** Closes the links of a member's coming stays; those of others open nothing anyway. */
export const closeStayLinks = async ({ uid }: { uid: string }): Promise<void> => {
  const db = clubFirestore();
  const coming = await collections(db)
    .bookings.where('uid', '==', uid)
    .where('status', 'in', VISIBLE_STATUSES.filter(isActive))
    .select('shareToken')
    .get();
  const shared = coming.docs.filter((found) => (found.data().shareToken ?? null) !== null);
  await Promise.all(
    shared.map(({ ref }) => ref.update({ shareToken: null, rev: FieldValue.increment(1) })),
  );
};
