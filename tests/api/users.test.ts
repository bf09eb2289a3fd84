import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { StoredUser } from '@club/domain/user/user';
import { userKeys } from '@club/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINS_ID } from '../../functions/src/admin/admins.ts';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import { pseudonymOf } from '../../functions/src/account-deletion/pseudonym.ts';
import type { Person } from './api-client.ts';
import {
  auth,
  call,
  club,
  db,
  eventually,
  newAdmin,
  newMember,
  signIn,
  signUp,
} from './api-client.ts';

let admin: Person;
/** Keeps the club from running out of admins while tests take roles away. */
let keeper: Person;

beforeAll(async () => {
  [admin, keeper] = await Promise.all([newAdmin(), newAdmin()]);
});

const registration = (person: Person, changes: Record<string, unknown> = {}) => ({
  token: person.token,
  body: { name: 'Robin Test', email: person.email, membership: 'Member', ...changes },
});

/** The document of a user in an answer: the same with the keys of its search, its address confirmed. */
const withKeys = (body: unknown) => {
  const user = body as StoredUser;
  return { ...user, keys: userKeys(user), emailConfirmed: true };
};

const adminsNow = async (): Promise<string[]> =>
  (await club.admins.doc(ADMINS_ID).get()).data()?.uids ?? [];

const auditOf = async (uid: string) =>
  (await club.audit.where('subject', '==', uid).get()).docs.map((entry) => entry.data());

const setRole = (by: Person, of: Person, isAdmin: boolean) =>
  call('PATCH /update-user', { token: by.token, body: { email: of.email, isAdmin } });

const removeUser = (by: Person, of: Person) =>
  call('DELETE /delete-users', { token: by.token, body: { email: of.email } });

describe('POST /users', () => {
  it('makes record, empty points account, rights and email claim of a new member', async () => {
    const person = await signUp();
    const answer = await call('POST /users', registration(person));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      uid: person.uid,
      name: 'Robin Test',
      email: person.email,
      membership: 'Member',
      photoURL: '',
      isAdmin: false,
      location: 'USA',
    });
    const [user, account, authz, claim] = await Promise.all([
      club.users.doc(person.uid).get(),
      club.accounts.doc(person.uid).get(),
      club.authz.doc(person.uid).get(),
      club.emails.doc(emailClaimId(person.email)).get(),
    ]);
    expect(answer.body).not.toHaveProperty('keys');
    expect(user.data()).toEqual(withKeys(answer.body));
    expect(account.data()).toEqual(EMPTY_ACCOUNT);
    expect(authz.data()).toEqual({
      isAdmin: false,
      disabled: false,
      minAuthTime: 0,
      confirmed: true,
    });
    expect(claim.data()).toEqual({ uid: person.uid });
  });

  it('takes a Google registration, with a photo and without a membership', async () => {
    const person = await signUp();
    const photoURL = 'https://example.com/ada.png';
    const body = { name: 'Robin', email: person.email, photoURL };
    const answer = await call('POST /users', { token: person.token, body });
    expect([answer.status, answer.body]).toMatchObject([201, { photoURL, membership: 'Member' }]);
  });

  it('returns the existing record for a repeat, and changes nothing', async () => {
    const person = await newMember();
    const before = (await club.users.doc(person.uid).get()).data();
    const again = await call('POST /users', registration(person, { name: 'Another Name' }));
    expect([again.status, withKeys(again.body)]).toEqual([200, before]);
  });

  it('makes one record out of ten requests at once', async () => {
    const person = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST /users', registration(person))),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('rejects an email that is not the caller’s own', async () => {
    const [person, other] = await Promise.all([signUp(), newMember()]);
    const answer = await call('POST /users', registration(person, { email: other.email }));
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { code: 'not-allowed', field: 'email' },
    ]);
    expect((await club.users.doc(person.uid).get()).exists).toBe(false);
  });

  it('rejects an email that belongs to another account', async () => {
    const [person, other] = await Promise.all([signUp('unproven', false), newMember()]);
    await club.emails.doc(emailClaimId(person.email)).set({ uid: other.uid });
    const answer = await call('POST /users', registration(person));
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'already-registered', message: 'You are already registered' },
    ]);
    expect((await club.users.doc(person.uid).get()).exists).toBe(false);
    expect((await club.accounts.doc(person.uid).get()).exists).toBe(false);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['email', { email: 'nonsense' }],
    ['membership', { membership: 'Owner' }],
    ['photoURL', { photoURL: 'javascript:alert(1)' }],
    ['photoURL', { photoURL: 'http://example.com/a.png' }],
  ])('rejects a wrong %s: %j', async (field, changes) => {
    const person = await signUp();
    const answer = await call('POST /users', registration(person, changes));
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid-input', field }]);
    expect((await club.users.doc(person.uid).get()).exists).toBe(false);
  });

  it('gives no caller a role or points by asking for them', async () => {
    for (const field of ['isAdmin', 'uid', 'role', 'points', 'disabled', 'createdAt']) {
      const person = await signUp();
      const answer = await call('POST /users', registration(person, { [field]: true }));
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'unknown-field', field }]);
    }
  });

  it('does not let a closed account back in', async () => {
    const person = await newMember();
    await club.authz.doc(person.uid).update({ disabled: true });
    const answer = await call('POST /users', registration(person));
    expect([answer.status, answer.code]).toEqual([403, 'account-disabled']);
  });
});

