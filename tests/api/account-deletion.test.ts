import type { Output } from '@club/domain/api/contract';
import { OPERATIONS } from '@club/domain/api/contract';
import { describe, expect, it } from 'vitest';
import { createBooking } from '../../functions/src/booking/reserve/create-booking.ts';
import { holdOffer } from '../../functions/src/booking/hold/hold-offer.ts';
import { parseInput } from '../../functions/src/kernel/http/request-input.ts';
import { removeLeftMail } from '../../functions/src/notifications/left-mail.ts';
import { answerMailId, receivedMailId } from '../../functions/src/notifications/ticket-messages.ts';
import { deleteAccount } from '../../functions/src/account-deletion/delete-account.ts';
import { closeAccount } from '../../functions/src/account-deletion/close-account.ts';
import { pseudonymOf } from '../../functions/src/account-deletion/pseudonym.ts';
import { followaccountdeletions } from '../../functions/src/triggers/follow-account-deletions.ts';
import {
  DELETION_STEPS,
  deleteAccountData,
} from '../../functions/src/account-deletion/delete-account-data.ts';
import { joinWaitlist } from '../../functions/src/waitlist/join-waitlist.ts';
import type { Person } from './api-client.ts';
import {
  auth,
  call,
  callCallable,
  club,
  db,
  dependencies,
  eventually,
  newAdmin,
  newMember,
} from './api-client.ts';
import {
  NOTHING,
  STAY,
  booked,
  day,
  newResort,
  nightsAt,
  pointsBody,
  writtenFor,
} from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { contactBody } from './contact-stage.ts';
import type { FullMember } from './full-member.ts';
import { newFullMember } from './full-member.ts';
import { createdEvent } from './trigger-events.ts';
import { CRITERIA } from './waitlist-stage.ts';
import { everyDocument } from './whole-database.ts';

const admin = await newAdmin();
await newAdmin();

/** Collections that keep documents of a deleted member, under a uid without an account. */
const RETAINED = new Set(['accounts', 'audit', 'authz', 'bookings', 'changes', 'ledger', 'stays']);

const hasOrder = async (uid: string): Promise<boolean> =>
  (await club.accountDeletions.doc(uid).get()).exists;

const bookingOf = async (id: string) => (await club.bookings.doc(id).get()).data();

/**
 * The guest of a deleted member still has to hear that the stay was cancelled. Nothing in that
 * mail leads to the member, and once it was sent it goes.
 */
const expectGuestNotified = async (member: FullMember): Promise<void> => {
  const { person, traces, stays, guestEmail } = member;
  const toGuest = club.mail.where('to', '==', guestEmail);
  const left = (await toGuest.get()).docs;
  expect(left.map(({ id }) => id)).toContain(`${stays.card}_cancelled_guest`);
  const ofGuest = guestEmail.split('@')[0] ?? '';
  for (const mail of left) {
    expect(mail.data()).toMatchObject({ uid: null, to: guestEmail });
    const text = JSON.stringify(mail.data()).toLowerCase();
    const ofMember = [person.uid.toLowerCase(), ...traces.filter((trace) => trace !== ofGuest)];
    expect(ofMember.filter((trace) => text.includes(trace))).toEqual([]);
    const now = Date.now();
    // Where the club sends its mails, this one may be under way, sent by now, or begun any moment. As
    // one that an admin sends again it is left alone, and how the first round went no longer counts.
    const round = mail.data().round + 1;
    const sentAgain = { state: 'sending', dueAt: now + 3_600_000, attempt: 'of-this-test', round };
    await mail.ref.update(sentAgain);
    expect(await removeLeftMail(db, mail.id, now)).toBe(0);
    await mail.ref.update({ state: 'sent' });
    expect(await removeLeftMail(db, mail.id, now)).toBe(1);
  }
  expect((await toGuest.get()).size).toBe(0);
};

