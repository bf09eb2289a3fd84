import { sendMail } from '../mail/send-mail.ts';
import { collections } from '../store/collections.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/**
 * Mails that are due: their process died, the mail server could not take them yet, or an admin sends
 * them again. Without a mail server they wait.
 */
export const dueMails: OpenWork = {
  kind: 'mails',
  async *find({ db, mailer, context: { nowMs } }) {
    if (mailer === null) return;
    const due = collections(db).mail.where('dueAt', '<=', nowMs).orderBy('dueAt');
    for await (const page of pagesOf(due)) {
      yield page.map(({ id }) => ({ id, finish: () => sendMail({ db, mailer }, id, nowMs) }));
    }
  },
};
