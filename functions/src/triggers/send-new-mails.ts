import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import '../kernel/http/runtime.ts';
import { SMTP_URL } from './smtp-secret.ts';

/**
 * Sends a mail as soon as it is written. What it cannot send, and what a dead process has left, is
 * sent by the maintenance, so no event is retried.
 */
export const sendnewmails = onDocumentCreated(
  { document: 'mail/{mailId}', secrets: [SMTP_URL] },
  async (event) => {
    const { clubDependencies } = await import('../dependencies.ts');
    const { db, mailer } = clubDependencies();
    if (mailer === null) return;
    const { sendMail } = await import('../mail/send-mail.ts');
    await sendMail({ db, mailer }, event.params.mailId, Date.now());
  },
);