/** What must hold for every deleted member, whatever happened on the way. */
const expectGone = async (members: readonly FullMember[]): Promise<void> => {
  await Promise.all(members.map(expectGuestNotified));
  const [documents, logins] = await Promise.all([everyDocument(), auth.listUsers(1000)]);
  const known = JSON.stringify(logins.users).toLowerCase();
  for (const { person, traces, stays, resortId } of members) {
    for (const trace of [...traces, person.email]) {
      const where = documents.filter(({ lower }) => lower.includes(trace));
      expect(where.map(({ path }) => path)).toEqual([]);
      expect(known.includes(trace)).toBe(false);
    }
    const left = documents.filter(({ path, text }) => `${path}${text}`.includes(person.uid));
    const collections = left.map(({ path }) => path.split('/')[0] ?? '');
    expect(collections.filter((name) => !RETAINED.has(name))).toEqual([]);

    const kept = await Promise.all(Object.values(stays).map(bookingOf));
    for (const booking of kept) {
      expect(booking).toMatchObject({
        uid: person.uid,
        email: pseudonymOf(person.uid),
        billingInfo: null,
        guestInfo: null,
      });
    }
    expect(kept.map((booking) => booking?.status)).toEqual([
      'cancelled',
      'cancelled',
      'completed',
      'cancelled',
    ]);
    // All nights are free again, those of the offer, too.
    for (const ahead of [40, 50, 60, 70]) {
      const nights = { startDate: day(ahead), endDate: day(ahead + 6) };
      for (const night of await nightsAt(resortId, nights)) {
        expect(night).toEqual({ sold: 0, live: [] });
      }
    }
    const states = await Promise.all(
      [stays.card, stays.unpaid].map(async (id) => (await club.payments.doc(id).get()).data()),
    );
    for (const state of states) expect(['refunded', 'voided']).toContain(state?.state);
    const account = (await club.accounts.doc(person.uid).get()).data();
    const ledger = (await club.ledger.where('uid', '==', person.uid).get()).docs;
    expect([account?.available, account?.borrowed, account?.seq]).toEqual([0, 0, ledger.length]);
  }
};

/** Closes an account and lets the process die right after a step of its deletion. */
const dieAfter = async ({ person }: FullMember, step: string, actor: string): Promise<void> => {
  const steps = DELETION_STEPS.map(({ name, run }) => ({
    name,
    run: async (...order: Parameters<typeof run>) => {
      await run(...order);
      if (name === step) throw new Error(`died after: ${name}`);
    },
  }));
  const { uid, email } = person;
  const deletion = await closeAccount({ uid, actor, email, nowMs: Date.now() });
  await expect(deleteAccountData(deletion, dependencies, steps)).rejects.toThrow(
    `died after: ${step}`,
  );
};

const STEPS = DELETION_STEPS.map(({ name }) => name);
/** A few at a time, because each of them asks the API for half a dozen things. */
const AT_ONCE = 3;

const aMemberForEach = async (steps: readonly string[]): Promise<FullMember[]> => {
  if (steps.length === 0) return [];
  const some = await Promise.all(steps.slice(0, AT_ONCE).map(newFullMember));
  return [...some, ...(await aMemberForEach(steps.slice(AT_ONCE)))];
};

/** A full member for each step, deleted one after the other: over two minutes on two idle cores. */
const EVERY_STEP_MS = 600_000;

const removeBy = (by: Person, email: string) => callCallable('removeuser', { email }, by.token);

