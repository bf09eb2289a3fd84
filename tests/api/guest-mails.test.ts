import { expect, test } from 'vitest';
import { cancelStay } from '../../functions/src/booking/cancel/cancel-stay.ts';
import type { MailState, StoredMail } from '@club/domain/mail/mail';
import { newMail } from '@club/domain/mail/mail';
import { guestMailId } from '../../functions/src/notifications/guest-mail-id.ts';
import { aGuest } from '../../functions/src/testing/message-examples.ts';
import { deleteMails } from '../../functions/src/account-deletion/delete-mails.ts';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import { completeWork } from '../../functions/src/maintenance/complete-work.ts';
import { club, dependencies } from './api-client.ts';
import { newResort } from './booking-stage.ts';
import { bookedHere, newCaller } from './own-club.ts';

/*
 * What becomes of mails to guests when the member of the stay leaves the club: the guest has to hear
 * that the stay is cancelled, and nothing is kept for longer than that takes.
 */

const WEEK_MS = 7 * 86_400_000;

/** The mails about something, by their ids. */
const mailsAbout = async (id: string): Promise<Map<string, StoredMail>> =>
  new Map(
    (await club.mail.get()).docs
      .filter((mail) => mail.id.startsWith(id))
      .map((mail) => [mail.id, mail.data()] as const),
  );

test('a guest hears of a cancelled stay although the member’s record is deleted', async () => {
  const [member, resortId] = await Promise.all([newCaller(), newResort()]);
  const { _id: id } = await bookedHere(member, { resortId });
  const guestInfo = aGuest();
  await club.bookings.doc(id).update({ guestInfo });
  await club.users.doc(member.uid).delete();
  const nowMs = Date.now();
  const order = {
    actor: 'system',
    reason: 'Left the club',
    refund: 'full',
    expected: null,
    nowMs,
  } as const;
  await cancelStay(id, order, dependencies);
  const mails = await mailsAbout(`${id}_cancelled`);
  expect([...mails.keys()]).toEqual([guestMailId(`${id}_cancelled`)]);
  const [mail] = mails.values();
  expect(mail).toMatchObject({ to: guestInfo.email, uid: null });
  expect(JSON.stringify(mail)).not.toContain(member.uid);
  const notices = await club.notifications(member.uid).get();
  expect(notices.docs.map((notice) => notice.id)).not.toContain(`${id}_cancelled`);

  await completeWork(dependencies, nowMs + WEEK_MS - 60_000);
  expect((await mailsAbout(`${id}_cancelled`)).size).toBe(1);
  await completeWork(dependencies, nowMs + WEEK_MS + 60_000);
  expect((await mailsAbout(`${id}_cancelled`)).size).toBe(0);
});

test('an account deletion leaves what a guest has not been sent yet, and nothing else', async () => {
  const uid = 'member-who-goes';
  const own = 'goes@example.com';
  const write = (id: string, to: string, state: MailState = 'waiting') =>
    club.mail.doc(id).set({
      ...newMail({
        to,
        message: { subject: 'Cancelled', text: 'Cancelled', html: 'Cancelled' },
        uid,
        at: new Date().toISOString(),
      }),
      state,
    });
  const stay = 'stay-of-the-one-who-goes';
  await Promise.all([
    write(`${stay}_cancelled`, own),
    write(guestMailId(`${stay}_cancelled`), 'guest@example.com'),
    write(guestMailId(`${stay}_changed_2`), 'guest@example.com', 'sending'),
    write(guestMailId(`${stay}_confirmed`), 'guest@example.com', 'sent'),
    write(guestMailId(`${stay}_changed_3`), 'guest@example.com', 'failed'),
    // Who travels as their own guest gets no mail any more, under whatever spelling.
    write(guestMailId(`${stay}_changed_4`), own.toUpperCase()),
  ]);
  const closedAtMs = Date.now();
  const emailClaim = emailClaimId(own);
  const deletion = { uid, actor: uid, emailClaim, isEmailConfirmed: true, closedAtMs };
  await deleteMails(deletion);
  const left = await mailsAbout(stay);
  expect([...left.keys()].sort()).toEqual([
    guestMailId(`${stay}_cancelled`),
    guestMailId(`${stay}_changed_2`),
  ]);
  expect([...left.values()].map((mail) => mail.uid)).toEqual([null, null]);
  await deleteMails(deletion);
  expect((await mailsAbout(stay)).size).toBe(2);

  await completeWork(dependencies, Date.now());
  expect((await mailsAbout(stay)).size).toBe(2);
  await club.mail.doc(guestMailId(`${stay}_cancelled`)).update({ state: 'sent' });
  await completeWork(dependencies, Date.now());
  expect([...(await mailsAbout(stay)).keys()]).toEqual([guestMailId(`${stay}_changed_2`)]);
});
