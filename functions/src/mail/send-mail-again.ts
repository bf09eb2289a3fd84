import { ApiError } from '@club/domain/api/errors';
import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { StoredMail } from '@club/domain/mail/mail';
import { isMailDone } from '@club/domain/mail/mail';
import { atomically, create, remove, replace } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { collections } from '../store/collections.ts';
import { mailAndAddress } from './mail-and-address.ts';

/**
 * The mail as it waits to be sent again, with nothing of its earlier attempts, and however late: who
 * sends it has read it.
 */
const waitingAgain = ({ outdatedAt: _past, ...mail }: StoredMail, nowMs: number): StoredMail => ({
  ...mail,
  state: 'waiting',
  stateAt: new Date(nowMs).toISOString(),
  dueAt: nowMs,
  attempt: null,
  tries: 0,
  round: mail.round + 1,
  reason: null,
});

/**
 * The callable `sendmailagain`: an admin has a mail sent once more, within a minute, and takes its
 * address off the list of those that the mail server has refused. The same call again changes
 * nothing. Writes an audit entry.
 */
export const sendMailAgain: Handler<'sendMailAgain', 'caller' | 'nowMs'> = async (
  { mailId, round },
  { caller, nowMs },
) => {
  const db = clubFirestore();
  const club = collections(db);
  const to = (await club.mail.doc(mailId).get()).data()?.to;
  if (to === undefined) throw new ApiError('mail-not-found');
  const entryRef = club.audit.doc();
  const refs = mailAndAddress(db, mailId, to);
  return atomically<typeof refs, { state: StoredMail['state'] }>(db, refs, ({ mail, refused }) => {
    if (mail.data === undefined) throw new ApiError('mail-not-found');
    const { state } = mail.data;
    if (mail.data.round === round + 1) return { result: { state } };
    if (mail.data.round !== round || !isMailDone(mail.data)) throw new ApiError('mail-changed');
    const entry: AuditEntry = {
      at: new Date(nowMs).toISOString(),
      actor: caller.uid,
      action: 'send-mail-again',
      subject: mailId,
      detail: refused.data === undefined ? '' : 'Its address is written to again.',
    };
    return {
      result: { state: 'waiting' },
      writes: [
        replace(mail, waitingAgain(mail.data, nowMs)),
        ...(refused.data === undefined ? [] : [remove(refused)]),
        create(entryRef, entry),
      ],
    };
  });
};
