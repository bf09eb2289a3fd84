import { createHash } from 'node:crypto';
import { canonicalEmail } from '@club/domain/user/user';
import { FieldPath } from 'firebase-admin/firestore';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import { emailClaimId } from './email-claim.ts';

/** Bookings rewritten in one commit. */
const BATCH_SIZE = 200;

/** The address that stands in for a removed member's: the same for all their bookings, and nobody's. */
export const pseudonymOf = (uid: string): string =>
  `removed-${createHash('sha256').update(uid).digest('hex').slice(0, 12)}@member.invalid`;

/**
 * Bookings are records of money and stay, so they are kept; the address in them is replaced, also
 * where the member gave it as the guest's.
 */
const pseudonymiseBookings = async (uid: string, email: string): Promise<void> => {
  const db = clubFirestore();
  const pseudonym = pseudonymOf(uid);
  const own = collections(db)
    .bookings.where('uid', '==', uid)
    .orderBy(FieldPath.documentId())
    .limit(BATCH_SIZE);
  let page = await own.get();
  while (!page.empty) {
    const batch = db.batch();
    for (const { ref, ...booking } of page.docs.map((found) => ({
      ref: found.ref,
      ...found.data(),
    }))) {
      const isOwnGuest = canonicalEmail(booking.guestInfo?.email ?? '') === email;
      batch.update(ref, {
        email: pseudonym,
        ...(isOwnGuest ? { 'guestInfo.email': pseudonym } : {}),
      });
    }
    // Each page is read after the one before it was written.
    await batch.commit();
    page = await own.startAfter(page.docs.at(-1)).get();
  }
};

/**
 * Erases what is personal of a closed account: the e-mail in the bookings, the record with its
 * favourites and notifications, and, as the last step, the claim of the address. Until that is gone
 * the account can be found by its address, so a call that was cut short can simply be repeated.
 */
export const eraseMember = async (uid: string, email: string): Promise<void> => {
  const db = clubFirestore();
  const club = collections(db);
  await pseudonymiseBookings(uid, email);
  await db.recursiveDelete(club.users.doc(uid));
  await club.emails.doc(emailClaimId(email)).delete();
};
