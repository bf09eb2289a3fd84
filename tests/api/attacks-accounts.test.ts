import { randomUUID } from 'node:crypto';
import type { StoredUser } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import { setAdmin } from '../../functions/src/admin/set-admin.ts';
import { confirmAccount } from '../../functions/src/account/confirm-account.ts';
import { releaseAddress } from '../../functions/src/account/release-address.ts';
import { ADMINS_ID } from '../../functions/src/admin/admins.ts';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import { authzOf, codeOf, recordOf, register, squat } from './account-stage.ts';
import type { Person } from './api-client.ts';
import {
  auth,
  call,
  callCallable,
  club,
  newAdmin,
  newMember,
  signIn,
  signUp,
} from './api-client.ts';
import { book, newResort, pointsBody } from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { contactBody } from './contact-stage.ts';
import { signInWithGoogle } from './google-person.ts';
import { hold } from './hold-calls.ts';

/*
 * What an attacker tries with an account of an address that is not theirs, and what a stolen session is
 * good for (docs/security.md, Accounts).
 */

/** Signs in at a later second than anything before. */
const secondLater = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000 - (Date.now() % 1000) + 20);
  });

describe('a promotion (3)', () => {
  it('is rejected for an address that was never confirmed, on every way to it', async () => {
    const admin = await newAdmin();
    const squatter = await squat();
    const body = { email: squatter.email, isAdmin: true };
    expect(await call('PATCH /update-user', { token: admin.token, body })).toMatchObject({
      status: 409,
      code: 'user-not-confirmed',
    });
    expect(await callCallable('setadmin', body, admin.token)).toMatchObject({
      status: 409,
      error: { code: 'user-not-confirmed', field: 'email' },
    });
    const byConsole = { ...body, actor: { kind: 'console' }, nowMs: Date.now() } as const;
    expect(await codeOf(setAdmin(byConsole))).toBe('user-not-confirmed');
    expect((await auth.getUser(squatter.uid)).customClaims?.['isAdmin']).toBeUndefined();
    expect(await authzOf(squatter.uid)).toMatchObject({ isAdmin: false });
    expect((await club.admins.doc(ADMINS_ID).get()).data()?.uids).not.toContain(squatter.uid);
    expect((await call('GET /all-users', { token: squatter.token })).status).toBe(403);
    // Once they show that it is theirs, it continues.
    await auth.updateUser(squatter.uid, { emailVerified: true });
    expect((await call('PATCH /update-user', { token: admin.token, body })).status).toBe(200);
  });

  it('is rejected for an account that has moved on to another address', async () => {
    const admin = await newAdmin();
    const member = await newMember('mover');
    await auth.updateUser(member.uid, { email: `moved-${randomUUID()}@example.com` });
    const body = { email: member.email, isAdmin: true };
    expect((await callCallable('setadmin', body, admin.token)).status).toBe(409);
    expect(await authzOf(member.uid)).toMatchObject({ isAdmin: false });
  });

  it('can be looked up beforehand: the list of users says who is confirmed', async () => {
    const admin = await newAdmin();
    const [squatter, member] = [await squat(), await newMember('confirmed')];
    const { body } = await call('GET /all-users', { token: admin.token });
    const found = (uid: string) => (body as StoredUser[]).find((user) => user.uid === uid);
    expect(found(squatter.uid)?.emailConfirmed).toBeUndefined();
    expect(found(member.uid)?.emailConfirmed).toBe(true);
  });
});

describe('an account deletion (4)', () => {
  /** A visitor's ticket; gives back its number. */
  const ticketOf = async (email: string): Promise<string> => {
    const { result } = await callCallable('contactclub', { ...contactBody(), email }, null);
    return (result as { number: string }).number;
  };

  it('of an account with a stranger’s address leaves their ticket and mail alone', async () => {
    const email = `stranger-${randomUUID()}@example.com`;
    const number = await ticketOf(email);
    const mails = await club.mail.where('to', '==', email).get();
    const squatter = await squat(email);
    expect((await callCallable('deleteaccount', {}, squatter.token)).status).toBe(200);
    expect((await club.supportTickets.doc(number).get()).exists).toBe(true);
    expect((await club.mail.where('to', '==', email).get()).size).toBe(mails.size);
    // By an admin neither.
    const again = await squat(email);
    const admin = await newAdmin();
    expect((await callCallable('removeuser', { email }, admin.token)).status).toBe(200);
    expect(await recordOf(again.uid)).toBeUndefined();
    expect((await club.supportTickets.doc(number).get()).exists).toBe(true);
  });

  it('of a confirmed account takes what was written from its address', async () => {
    const member = await newMember('writer');
    const number = await ticketOf(member.email);
    expect((await callCallable('deleteaccount', {}, member.token)).status).toBe(200);
    expect((await club.supportTickets.doc(number).get()).exists).toBe(false);
  });
});

