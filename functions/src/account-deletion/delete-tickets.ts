import type { SupportTicket } from '@club/domain/support/ticket';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { answerMailId, receivedMailId } from '../notifications/ticket-messages.ts';
import type { Erasure } from '../store/erasure.ts';
import { provenClaim } from '../store/erasure.ts';

/** Tickets deleted in one commit; each has some mails, and a commit takes 500 writes. */
const BATCH_SIZE = 20;

/**
 * Deletes every ticket that a member has written, and those that were written from the account's
 * address without signing in, with the mails about them. The latter only if the address was theirs for
 * certain: anybody can register with a stranger's.
 */
export const deleteTickets = async (erasure: Erasure): Promise<void> => {
  const { uid } = erasure;
  const claim = provenClaim(erasure);
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
        // The field that was asked for, of a document of this collection.
        const { answers } = found.data() as Pick<SupportTicket, 'answers'>;
        const ids = answers.map((_answer, at) => answerMailId(found.id, at + 1));
        for (const id of [receivedMailId(found.id), ...ids]) batch.delete(mail.doc(id));
        batch.delete(found.ref);
      }
      // Each page is what the one before has left.
      await batch.commit();
      page = await some.get();
    }
  }
};
