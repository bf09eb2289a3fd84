/**
 * A process that sends mails, made to be killed: the club's own code with the database and the mail
 * server of its environment. Says that it is ready, begins when it is told to, and lives until it is
 * killed or its parent has ended.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { clubDependencies } from '../../../functions/src/dependencies.ts';
import { sendMail } from '../../../functions/src/mail/send-mail.ts';
import { collections } from '../../../functions/src/store/collections.ts';

/** How long an attempt counts as alive here, milliseconds: a killed one is taken over soon. */
const ATTEMPT_MS = 1000;
const AT_ONCE = 4;

const { db, mailer } = clubDependencies();
if (mailer === null) throw new Error('No mail server is set.');
process.once('disconnect', () => process.exit());
const told = new Promise<void>((resolve) => {
  process.once('message', () => resolve());
});
process.send?.('ready');
await told;
for (;;) {
  const due = await collections(db)
    .mail.where('dueAt', '<=', Date.now())
    .orderBy('dueAt')
    .limit(AT_ONCE)
    .get();
  await Promise.all(due.docs.map(({ id }) => sendMail({ db, mailer }, id, Date.now(), ATTEMPT_MS)));
  await sleep(5);
}