describe('an address that another account has taken (6)', () => {
  it('goes to its owner when the account is deleted', async () => {
    const squatter = await squat();
    await auth.deleteUser(squatter.uid);
    const owner = await signInWithGoogle(squatter.email);
    expect((await register(owner)).status).toBe(201);
    const claim = await club.emails.doc(emailClaimId(owner.email)).get();
    expect(claim.data()).toEqual({ uid: owner.uid });
    // The other record is still in the list, and can be removed by the address that it has now.
    const lost = await recordOf(squatter.uid);
    expect(lost).toMatchObject({ emailConfirmed: false });
    expect(lost?.email).toMatch(/@address-lost\.invalid$/);
    const admin = await newAdmin();
    const removal = await callCallable('removeuser', { email: lost?.email }, admin.token);
    expect(removal.status).toBe(200);
    expect(await recordOf(squatter.uid)).toBeUndefined();
    expect(await recordOf(owner.uid)).toBeDefined();
  });

  it('goes to its owner when the account has moved, also through another address', async () => {
    const squatter = await squat();
    await auth.updateUser(squatter.uid, { email: `moved-${randomUUID()}@example.com` });
    const member = await newMember('changer');
    await auth.updateUser(member.uid, { email: squatter.email, emailVerified: true });
    const now = await signIn({ ...member, email: squatter.email });
    expect(await callCallable('followemail', {}, now.token)).toMatchObject({
      status: 200,
      result: { email: squatter.email, emailConfirmed: true },
    });
    expect((await recordOf(squatter.uid))?.email).toMatch(/\.invalid$/);
  });

  it('stays where it is when the caller is not confirmed, or the other one is, too', async () => {
    const squatter = await squat();
    await auth.updateUser(squatter.uid, { email: `moved-${randomUUID()}@example.com` });
    const { email } = squatter;
    const { uid } = await auth.createUser({ email, password: 'long-enough-1' });
    const other = await signIn({ uid, email, password: 'long-enough-1', token: '' });
    expect(await register(other)).toMatchObject({ status: 409, code: 'already-registered' });
    expect((await recordOf(squatter.uid))?.email).toBe(email);
    // Even a confirmed caller takes none from an account that has confirmed it, too.
    const member = await newMember('keeper');
    await releaseAddress(member.email, uid, Date.now());
    const claim = await club.emails.doc(emailClaimId(member.email)).get();
    expect(claim.data()).toEqual({ uid: member.uid });
  });

  it('is the same however it is written (20)', async () => {
    const member = await newMember('written');
    const admin = await newAdmin();
    const [local = '', host = ''] = member.email.split('@');
    for (const email of [
      `${local}@EXAMPLE.com`,
      `${local}\u200B@${host}`,
      `\uFF57${local.slice(1)}@${host}`,
    ]) {
      const { status, body } = await call(`GET /users?email=${encodeURIComponent(email)}`, {
        token: admin.token,
      });
      expect([status, (body as StoredUser).uid]).toEqual([200, member.uid]);
    }
  });
});

describe('an account that a stranger had registered before (5)', () => {
  it('is the owner’s alone from their first sign-in through another provider on', async () => {
    const squatter = await squat();
    const share = { board: 'saved', share: { withNotes: false } };
    const { result } = await callCallable('shareboard', share, squatter.token);
    const { token: link } = result as { token: string };
    await club.users.doc(squatter.uid).update({
      phoneNumber: '+1 202 555 0142',
      billing: { firstName: 'S' },
    });
    const owner = await signInWithGoogle(squatter.email, 'Vera Victim');
    expect(owner.uid).toBe(squatter.uid);
    // As the site does after signing in; within the same second, too.
    const { body } = await call(`GET /users?email=${owner.email}`, { token: owner.token });
    expect(body).toMatchObject({
      name: 'Vera Victim',
      phoneNumber: '',
      emailConfirmed: true,
    });
    expect(body).not.toHaveProperty('billing');
    expect(
      (await call('GET /bookings?email=' + owner.email, { token: squatter.token })).status,
    ).toBe(401);
    expect((await callCallable('openboard', { token: link }, null)).status).toBe(404);
    const seconds = Math.floor(Date.now() / 1000);
    const { minAuthTime = 0, confirmed } = (await authzOf(owner.uid)) ?? {};
    expect(confirmed).toBe(true);
    expect(minAuthTime).toBeGreaterThan(seconds - 60);
    expect((await register(owner)).status).toBe(200);
  });

  it('ends also when the other session is the first to notice', async () => {
    const squatter = await squat();
    const session = callerOf(squatter);
    await secondLater();
    const owner = await signInWithGoogle(squatter.email);
    // The emulator gives an old session a new token that says it is confirmed.
    const forged = { ...session, provider: 'password' };
    await expect(confirmAccount(forged, Date.now())).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect((await call(`GET /users?email=${owner.email}`, { token: squatter.token })).status).toBe(
      401,
    );
    expect((await call(`GET /users?email=${owner.email}`, { token: owner.token })).status).toBe(
      200,
    );
  });

  it('gives the session that ends no last call by what the owner has confirmed', async () => {
    const squatter = await squat();
    await secondLater();
    await signInWithGoogle(squatter.email);
    const deposit = { points: 1000, requestId: randomUUID() };
    expect((await callCallable('depositpoints', deposit, squatter.token)).status).toBe(401);
    expect((await club.accounts.doc(squatter.uid).get()).data()?.available).toBe(0);
  });

  it('changes nothing for an owner who confirms their own account', async () => {
    const member = await newMember('own', false);
    await club.users.doc(member.uid).update({ phoneNumber: '+1 202 555 0142' });
    await auth.updateUser(member.uid, { emailVerified: true });
    await secondLater();
    const again = await signIn(member);
    const { body } = await call(`GET /users?email=${member.email}`, { token: again.token });
    expect(body).toMatchObject({ phoneNumber: '+1 202 555 0142', emailConfirmed: true });
    // The session of before continues.
    expect((await call(`GET /users?email=${member.email}`, { token: member.token })).status).toBe(
      200,
    );
  });

  it('has no session left of before its record was made', async () => {
    const email = `late-${randomUUID()}@example.com`;
    const { uid } = await auth.createUser({ email, password: 'long-enough-1' });
    const squatter = await signIn({ uid, email, password: 'long-enough-1', token: '' });
    await secondLater();
    const owner = await signInWithGoogle(email);
    expect((await register(owner)).status).toBe(201);
    expect((await call(`GET /bookings?email=${email}`, { token: squatter.token })).status).toBe(
      401,
    );
    expect((await call(`GET /bookings?email=${email}`, { token: owner.token })).status).toBe(200);
  });
});