describe('deleting a member', () => {
  it('leaves nothing of them but records of money under a pseudonym', async () => {
    const member = await newFullMember();
    const before = await everyDocument();
    for (const trace of member.traces) {
      expect(before.some(({ lower }) => lower.includes(trace))).toBe(true);
    }
    expect((await removeBy(admin, member.person.email)).status).toBe(200);
    await expectGone([member]);
    expect(await hasOrder(member.person.uid)).toBe(false);
    const trail = await club.audit.where('subject', '==', member.person.uid).get();
    expect(trail.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'remove-user', actor: admin.uid, detail: '' },
    ]);
  }, 120_000);

  it('takes what was written to the club from their address without signing in', async () => {
    const [person, other] = await Promise.all([newMember(), newMember()]);
    const write = async (email: string): Promise<string> => {
      const { result } = await callCallable('contactclub', contactBody({ email }), null);
      return (result as Output<'contactClub'>).number;
    };
    const number = await write(person.email.toUpperCase());
    const othersNumber = await write(other.email);
    const step = { number, rev: 1, step: 'answer', text: 'Four thousand.' };
    expect((await callCallable('handleticket', step, admin.token)).status).toBe(200);
    expect((await callCallable('deleteaccount', {}, person.token)).status).toBe(200);
    expect((await club.supportTickets.doc(number).get()).exists).toBe(false);
    const mails = [receivedMailId(number), answerMailId(number, 1)].map((id) => club.mail.doc(id));
    expect((await db.getAll(...mails)).map(({ exists }) => exists)).toEqual([false, false]);
    expect((await club.supportTickets.doc(othersNumber).get()).exists).toBe(true);
  });

  it(
    'completes when it is repeated after dying at any step',
    { tags: ['site', 'full'], timeout: EVERY_STEP_MS },
    async () => {
      const members = await aMemberForEach(STEPS);
      for (const [index, step] of STEPS.entries()) {
        const member = members[index];
        if (member === undefined) throw new Error('There is a member for each step.');
        await dieAfter(member, step, admin.uid);
        const { person } = member;
        const again = await removeBy(admin, person.email);
        // Once the address is free no one finds the account by it; what is left is the trigger's.
        expect([200, 404]).toContain(again.status);
        if (again.status === 404) {
          await eventually(
            'the order is deleted',
            async () => !(await hasOrder(person.uid)),
            60_000,
          );
        }
        expect(await hasOrder(person.uid)).toBe(false);
      }
      await expectGone(members);
    },
  );

  it(
    'completes by itself after dying at any step',
    { tags: ['full'], timeout: EVERY_STEP_MS },
    async () => {
      const members = await aMemberForEach(STEPS);
      await Promise.all(
        STEPS.map(async (step, index) => {
          const member = members[index];
          if (member === undefined) throw new Error('There is a member for each step.');
          const { uid } = member.person;
          await dieAfter(member, step, index % 2 === 0 ? admin.uid : uid);
          // The emulator delivers one event after the other, and each waits for a request to do it. So
          // the trigger gets each of them from here, too; the later one finds it done.
          const order = await club.accountDeletions.doc(uid).get();
          if (order.exists) await followaccountdeletions.run(createdEvent(order, { uid }));
        }),
      );
      for (const { person } of members) {
        await eventually('the order is deleted', async () => !(await hasOrder(person.uid)), 60_000);
      }
      await expectGone(members);
    },
  );

  it('is not outrun by a request that was let in before the account was closed', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const { uid, email } = person;
    const nowMs = Date.now();
    const caller = callerOf(person, { nowMs });
    await closeAccount({ uid, actor: admin.uid, email, nowMs });
    const offer = { resortId, vacationType: 'rciPoints', ...STAY } as const;
    await expect(holdOffer(offer, { caller, nowMs })).rejects.toMatchObject({
      code: 'account-disabled',
    });
    const place = { requestId: 'request-0001', resortId, ...CRITERIA };
    await expect(joinWaitlist(place, { caller, nowMs })).rejects.toMatchObject({
      code: 'account-disabled',
    });
    expect((await club.waitlists.doc(resortId).get()).exists).toBe(false);
    const body = parseInput(OPERATIONS.createBooking.input, pointsBody(person, resortId));
    const request = { caller, idempotencyKey: null, nowMs, ...dependencies };
    await expect(createBooking(body, request)).rejects.toMatchObject({
      code: 'account-disabled',
    });
    expect(await writtenFor(uid, resortId)).toEqual(NOTHING);
  });

  it('leaves an address alone that another account has by now', async () => {
    const person = await newMember();
    const { uid, email } = person;
    const deletion = await closeAccount({ uid, actor: admin.uid, email, nowMs: Date.now() });
    await deleteAccountData(deletion, dependencies);
    await auth.createUser({ uid: `next-${uid}`, email, password: person.password });
    await club.emails.doc(deletion.emailClaim ?? '').set({ uid: `next-${uid}` });
    await deleteAccountData(deletion, dependencies);
    const claim = await club.emails.doc(deletion.emailClaim ?? '').get();
    expect(claim.data()).toEqual({ uid: `next-${uid}` });
    expect((await auth.getUser(`next-${uid}`)).email).toBe(email);
  });
});

