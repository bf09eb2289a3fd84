import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newMail } from '@club/domain/mail/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { CaughtMails } from '../../../scripts/launcher/caught-mails.ts';
import { catchMails } from '../../../scripts/launcher/mail-catcher.ts';
import { reservePorts } from '../../../scripts/launcher/ports.ts';
import { mailEnvironment } from '../../../scripts/launcher/suite-config.ts';
import type { Random } from '../random.ts';
import { collections } from '../../../functions/src/store/collections.ts';

const SENDER = path.join(import.meta.dirname, 'mail-sender.ts');
/** Mails that are written for each sender. */
const MAILS_A_KILL = 3;
/** How long the rest may take to be sent after the last kill. */
const PATIENCE_MS = 60_000;

/** What became of the mails. */
export type MailKillReport = {
  kills: number;
  mails: number;
  /** Kills after which the mail server had a mail that the club did not know to be sent. */
  between: number;
  /** Mails that the server got more than once, with the Message-ID of the first. */
  repeated: number;
};

const startSender = async (
  environment: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  const child = fork(SENDER, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`A sender ended with ${code} while starting.`)));
  });
  child.removeAllListeners('exit');
  return child;
};

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

const addressOf = (number: number): string => `reader-${number}@example.com`;

/**
 * Kills processes that send mails with SIGKILL, each within some milliseconds of the moment at which
 * the mail server takes one, so that many die between sending and noting it. Throws when a mail is
 * lost, or when a mailbox, which knows a mail by its Message-ID, has one twice.
 */
export const runMailKills = async (
  db: Firestore,
  { kills, random }: { kills: number; random: Random },
): Promise<MailKillReport> => {
  const club = collections(db);
  const mails = new CaughtMails();
  const { ports, release } = await reservePorts();
  const close = await catchMails(ports.smtp, mails);
  const environment = mailEnvironment(ports);
  let written = 0;
  const write = async (count: number): Promise<void> => {
    const batch = db.batch();
    for (let left = count; left > 0; left -= 1) {
      const mail = newMail({
        to: addressOf(written),
        message: { subject: `Mail ${written}`, text: 'Hello', html: '<p>Hello</p>' },
        uid: null,
        at: new Date().toISOString(),
      });
      batch.create(club.mail.doc(`mail-${written}`), mail);
      written += 1;
    }
    await batch.commit();
  };
  const copies = (): number => mails.all().reduce((sum, mail) => sum + mail.copies, 0);
  const counted = new Set<string>();
  /** Whether a kill has left a mail that the server has and the club does not know to be sent. */
  const hasLeftOne = async (): Promise<boolean> => {
    const open = await club.mail.where('state', '==', 'sending').get();
    const taken = new Set(mails.all().map(({ to }) => to));
    const left = open.docs.filter((mail) => taken.has(mail.data().to) && !counted.has(mail.id));
    for (const { id } of left) counted.add(id);
    return left.length > 0;
  };
  // The next one starts while this one works.
  let next = startSender(environment);
  const beginNext = async (): Promise<ChildProcess> => {
    const sender = await next;
    next = startSender(environment);
    sender.send('begin');
    return sender;
  };
  let between = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const before = copies();
      await write(MAILS_A_KILL);
      const sender = await beginNext();
      for (const until = Date.now() + 5000; copies() === before && Date.now() < until;) {
        await sleep(1);
      }
      // Some die before the server has answered, some before they have noted it, some after.
      await sleep(random.below(8));
      await killed(sender);
      if (await hasLeftOne()) between += 1;
    }
    (await next).send('begin');
    const openMails = async () => (await club.mail.where('state', '!=', 'sent').get()).size;
    const until = Date.now() + PATIENCE_MS;
    while ((await openMails()) > 0 && Date.now() < until) await sleep(100);
    if ((await openMails()) > 0) throw new Error(`${await openMails()} mails were never sent.`);
  } finally {
    await killed(await next);
    await close();
    await release();
  }
  const boxes = Map.groupBy(mails.all(), ({ to }) => to);
  for (let number = 0; number < written; number += 1) {
    const found = boxes.get(addressOf(number))?.length ?? 0;
    if (found !== 1) throw new Error(`The mailbox of mail ${number} has ${found} mails.`);
  }
  const repeated = mails.all().filter((mail) => mail.copies > 1).length;
  return { kills, mails: written, between, repeated };
};
