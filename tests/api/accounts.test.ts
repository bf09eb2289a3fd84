import type { StoredUser } from '@club/domain/user/user';
import { userKeys } from '@club/domain/user/user';
import { queryKey } from '@club/domain/search/prefix-keys';
import { beforeAll, describe, expect, it } from 'vitest';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import type { Person } from './api-client.ts';
import {
  auth,
  call,
  callCallable,
  club,
  db,
  eventually,
  newAdmin,
  newMember,
  signIn,
  signUp,
  siteUrl,
} from './api-client.ts';
import { bookingIn, book, newResort, pointsBody } from './booking-stage.ts';
import { signInWithGoogle } from './google-person.ts';

let admin: Person;

beforeAll(async () => {
  admin = await newAdmin();
});

const register = (person: Person, changes: Record<string, unknown> = {}) =>
  call('POST /users', {
    token: person.token,
    body: { name: 'Test Member', email: person.email, ...changes },
  });

const recordsWith = async (email: string): Promise<number> =>
  (await club.users.where('email', '==', email).get()).size;

const keysOf = async (uid: string): Promise<string[]> =>
  (await club.users.doc(uid).get()).data()?.keys ?? [];

const uniqueEmail = (): string => `account-${crypto.randomUUID()}@example.com`;

describe('the record of an account', () => {
  it('is made once when email comes first and Google second', async () => {
    const byEmail = await signUp('both-ways', false);
    expect((await register(byEmail, { membership: 'Member' })).status).toBe(201);
    const byGoogle = await signInWithGoogle(byEmail.email);
    expect(byGoogle.uid).toBe(byEmail.uid);
    const again = await register(byGoogle, { photoURL: 'https://example.com/a.png' });
    expect([again.status, again.body]).toMatchObject([200, { uid: byEmail.uid, photoURL: '' }]);
    expect(await recordsWith(byEmail.email)).toBe(1);
    // The account that took the address with a password and did not confirm it is out.
    await expect(signIn(byEmail)).rejects.toThrow(/INVALID|PASSWORD/);
  });

  it('is made once when Google comes first, and no password account beside it', async () => {
    const email = uniqueEmail();
    const byGoogle = await signInWithGoogle(email);
    expect((await register(byGoogle)).status).toBe(201);
    await expect(auth.createUser({ email, password: 'long-enough-1' })).rejects.toMatchObject({
      code: 'auth/email-already-exists',
    });
    const other = await signInWithGoogle(email);
    const again = await register(other);
    expect([other.uid, again.status]).toEqual([byGoogle.uid, 200]);
    expect(await recordsWith(email)).toBe(1);
  });

  it('is made once by many tabs with sessions of either kind', async () => {
    const first = await signUp('many-tabs');
    await auth.updateUser(first.uid, { emailVerified: true });
    const sessions = await Promise.all([
      signIn(first),
      signIn(first),
      signInWithGoogle(first.email),
      signInWithGoogle(first.email),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sessions.map((session) => register(session))).flat(),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - 1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const audit = await club.ledger.where('uid', '==', first.uid).get();
    expect([await recordsWith(first.email), audit.size]).toEqual([1, 0]);
  });

  it('is there once and complete when the response is lost and the request repeated', async () => {
    const person = await signUp('lost-answer');
    const { token, email } = person;
    const sent = new AbortController();
    const unheard = fetch(`${siteUrl()}/users`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: 'Test Member', email }),
      signal: sent.signal,
    }).catch(() => null);
    const isMade = async () => (await club.users.doc(person.uid).get()).exists;
    await eventually('the server has made the record', isMade, 20_000);
    sent.abort();
    await unheard;
    const [one, other] = [await register(person), await register(person)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await recordsWith(email)).toBe(1);
    expect(other.body).toEqual(one.body);
  });
});

describe('the keys of a record', () => {
  it('find a member by name and address from the first moment', async () => {
    const person = await newMember('keyed');
    const keys = await keysOf(person.uid);
    expect(keys).toEqual(userKeys({ name: 'Test Member', email: person.email }));
    expect(keys).toContain(queryKey('Memb'));
    expect(keys).toContain(queryKey('keyed'));
  });

  it('follow a name that the member changes, and then stop', { tags: ['site'] }, async () => {
    const person = await newMember('renamed');
    await club.users.doc(person.uid).update({ name: 'Zoë Quill' });
    const key = queryKey('zoe q') ?? '';
    await eventually('the new name', async () => (await keysOf(person.uid)).includes(key), 20_000);
    expect(await keysOf(person.uid)).not.toContain(queryKey('Test'));
    const version = async () => (await club.users.doc(person.uid).get()).updateTime?.valueOf();
    const settled = await version();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await version()).toBe(settled);
  });

  it('are in no response', async () => {
    const person = await newMember();
    const [own, all] = await Promise.all([
      call(`GET /users?email=${person.email}`, { token: person.token }),
      call('GET /all-users', { token: admin.token }),
    ]);
    expect(own.body).not.toHaveProperty('keys');
    for (const user of all.body as StoredUser[]) expect(user).not.toHaveProperty('keys');
  });
});

