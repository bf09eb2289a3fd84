import type { Firestore } from 'firebase-admin/firestore';
import { emailClaimId } from '../account/email-claim.ts';
import { collections } from '../store/collections.ts';

/** A mail, and its address in the list of those that the mail server has refused. */
export const mailAndAddress = (db: Firestore, mailId: string, to: string) => {
  const club = collections(db);
  return {
    mail: club.mail.doc(mailId),
    refused: club.refusedAddresses.doc(emailClaimId(to)),
  };
};