describe('GET /users', () => {
  it('gives members their own record, however they spell the address', async () => {
    const person = await newMember();
    const answer = await call(`GET /users?email=${person.email.toUpperCase()}`, {
      token: person.token,
    });
    expect([answer.status, answer.body]).toMatchObject([200, { uid: person.uid }]);
  });

  it('gives members the same error for every other address, known or not', async () => {
    const [person, other] = await Promise.all([newMember(), newMember()]);
    const [known, unknown] = await Promise.all(
      [other.email, 'unknown@example.com'].map((email) =>
        call(`GET /users?email=${email}`, { token: person.token }),
      ),
    );
    expect([known?.status, known?.code]).toEqual([403, 'not-allowed']);
    expect(unknown?.body).toEqual(known?.body);
  });

  it('gives admins any record, and 404 where there is none', async () => {
    const person = await newMember();
    const found = await call(`GET /users?email=${person.email}`, { token: admin.token });
    expect([found.status, found.body]).toMatchObject([200, { uid: person.uid }]);
    const none = await call('GET /users?email=unknown@example.com', { token: admin.token });
    expect([none.status, none.code]).toEqual([404, 'user-not-found']);
  });

  it('is 404 for who has signed up but not registered', async () => {
    const person = await signUp();
    const answer = await call(`GET /users?email=${person.email}`, { token: person.token });
    expect([answer.status, answer.code]).toEqual([404, 'user-not-found']);
  });

  it('gives out the fields of the contract only', async () => {
    const person = await newMember();
    await club.users.doc(person.uid).set({ secret: 'x' } as never, { merge: true });
    const answer = await call(`GET /users?email=${person.email}`, { token: person.token });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('secret');
  });

  it('needs an address', async () => {
    const answer = await call('GET /users', { token: admin.token });
    expect(answer.body).toMatchObject({ code: 'invalid-input', field: 'email' });
  });
});

describe('GET /all-users', () => {
  it('lists all users for admins', async () => {
    const person = await newMember();
    const answer = await call('GET /all-users', { token: admin.token });
    const uids = (answer.body as { uid: string }[]).map(({ uid }) => uid);
    expect(uids).toEqual(expect.arrayContaining([person.uid, admin.uid]));
    expect(uids.length).toBe((await club.users.count().get()).data().count);
  });
});

