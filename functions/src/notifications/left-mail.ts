import { isMailDone } from '@club/domain/mail/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically, remove } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';

/** How long a mail that an account deletion has left may wait to be sent, milliseconds. */
const LONGEST_MS = 7 * 86_400_000;

/**
 * Deletes a mail to a guest that an account deletion has left, once it was sent or has waited for a
 * week. Returns how many it deleted. `nowMs` in milliseconds since 1970.
 */
export const removeLeftMail = (db: Firestore, mailId: string, nowMs: number): Promise<number> => {
  const refs = { mail: collections(db).mail.doc(mailId) };
  return atomically<typeof refs, number>(db, refs, ({ mail }) => {
    const { data } = mail;
    if (data?.leftAt === undefined) return { result: 0 };
    const isOver = isMailDone(data) || Date.parse(data.leftAt) + LONGEST_MS <= nowMs;
    return isOver ? { result: 1, writes: [remove(mail)] } : { result: 0 };
  });
};
