import type { Firestore } from 'firebase-admin/firestore';
import type { MailDocument } from '../store/collections.ts';
import { atomically, remove } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';

/** How long a mail that an account deletion has left may wait to be sent, milliseconds. */
const LONGEST_MS = 7 * 86_400_000;
/** States in which the extension "Trigger Email" is done with a mail. */
const DONE = ['SUCCESS', 'ERROR'];

/** True once a mail was sent or has failed. */
export const isDelivered = ({ delivery }: MailDocument): boolean =>
  delivery !== undefined && DONE.includes(delivery.state);

/**
 * Deletes a mail to a guest that an account deletion has left, once it was sent or has waited for a
 * week. Returns how many it deleted. `nowMs` in milliseconds since 1970.
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