describe('PATCH /update-user', () => {
  it('makes a member an admin: claim, right, list, record and audit', async () => {
    const person = await newMember();
    const answer = await setRole(admin, person, true);
    expect([answer.status, answer.body]).toMatchObject([200, { uid: person.uid, isAdmin: true }]);
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ isAdmin: true });
    expect((await club.authz.doc(person.uid).get()).data()?.isAdmin).toBe(true);
    const stored = (await club.users.doc(person.uid).get()).data();
    expect(stored).toEqual(withKeys(answer.body));
    expect(await adminsNow()).toContain(person.uid);
    expect(await auditOf(person.uid)).toMatchObject([{ action: 'make-admin', actor: admin.uid }]);
    const promoted = await signIn(person);
    expect((await call('GET /all-users', { token: promoted.token })).status).toBe(200);
  });

  it('takes a role away from the next request on, whatever token is held', async () => {
    const person = await newAdmin();
    const list = () => call('GET /all-users', { token: person.token });
    expect((await list()).status).toBe(200);
    const answer = await setRole(admin, person, false);
    expect([answer.status, answer.body]).toMatchObject([200, { isAdmin: false }]);
    expect([401, 403]).toContain((await list()).status);
    expect((await auth.getUser(person.uid)).customClaims ?? {}).toEqual({});
    expect(await adminsNow()).not.toContain(person.uid);
    expect(await auditOf(person.uid)).toMatchObject([{ action: 'remove-admin', actor: admin.uid }]);
    // Sessions from before are over; a new one is a member's.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const back = await signIn(person);
    expect((await call('GET /all-users', { token: back.token })).status).toBe(403);
    expect((await call(`GET /users?email=${back.email}`, { token: back.token })).status).toBe(200);
  });

  it('keeps other claims', async () => {
    const person = await newMember();
    await auth.setCustomUserClaims(person.uid, { tier: 'gold' });
    await setRole(admin, person, true);
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ tier: 'gold', isAdmin: true });
    await setRole(admin, person, false);
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ tier: 'gold' });
  });

  it('repeats harmlessly, and completes what was cut short', async () => {
    const person = await newMember();
    await setRole(admin, person, true);
    // As if the process had died between commit and claim.
    await auth.setCustomUserClaims(person.uid, {});
    const again = await setRole(admin, person, true);
    expect(again.status).toBe(200);
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ isAdmin: true });
    expect(await auditOf(person.uid)).toHaveLength(1);
  });

  it('rejects admins who remove their own role, and only that', async () => {
    const own = await setRole(admin, admin, false);
    expect([own.status, own.body]).toMatchObject([
      403,
      { code: 'self-demotion', message: 'You cannot remove yourself as an admin.' },
    ]);
    expect(await adminsNow()).toContain(admin.uid);
    expect((await setRole(admin, admin, true)).status).toBe(200);
  });

  it('is 404 for an unknown member', async () => {
    const body = { email: 'unknown@example.com', isAdmin: true };
    const answer = await call('PATCH /update-user', { token: admin.token, body });
    expect([answer.status, answer.code]).toEqual([404, 'user-not-found']);
  });

  it('leaves an admin when all admins remove each other at once, time after time', async () => {
    const others = await adminsNow();
    try {
      for (let round = 0; round < 3; round += 1) {
        const trio = await Promise.all([newAdmin(), newAdmin(), newAdmin()]);
        // Only these three, so that the last one matters.
        await club.admins.doc(ADMINS_ID).set({ uids: trio.map(({ uid }) => uid) });
        const pairs = trio.flatMap((by) =>
          trio.filter((of) => of !== by).map((of) => [by, of] as const),
        );
        const answers = await Promise.all(pairs.map(([by, of]) => setRole(by, of, false)));
        expect((await adminsNow()).length).toBeGreaterThan(0);
        for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
        expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(pairs.length);
      }
    } finally {
      await club.admins.doc(ADMINS_ID).set({ uids: others });
    }
  });
});

