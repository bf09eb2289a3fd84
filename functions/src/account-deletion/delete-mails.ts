import type { MailDocument } from '../store/collections.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { isDelivered } from '../notifications/left-mail.ts';
import { isGuestMail } from '../notifications/guest-mail-id.ts';
import { emailClaimId } from '../account/email-claim.ts';
import type { Erasure } from '../store/erasure.ts';
import { provenClaim } from '../store/erasure.ts';

/** Mails looked at in one commit. */
const BATCH_SIZE = 500;

/** True for a copy to somebody else that has not been sent: they still have to be told. */
const isAwaited = (id: string, mail: MailDocument, erasure: Erasure): boolean =>
  isGuestMail(id) &&
  !isDelivered(mail) &&
  mail.to.every((address) => emailClaimId(address) !== provenClaim(erasure));

/**
 * Deletes the mails about a member's business, also the copies to their guests: once they are sent,
 * they are of no use to anybody, and they say who travelled where. A copy that a guest has not been
 * sent yet is left without anything that leads to the member, and goes when it has been sent
 * (`leftMails`): whose stay is cancelled has to hear of it.
 */
export const deleteMails = async (erasure: Erasure): Promise<void> => {
  const db = clubFirestore();
  const own = collections(db).mail.where('uid', '==', erasure.uid).limit(BATCH_SIZE);
  const leftAt = new Date().toISOString();
  let page = await own.get();
  while (!page.empty) {
    const batch = db.batch();
    for (const mail of page.docs) {
      if (isAwaited(mail.id, mail.data(), erasure)) batch.update(mail.ref, { uid: null, leftAt });
      else batch.delete(mail.ref);
    }
    // Each page is what the one before has left.
    await batch.commit();
    page = await own.get();
  }
};
