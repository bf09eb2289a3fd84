import { randomUUID } from 'node:crypto';
import type { StoredUser } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import { setAdmin, setAdminRole } from '../../functions/src/users/set-admin.ts';
import { confirmAccount } from '../../functions/src/users/confirm-account.ts';
import { releaseAddress } from '../../functions/src/users/release-address.ts';
import { demandSecondFactor } from '../../functions/src/users/demand-second-factor.ts';
import { removeUser } from '../../functions/src/users/remove-user.ts';
import { cancelBooking } from '../../functions/src/bookings/cancel-stay.ts';
import { ADMINS_ID } from '../../functions/src/users/admins.ts';
import { emailClaimId } from '../../functions/src/users/email-claim.ts';
import type { Person } from './api-client.ts';
import {
  auth,
  call,
  callCallable,
  club,
  dependencies,
  newAdmin,
  newMember,
  signIn,
  signUp,
} from './api-client.ts';
import { book, bookingIn, day, newResort, pointsBody, STAY } from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { contactBody } from './contact-stage.ts';
import { listDocuments } from './direct-reads.ts';
import { signInWithGoogle } from './google-person.ts';
import { addSecondFactor, signInWithFactor } from './second-factor.ts';

/*
 * What somebody tries with an account of an address that is not theirs, and what a stolen session is
 * good for (docs/security.md, Accounts).
 */

const register = (person: Person, name = 'Test Member') =>
  call('POST /users', { token: person.token, body: { name, email: person.email } });

const authzOf = async (uid: string) => (await club.authz.doc(uid).get()).data();
const recordOf = async (uid: string) => (await club.users.doc(uid).get()).data();
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    return String((error as { code?: unknown }).code);
  }
};

/** An account that somebody makes with an address that is not theirs, and registers. */
const squat = async (email = `victim-${randomUUID()}@example.com`): Promise<Person> => {
  const password = 'long-enough-1';
  const { uid } = await auth.createUser({ email, password });
  const squatter = await signIn({ uid, email, password, token: '' });
  expect((await register(squatter, 'Squatter')).status).toBe(201);
  return squatter;
};

/** Signs in at a later second than anything before. */
const secondLater = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000 - (Date.now() % 1000) + 20);
  });