/** Books by points for days close at hand, as if it had been done the week before. */
const bookedLastWeek = async (person: Person): Promise<string> => {
  const resortId = await newResort();
  const near = { ...STAY, startDate: day(9), endDate: day(15) };
  const { _id: id } = await booked(person, pointsBody(person, resortId, near));
  const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();
  await club.bookings.doc(id).update({ bookingDate: weekAgo, date: weekAgo });
  return id;
};

const deleteOwn = (person: Person) => callCallable('deleteaccount', {}, person.token);

describe('deleteaccount', () => {
  it('closes and deletes the caller’s own account at once', async () => {
    const member = await newFullMember();
    const { person } = member;
    const answer = await deleteOwn(person);
    expect([answer.status, answer.result]).toEqual([200, { deleted: true }]);
    const after = await call(`GET /users?email=${person.email}`, { token: person.token });
    expect([401, 403]).toContain(after.status);
    await expectGone([member]);
    const trail = await club.audit.where('subject', '==', person.uid).get();
    expect(trail.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'delete-account', actor: person.uid, detail: '' },
    ]);
  }, 120_000);

  it('refunds by the policy, while a removal by the club refunds in full', async () => {
    const [going, sent] = await Promise.all([newMember(), newMember()]);
    const [own, byClub] = await Promise.all([bookedLastWeek(going), bookedLastWeek(sent)]);
    expect((await deleteOwn(going)).status).toBe(200);
    expect((await removeBy(admin, sent.email)).status).toBe(200);
    const [half, full] = await Promise.all([bookingOf(own), bookingOf(byClub)]);
    const price = full?.points ?? 0;
    expect(price).toBeGreaterThan(0);
    expect(half?.refund).toEqual({ cents: 0, points: Math.ceil(price / 2) });
    expect(full?.refund).toEqual({ cents: 0, points: price });
  });

  it('asks for a sign-in of the last five minutes', async () => {
    const person = await newMember();
    const nowMs = Date.now();
    const caller = callerOf(person, { nowMs });
    const authTime = caller.authTime - 302;
    const stale = { ...caller, authTime };
    await expect(
      deleteAccount({}, { caller: stale, nowMs, ...dependencies }),
    ).rejects.toMatchObject({
      code: 'recent-sign-in-needed',
    });
    expect((await club.users.doc(person.uid).get()).exists).toBe(true);
    const fresh = { ...caller, authTime: authTime + 4 };
    const deleted = deleteAccount({}, { caller: fresh, nowMs, ...dependencies });
    await expect(deleted).resolves.toEqual({ deleted: true });
  });

  it('is not for admins, who have to be made members first', async () => {
    const other = await newAdmin();
    expect((await deleteOwn(other)).error).toMatchObject({ code: 'self-demotion' });
    expect((await auth.getUser(other.uid)).uid).toBe(other.uid);
  });

  it('needs no record in the club', async () => {
    const person = await newMember();
    await club.users.doc(person.uid).delete();
    const nowMs = Date.now();
    await deleteAccount({}, { caller: callerOf(person, { nowMs }), nowMs, ...dependencies });
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
