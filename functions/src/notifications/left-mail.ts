import type { Firestore } from 'firebase-admin/firestore';
import type { MailDocument } from '../store/collections.ts';
import { atomically, remove } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';

/** How long a mail that an erasure has left may wait for being sent, milliseconds. */
const LONGEST_MS = 7 * 86_400_000;
/** States in which the extension "Trigger Email" is done with a mail. */
const DONE = ['SUCCESS', 'ERROR'];

/** True once a mail has been sent, or will never be. */
export const isDelivered = ({ delivery }: MailDocument): boolean =>
  delivery !== undefined && DONE.includes(delivery.state);

/**
 * Deletes a mail to a guest that an erasure has left, once it was sent or has waited for a week.
 * Answers how many: 0 while it is to be sent, and for one that is gone. `nowMs` in milliseconds since
 * 1970.
 */
export const removeLeftMail = (db: Firestore, mailId: string, nowMs: number): Promise<number> => {
  const refs = { mail: collections(db).mail.doc(mailId) };
  return atomically<typeof refs, number>(db, refs, ({ mail }) => {
    const { data } = mail;
    if (data?.leftAt === undefined) return { result: 0 };
    const isOver = isDelivered(data) || Date.parse(data.leftAt) + LONGEST_MS <= nowMs;
    return isOver ? { result: 1, writes: [remove(mail)] } : { result: 0 };
  });
};