/** Changes the address at the identity service, as its own link in the email does. */
const changeAddress = async (person: Person, isConfirmed = true): Promise<Person> => {
  const email = uniqueEmail();
  await auth.updateUser(person.uid, { email, emailVerified: isConfirmed });
  return signIn({ ...person, email });
};

const follow = (person: Person) => callCallable('followemail', {}, person.token);

const claimOf = async (email: string): Promise<string | undefined> =>
  (await club.emails.doc(emailClaimId(email)).get()).data()?.uid;

const changesOf = async (uid: string): Promise<string[]> =>
  (await club.audit.where('subject', '==', uid).get()).docs.map((one) => one.data().action);

describe('followemail', () => {
  it('moves record, claim and keys to the confirmed address, once', async () => {
    const before = await newMember();
    const person = await changeAddress(before);
    const answer = await follow(person);
    expect([answer.status, answer.result]).toMatchObject([200, { email: person.email }]);
    expect(answer.result).not.toHaveProperty('keys');
    expect(await keysOf(person.uid)).toEqual(
      userKeys({ name: 'Test Member', email: person.email }),
    );
    expect([await claimOf(person.email), await claimOf(before.email)]).toEqual([
      person.uid,
      undefined,
    ]);
    expect((await follow(person)).result).toEqual(answer.result);
    expect(await changesOf(person.uid)).toEqual(['change-email']);
  });

  it('rejects an address that is not confirmed, and takes one that no other account has confirmed', async () => {
    const [before, other] = await Promise.all([newMember(), newMember()]);
    const person = await changeAddress(before, false);
    expect((await follow(person)).error).toMatchObject({ code: 'email-not-verified' });
    await auth.updateUser(person.uid, { emailVerified: true });
    await club.emails.doc(emailClaimId(person.email)).set({ uid: other.uid });
    expect((await follow(person)).status).toBe(200);
    expect([await claimOf(before.email), await claimOf(person.email)]).toEqual([
      undefined,
      person.uid,
    ]);
    expect((await club.users.doc(person.uid).get()).data()?.email).toBe(person.email);
    // The other record has the address that it always had.
    expect((await club.users.doc(other.uid).get()).data()?.email).toBe(other.email);
  });

  it('goes by the identity service, not by an old token', async () => {
    const before = await newMember();
    const first = await changeAddress(before);
    const second = await changeAddress(first);
    const answers = await Promise.all([follow(first), follow(second), follow(second)]);
    const moved = answers.filter(({ status }) => status === 200);
    expect(moved.length).toBeGreaterThan(0);
    for (const { result } of moved) expect(result).toMatchObject({ email: second.email });
    expect([await claimOf(second.email), await claimOf(first.email)]).toEqual([
      before.uid,
      undefined,
    ]);
  });

  it('frees the old address for a new member', async () => {
    const before = await newMember();
    await follow(await changeAddress(before));
    await auth.createUser({ email: before.email, password: before.password });
    const { uid } = await auth.getUserByEmail(before.email);
    const newcomer = await signIn({ ...before, uid });
    expect((await register(newcomer)).status).toBe(201);
  });

  it('leaves bookings with their owner, for the member and for admins', async () => {
    const [before, resortId] = await Promise.all([newMember(), newResort()]);
    const booked = await book(before, pointsBody(before, resortId));
    expect(booked.status).toBe(201);
    const { _id: id } = bookingIn(booked);
    const person = await changeAddress(before);
    await follow(person);
    const asked = await Promise.all([
      call(`GET /bookings?email=${person.email}`, { token: person.token }),
      call(`GET /bookings?email=${person.email}`, { token: admin.token }),
      call(`GET /bookings?email=${before.email}`, { token: admin.token }),
    ]);
    for (const { status, body } of asked) {
      expect([status, body]).toMatchObject([200, [{ _id: id, email: before.email }]]);
    }
    const found = await call(`GET /users?email=${person.email}`, { token: admin.token });
    expect(found.body).toMatchObject({ uid: person.uid, email: person.email });
    const old = await call(`GET /users?email=${before.email}`, { token: admin.token });
    expect(old.code).toBe('user-not-found');
  });
});

describe('exportdata', () => {
  it('is for those signed in', async () => {
    expect((await callCallable('exportdata', {}, null)).error).toMatchObject({
      code: 'not-signed-in',
    });
  });

  it('is written into the audit trail, and into the export itself', async () => {
    const person = await newMember();
    const { result } = await callCallable('exportdata', {}, person.token);
    expect(result).toMatchObject({
      user: { uid: person.uid },
      accountChanges: [{ action: 'export-data' }],
    });
    const trail = (await club.audit.where('subject', '==', person.uid).get()).docs;
    expect(trail.map((entry) => entry.data())).toMatchObject([
      { action: 'export-data', actor: person.uid, detail: '' },
    ]);
  });

  it('gives an account without a record what there is of it', async () => {
    const person = await signUp();
    const { status, result } = await callCallable('exportdata', {}, person.token);
    expect([status, result]).toMatchObject([200, { user: null, account: null, bookings: [] }]);
    expect((await db.collection('users').doc(person.uid).get()).exists).toBe(false);
  });
});
