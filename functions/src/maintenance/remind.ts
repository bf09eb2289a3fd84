import type { Firestore } from 'firebase-admin/firestore';
import { atomically } from '../kernel/commit/atomically.ts';
import type { ClubMessage } from '../notifications/club-message.ts';
import { messageWrites, recipientOf } from '../notifications/club-message.ts';
import { collections } from '../store/collections.ts';

/** A message to a member that time brings up. Its ids are made from its subject. */
export type Reminder = { uid: string; message: Required<ClubMessage> };

/**
 * Writes a reminder, except what the member has muted, and returns 1; 0 when it was written before
 * or is not wanted. Notification and mail are one commit, so either of them proves both.
 */
export const remind = (
  db: Firestore,
  { uid, message }: Reminder,
  nowMs: number,
): Promise<number> => {
  const club = collections(db);
  const refs = {
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
    notice: club.notifications(uid).doc(message.notice.id),
    mails: message.mails.map(({ id }) => club.mail.doc(id)),
  };
  return atomically<typeof refs, number>(db, refs, ({ user, authz, notice, mails }) => {
    const isWritten = [notice, ...mails].some(({ data }) => data !== undefined);
    if (isWritten || authz.data?.disabled === true) return { result: 0 };
    // The club writes it, at most once for each subject, so it has no mail budget.
    const writes = messageWrites(club, recipientOf(uid, user.data), [message], null, nowMs);
    return { result: writes.length === 0 ? 0 : 1, writes };
  });
};