describe('a promotion (3)', () => {
  it('is refused for an address that was never confirmed, on every way to it', async () => {
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
    // Once they show that it is theirs, it goes on.
    await auth.updateUser(squatter.uid, { emailVerified: true });
    expect((await call('PATCH /update-user', { token: admin.token, body })).status).toBe(200);
  });

  it('is refused for an account that has moved on to another address', async () => {
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

describe('an erasure (4)', () => {
  /** A visitor's ticket; gives back its number. */
  const ticketOf = async (email: string): Promise<string> => {
    const { result } = await callCallable('contactclub', { ...contactBody(), email }, null);
    return (result as { number: string }).number;
  };

  it('of an account with a stranger’s address leaves their ticket and mail alone', async () => {
    const email = `stranger-${randomUUID()}@example.com`;
    const number = await ticketOf(email);
    const mails = await club.mail.where('to', 'array-contains', email).get();
    const squatter = await squat(email);
    expect((await callCallable('deleteaccount', {}, squatter.token)).status).toBe(200);
    expect((await club.supportTickets.doc(number).get()).exists).toBe(true);
    expect((await club.mail.where('to', 'array-contains', email).get()).size).toBe(mails.size);
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

describe('an address that somebody else has taken (6)', () => {
  it('goes to its owner when the account is gone', async () => {
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
    // Even a confirmed caller takes none from somebody who has confirmed it, too.
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

describe('an account that somebody else had registered before (5)', () => {
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

  it('leaves whoever confirms their own account as they are', async () => {
    const member = await newMember('own', false);
    await club.users.doc(member.uid).update({ phoneNumber: '+1 202 555 0142' });
    await auth.updateUser(member.uid, { emailVerified: true });
    await secondLater();
    const again = await signIn(member);
    const { body } = await call(`GET /users?email=${member.email}`, { token: again.token });
    expect(body).toMatchObject({ phoneNumber: '+1 202 555 0142', emailConfirmed: true });
    // The session of before goes on.
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
  it('end at once, and the one that asks for it goes on', async () => {
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

  it('end in the rules as soon as one of them is refused', async () => {
    const member = await newMember('revoked');
    await secondLater();
    await auth.updateUser(member.uid, { password: 'another-one-2' });
    expect((await call(`GET /users?email=${member.email}`, { token: member.token })).status).toBe(
      401,
    );
    expect((await authzOf(member.uid))?.minAuthTime).toBeGreaterThan(0);
  });

  it('are not ended by strangers, and nobody learns who is a member', async () => {
    const member = await newMember('quiet');
    const answers = await Promise.all(
      [member.email, `nobody-${randomUUID()}@example.com`].map((email) =>
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

describe('somebody without a record', () => {
  it('gets one with the first call of value', async () => {
    const resortId = await newResort();
    for (const act of [
      (person: Person) =>
        callCallable('holdoffer', { resortId, vacationType: 'rciPoints', ...STAY }, person.token),
      (person: Person) => book(person, pointsBody(person, resortId)),
    ]) {
      const person = await signUp('unrecorded');
      expect((await act(person)).status).toBeLessThan(300);
      expect(await recordOf(person.uid)).toMatchObject({ uid: person.uid, email: person.email });
      expect(await authzOf(person.uid)).toMatchObject({ isAdmin: false, disabled: false });
    }
  });

  it('gets none of an address that is somebody else’s, and holds nothing', async () => {
    const squatter = await squat();
    await auth.updateUser(squatter.uid, { email: `moved-${randomUUID()}@example.com` });
    const { email } = squatter;
    const { uid } = await auth.createUser({ email, password: 'long-enough-1' });
    const other = await signIn({ uid, email, password: 'long-enough-1', token: '' });
    const offer = { resortId: await newResort(), vacationType: 'rciPoints', ...STAY };
    expect((await callCallable('holdoffer', offer, other.token)).status).toBe(409);
    expect(await recordOf(uid)).toBeUndefined();
  });
});

describe('an admin whose browser was left open (14)', () => {
  it('has to sign in again for roles, removal and refunds at other than the policy', async () => {
    const admin = await newAdmin();
    const { email } = await newMember('subject');
    const fresh = { ...callerOf(admin), isAdmin: true };
    const stale = { ...fresh, authTime: Math.floor(Date.now() / 1000) - 601 };
    const nowMs = Date.now();
    const cancel = (refund: 'policy' | 'full' | 'none', caller = stale) =>
      cancelBooking(
        { bookingId: '0'.repeat(24), reason: 'Storm', refund, expected: { cents: 0, points: 0 } },
        { caller, nowMs, ...dependencies },
      );
    expect(await codeOf(setAdminRole({ email, isAdmin: true }, { caller: stale, nowMs }))).toBe(
      'recent-sign-in-needed',
    );
    expect(await codeOf(removeUser({ email }, { caller: stale, nowMs, ...dependencies }))).toBe(
      'recent-sign-in-needed',
    );
    expect(await codeOf(cancel('full'))).toBe('recent-sign-in-needed');
    expect(await codeOf(cancel('none'))).toBe('recent-sign-in-needed');
    expect(await codeOf(cancel('policy'))).toBe('booking-not-found');
    expect(await codeOf(cancel('full', fresh))).toBe('booking-not-found');
    expect(await codeOf(setAdminRole({ email, isAdmin: true }, { caller: fresh, nowMs }))).toBe(
      'done',
    );
  });
});

describe('an admin’s password that became known (14)', () => {
  /** The doors that only an admin has: rules, REST and callable. */
  const doorsOf = async ({ token }: Person, subject: Person) => {
    const change = { email: subject.email, isAdmin: true };
    const [rules, rest, callable] = await Promise.all([
      listDocuments('users', token),
      call('GET /all-users', { token }),
      callCallable('setadmin', change, token),
    ]);
    return [rules.status, [rest.status, rest.code], [callable.status, callable.error]];
  };
  const OPEN = [200, [200, null], [200, undefined]];
  const refusal = { code: 'second-factor-needed', message: expect.stringContaining('profile') };
  const SHUT = [403, [403, 'second-factor-needed'], [403, refusal]];
  const demand = (isDemanded: boolean) => demandSecondFactor({ isDemanded, nowMs: Date.now() });

  it('opens nothing without the second factor, once the club demands one of its admins', async () => {
    const [admin, subject] = [await newAdmin(), await newAdmin()];
    expect(await doorsOf(admin, subject)).toEqual(OPEN);
    await demand(true);
    try {
      // From the next request on, and also for whoever signs in again without.
      expect(await doorsOf(admin, subject)).toMatchObject(SHUT);
      const again = await signIn(admin);
      expect(await doorsOf(again, subject)).toMatchObject(SHUT);
      expect((await auth.getUser(admin.uid)).customClaims).toEqual({
        isAdmin: true,
        needsSecondFactor: true,
      });
      // What is a member's stays theirs, so that they can add one, and end other sessions then.
      expect((await call(`GET /users?email=${admin.email}`, { token: again.token })).status).toBe(
        200,
      );
      const others = await call(`GET /users?email=${subject.email}`, { token: again.token });
      expect([others.status, others.code]).toEqual([403, 'not-allowed']);
      await addSecondFactor(again);
      const withFactor = await signInWithFactor(admin);
      expect((await callCallable('endsessions', {}, withFactor.token)).status).toBe(200);
      expect(await doorsOf(withFactor, subject)).toEqual(OPEN);
      // From then on the password alone gives no token at all.
      expect((await signIn(admin)).token).toBeUndefined();
    } finally {
      await demand(false);
    }
    expect(await doorsOf(await signIn(subject), subject)).toEqual(OPEN);
    expect((await auth.getUser(subject.uid)).customClaims).toEqual({ isAdmin: true });
    expect(await authzOf(subject.uid)).not.toHaveProperty('needsSecondFactor');
    expect(await recordOf(subject.uid)).not.toHaveProperty('needsSecondFactor');
  });

  it('is demanded of whoever becomes an admin, and no longer of whoever is none', async () => {
    const person = await newMember('heir');
    await newAdmin();
    await demand(true);
    const order = { email: person.email, actor: { kind: 'console' }, nowMs: Date.now() } as const;
    try {
      await setAdmin({ ...order, isAdmin: true });
      expect(await authzOf(person.uid)).toMatchObject({ isAdmin: true, needsSecondFactor: true });
      expect(await recordOf(person.uid)).toMatchObject({ isAdmin: true, needsSecondFactor: true });
      expect((await call('GET /all-users', { token: (await signIn(person)).token })).code).toBe(
        'second-factor-needed',
      );
      await setAdmin({ ...order, isAdmin: false });
      expect(await authzOf(person.uid)).not.toHaveProperty('needsSecondFactor');
      expect(await recordOf(person.uid)).not.toHaveProperty('needsSecondFactor');
      expect((await auth.getUser(person.uid)).customClaims).toEqual({});
      expect((await club.admins.doc(ADMINS_ID).get()).data()?.needsSecondFactor).toBe(true);
    } finally {
      await demand(false);
    }
    expect((await club.admins.doc(ADMINS_ID).get()).data()).not.toHaveProperty('needsSecondFactor');
  });

  it('is written in the audit trail, once for each admin, and asked again changes nothing', async () => {
    const admin = await newAdmin();
    const actionsOf = async () => {
      const found = await club.audit.where('subject', '==', admin.uid).get();
      return found.docs.map((entry) => entry.data().action).toSorted();
    };
    await demand(true);
    await demand(true);
    await demand(false);
    await demand(false);
    expect(await actionsOf()).toEqual(['demand-second-factor', 'waive-second-factor']);
  });
});

describe('deleting an account and registering again (11)', () => {
  const YEAR_LIMIT = 200_000;

  const deleteAccount = async (person: Person): Promise<void> => {
    const fresh = await signIn(person);
    expect((await callCallable('deleteaccount', {}, fresh.token)).status).toBe(200);
  };

  /** A new account; the token is of when it was made. */
  const makeAccount = async (
    { email, password }: Pick<Person, 'email' | 'password'>,
    emailVerified: boolean,
  ): Promise<Person> => {
    const { uid } = await auth.createUser({ email, password, emailVerified });
    const person = await signIn({ uid, email, password, token: '' });
    expect((await register(person)).status).toBe(201);
    return person;
  };

  /** Deletes the account and registers anew with the same address, confirmed by its owner. */
  const startAnew = async (person: Person): Promise<Person> => {
    await deleteAccount(person);
    return makeAccount(person, true);
  };
  const deposit = ({ token }: Person, points: number) =>
    callCallable('depositpoints', { points, requestId: randomUUID() }, token);

  const owedBy = async ({ uid }: Person): Promise<number> =>
    (await club.accounts.doc(uid).get()).data()?.borrowed ?? 0;

  it('gives none before the token says that the address is confirmed, either', async () => {
    const person = await newMember('early');
    expect((await deposit(person, YEAR_LIMIT)).status).toBe(200);
    await deleteAccount(person);
    const again = await makeAccount(person, false);
    await auth.updateUser(again.uid, { emailVerified: true });
    expect((await deposit(again, 1)).error).toMatchObject({ details: { allowed: 0 } });
  });

  it.each([true, false])(
    'gives none before a record is made (token confirmed: %s)',
    async (isSaid) => {
      const person = await newMember('unrecorded');
      expect((await deposit(person, YEAR_LIMIT)).status).toBe(200);
      await deleteAccount(person);
      const { email, password } = person;
      const { uid } = await auth.createUser({ email, password, emailVerified: isSaid });
      const again = await signIn({ ...person, uid });
      await auth.updateUser(uid, { emailVerified: true });
      expect((await deposit(again, 1)).error).toMatchObject({ details: { allowed: 0 } });
    },
  );

  it('gives none to an account that comes to the address by changing its own', async () => {
    const person = await newMember('changing');
    expect((await deposit(person, YEAR_LIMIT)).status).toBe(200);
    await deleteAccount(person);
    const { password } = person;
    const other = await makeAccount(
      { email: `other-${randomUUID()}@example.com`, password },
      false,
    );
    await auth.updateUser(other.uid, { email: person.email, emailVerified: true });
    const again = await signIn({ ...person, uid: other.uid });
    expect((await callCallable('followemail', {}, again.token)).status).toBe(200);
    expect((await deposit(again, 1)).error).toMatchObject({ details: { allowed: 0 } });
  });

  it('gives no second share of a year’s deposits', async () => {
    const person = await newMember('depositor');
    expect((await deposit(person, 150_000)).status).toBe(200);
    const second = await startAnew(person);
    expect((await deposit(second, 50_001)).error).toMatchObject({
      code: 'deposit-limit',
      details: { allowed: 50_000 },
    });
    expect((await deposit(second, 50_000)).status).toBe(200);
    const third = await startAnew(second);
    expect((await deposit(third, 1)).error).toMatchObject({ details: { allowed: 0 } });
    const account = (await club.accounts.doc(third.uid).get()).data();
    expect(account).toMatchObject({
      available: 0,
      usedBefore: { deposited: YEAR_LIMIT, borrowed: 0 },
    });
  });

  it('gives no second share of what can be borrowed, but what came back is theirs to borrow', async () => {
    const [person, resortId] = await Promise.all([newMember('borrower'), newResort()]);
    const coming = { startDate: day(90), endDate: day(97) };
    expect((await book(person, pointsBody(person, resortId, coming))).status).toBe(201);
    expect(await owedBy(person)).toBeGreaterThan(0);
    // A stay that is given back by the policy owes nothing.
    const second = await startAnew(person);
    expect((await club.accounts.doc(second.uid).get()).data()?.usedBefore).toBeUndefined();
    const used = await book(second, pointsBody(second, resortId, STAY));
    expect(used.status).toBe(201);
    await club.bookings.doc(bookingIn(used)._id).update({ status: 'completed' });
    const borrowed = await owedBy(second);
    expect(borrowed).toBeGreaterThan(0);
    const third = await startAnew(second);
    expect((await club.accounts.doc(third.uid).get()).data()).toMatchObject({
      borrowed: 0,
      usedBefore: { borrowed, deposited: 0 },
    });
  });

  it('of somebody’s address that was never confirmed takes nothing from its owner', async () => {
    const squatter = await squat();
    const resortId = await newResort();
    const used = await book(squatter, pointsBody(squatter, resortId, STAY));
    expect(used.status).toBe(201);
    await club.bookings.doc(bookingIn(used)._id).update({ status: 'completed' });
    const owner = await startAnew(squatter);
    expect((await club.accounts.doc(owner.uid).get()).data()?.usedBefore).toBeUndefined();
    // The address is nowhere in what is kept.
    const kept = await club.yearLimits.get();
    for (const { id, data } of kept.docs.map((doc) => ({ id: doc.id, data: doc.data() }))) {
      expect(JSON.stringify([id, data])).not.toContain(emailClaimId(squatter.email));
    }
  });
});