describe('other sessions (10)', () => {
  it('end at once, and the one that asks for it continues', async () => {
    const stolen = await newMember('stolen');
    await secondLater();
    const own = await signIn(stolen);
    const { status, result } = await callCallable('endsessions', {}, own.token);
    expect(status).toBe(200);
    expect(await recordOf(own.uid)).toMatchObject({
      sessionsEndedAt: (result as { endedAt: string }).endedAt,
    });
    const get = `GET /users?email=${own.email}`;
    expect((await call(get, { token: stolen.token })).status).toBe(401);
    expect((await call(get, { token: own.token })).status).toBe(200);
  });

  it('end in the rules, too, after the password was changed or reset', async () => {
    const member = await newMember('reset');
    await secondLater();
    await auth.updateUser(member.uid, { password: 'another-one-2' });
    const before = await authzOf(member.uid);
    expect((await callCallable('followreset', { email: member.email }, null)).result).toEqual({
      followed: true,
    });
    const after = await authzOf(member.uid);
    expect(after?.minAuthTime).toBeGreaterThan(before?.minAuthTime ?? 0);
    expect((await call(`GET /users?email=${member.email}`, { token: member.token })).status).toBe(
      401,
    );
    const again = await signIn({ ...member, password: 'another-one-2' });
    expect((await call(`GET /users?email=${member.email}`, { token: again.token })).status).toBe(
      200,
    );
  });

  it('end in the rules as soon as one of them is rejected', async () => {
    const member = await newMember('revoked');
    await secondLater();
    await auth.updateUser(member.uid, { password: 'another-one-2' });
    expect((await call(`GET /users?email=${member.email}`, { token: member.token })).status).toBe(
      401,
    );
    expect((await authzOf(member.uid))?.minAuthTime).toBeGreaterThan(0);
  });

  it('are not ended by strangers, and tell no one who is a member', async () => {
    const member = await newMember('quiet');
    const answers = await Promise.all(
      [member.email, `unknown-${randomUUID()}@example.com`].map((email) =>
        callCallable('followreset', { email }, null),
      ),
    );
    expect(answers.map(({ status, result }) => [status, result])).toEqual([
      [200, { followed: true }],
      [200, { followed: true }],
    ]);
    expect((await call(`GET /users?email=${member.email}`, { token: member.token })).status).toBe(
      200,
    );
  });
});

describe('an account without a record', () => {
  it('gets one with the first call of value', async () => {
    const resortId = await newResort();
    for (const act of [
      (person: Person) => hold(person, resortId),
      (person: Person) => book(person, pointsBody(person, resortId)),
    ]) {
      const person = await signUp('unrecorded');
      expect((await act(person)).status).toBeLessThan(300);
      expect(await recordOf(person.uid)).toMatchObject({ uid: person.uid, email: person.email });
      expect(await authzOf(person.uid)).toMatchObject({ isAdmin: false, disabled: false });
    }
  });

  it('gets none of an address that is another member’s, and holds nothing', async () => {
    const squatter = await squat();
    await auth.updateUser(squatter.uid, { email: `moved-${randomUUID()}@example.com` });
    const { email } = squatter;
    const { uid } = await auth.createUser({ email, password: 'long-enough-1' });
    const other = await signIn({ uid, email, password: 'long-enough-1', token: '' });
    expect((await hold(other, await newResort())).status).toBe(409);
    expect(await recordOf(uid)).toBeUndefined();
  });
});
