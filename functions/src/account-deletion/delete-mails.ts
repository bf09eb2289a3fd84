import type { StoredMail } from '@club/domain/mail/mail';
import { isMailDone } from '@club/domain/mail/mail';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { isGuestMail } from '../notifications/guest-mail-id.ts';
import { emailClaimId } from '../account/email-claim.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';
import { provenClaim } from '../store/account-deletion.ts';

/** Mails per commit. */
const BATCH_SIZE = 500;

/** True for a copy to a guest that has not been sent yet. */
const isPendingGuestMail = (id: string, mail: StoredMail, deletion: AccountDeletion): boolean =>
  isGuestMail(id) && !isMailDone(mail) && emailClaimId(mail.to) !== provenClaim(deletion);

/**
 * Deletes the mails to a member and the copies to their guests: once sent they have no use, and
 * they say who travelled where. A copy that is still to be sent, so that a guest learns of a
 * cancellation, only loses what links it to the member; `removeLeftMail` deletes it once it was
 * sent. That the mail server refused the member's address is deleted, too.
 */
export const deleteMails = async (deletion: AccountDeletion): Promise<void> => {
  const db = clubFirestore();
  const own = collections(db).mail.where('uid', '==', deletion.uid).limit(BATCH_SIZE);
  const leftAt = new Date().toISOString();
  let page = await own.get();
  while (!page.empty) {
    const batch = db.batch();
    for (const mail of page.docs) {
      if (isPendingGuestMail(mail.id, mail.data(), deletion))
        batch.update(mail.ref, { uid: null, leftAt });
      else batch.delete(mail.ref);
    }
    // The next page is what is left.
    await batch.commit();
    page = await own.get();
  }
  // Last: an attempt that is under way notes a refusal only beside its mail.
  const claim = provenClaim(deletion);
  if (claim !== null) await collections(db).refusedAddresses.doc(claim).delete();
};