describe('DELETE /delete-users', () => {
  it('closes and deletes an account, and keeps its bookings under a pseudonym', async () => {
    const person = await newMember();
    const bookingId = `kept-${person.uid}`;
    const booking = { uid: person.uid, email: person.email, guestInfo: { email: person.email } };
    await db.collection('bookings').doc(bookingId).set(booking);
    await db.collection(`users/${person.uid}/favourites`).doc('A1').set({ at: 'now' });
    const answer = await removeUser(admin, person);
    expect([answer.status, answer.body]).toEqual([200, { email: person.email }]);

    const old = await call(`GET /users?email=${person.email}`, { token: person.token });
    expect([401, 403]).toContain(old.status);
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await club.users.doc(person.uid).get()).exists).toBe(false);
    expect((await db.collection(`users/${person.uid}/favourites`).get()).empty).toBe(true);
    expect((await club.emails.doc(emailClaimId(person.email)).get()).exists).toBe(false);
    expect((await club.authz.doc(person.uid).get()).data()).toMatchObject({ disabled: true });
    expect((await club.accounts.doc(person.uid).get()).exists).toBe(true);
    const kept = (await db.collection('bookings').doc(bookingId).get()).data();
    expect(kept).toMatchObject({
      uid: person.uid,
      email: pseudonymOf(person.uid),
      billingInfo: null,
      guestInfo: null,
    });
    expect((await club.accountDeletions.doc(person.uid).get()).exists).toBe(false);
    expect(await auditOf(person.uid)).toMatchObject([{ action: 'remove-user', actor: admin.uid }]);
    await db.collection('bookings').doc(bookingId).delete();
  });

  it('leaves other people’s bookings alone, and forgets the guests of the member’s', async () => {
    const [person, other] = await Promise.all([newMember(), newMember()]);
    const bookings = db.collection('bookings');
    const guest = { email: 'guest@example.com' };
    await bookings
      .doc(`a-${person.uid}`)
      .set({ uid: person.uid, email: person.email, guestInfo: guest });
    await bookings.doc(`b-${other.uid}`).set({ uid: other.uid, email: other.email });
    await removeUser(admin, person);
    expect((await bookings.doc(`a-${person.uid}`).get()).data()?.['guestInfo']).toBeNull();
    expect((await bookings.doc(`b-${other.uid}`).get()).data()?.['email']).toBe(other.email);
    await Promise.all([
      bookings.doc(`a-${person.uid}`).delete(),
      bookings.doc(`b-${other.uid}`).delete(),
    ]);
  });

  it('completes a removal that was cut short, and is 404 once it is complete', async () => {
    const person = await newMember();
    await club.authz.doc(person.uid).update({ disabled: true });
    await auth.deleteUser(person.uid);
    expect((await removeUser(admin, person)).status).toBe(200);
    expect((await club.users.doc(person.uid).get()).exists).toBe(false);
    const again = await removeUser(admin, person);
    expect([again.status, again.code]).toEqual([404, 'user-not-found']);
  });

  it('frees the address for a new account, which has nothing of the old one', async () => {
    const person = await newMember();
    await removeUser(admin, person);
    const { uid } = await auth.createUser({ email: person.email, password: person.password });
    const back = await signIn({ ...person, uid });
    const answer = await call('POST /users', registration(back));
    expect([answer.status, answer.body]).toMatchObject([201, { uid }]);
    expect(uid).not.toBe(person.uid);
  });

  it('removes an admin, but neither oneself nor the last one', async () => {
    const other = await newAdmin();
    const own = await removeUser(other, other);
    expect([own.status, own.code]).toEqual([403, 'self-demotion']);
    expect((await removeUser(other, keeper)).status).toBe(200);
    expect(await adminsNow()).not.toContain(keeper.uid);
    const before = await adminsNow();
    try {
      // The list is what counts: a caller who is not on it any more removes no account.
      await club.admins.doc(ADMINS_ID).set({ uids: [admin.uid] });
      const rejected = await removeUser(other, admin);
      expect([rejected.status, rejected.code]).toEqual([403, 'not-allowed']);
      expect((await auth.getUser(admin.uid)).uid).toBe(admin.uid);
    } finally {
      await club.admins.doc(ADMINS_ID).set({ uids: before });
    }
  });
});

it('the overview’s count of users follows', { tags: ['site'] }, async () => {
  const count = async () => (await club.stats.doc('totals').get()).data()?.users;
  const isRight = async () => (await count()) === (await club.users.count().get()).data().count;
  await eventually('the count is right', isRight, 30_000);
  const person = await newMember();
  await eventually('the count includes a new user', isRight, 30_000);
  const before = await count();
  await removeUser(admin, person);
  await eventually(
    'the count leaves out a removed one',
    async () => (await count()) === (before ?? 0) - 1,
    30_000,
  );
});
