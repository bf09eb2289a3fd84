import type { SupportTicket } from '@club/domain/support/ticket';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { answerMailId, receivedMailId } from '../notifications/ticket-messages.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';
import { provenClaim } from '../store/account-deletion.ts';

/** Tickets per commit; each has some mails, and a commit takes 500 writes. */
const BATCH_SIZE = 20;

/**
 * Deletes a member's tickets and the mails about them. Tickets that were sent from the account's
 * address without signing in are deleted only if the address was confirmed: anyone can register
 * with a stranger's address.
 */
export const deleteTickets = async (deletion: AccountDeletion): Promise<void> => {
  const { uid } = deletion;
  const claim = provenClaim(deletion);
  const db = clubFirestore();
  const { supportTickets, mail } = collections(db);
  const own = [
    supportTickets.where('uid', '==', uid),
    ...(claim === null ? [] : [supportTickets.where('emailClaim', '==', claim)]),
  ];
  for (const query of own) {
    const some = query.select('answers').limit(BATCH_SIZE);
    let page = await some.get();
    while (!page.empty) {
      const batch = db.batch();
      for (const found of page.docs) {
        // The query selects this field of the collection's type.
        const { answers } = found.data() as Pick<SupportTicket, 'answers'>;
        const ids = answers.map((_answer, at) => answerMailId(found.id, at + 1));
        for (const id of [receivedMailId(found.id), ...ids]) batch.delete(mail.doc(id));
        batch.delete(found.ref);
      }
      // The next page is what is left.
      await batch.commit();
      page = await some.get();
    }
  }
};
