import { ApiError } from '@club/domain/api/errors';
import { describe, expect, it } from 'vitest';
import { ADMINS_ID, withAdmin, withoutAdmin } from '../../functions/src/admin/admins.ts';
import { setAdmin } from '../../functions/src/admin/set-admin.ts';
import { randomOf } from '../proof/random.ts';
import { announceSeed } from '../proof/seed.ts';
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
} from './api-client.ts';

const admin = await newAdmin();
// Keeps the club from running out of admins while tests take roles away.
await newAdmin();

const adminsNow = async (): Promise<string[]> =>
  (await club.admins.doc(ADMINS_ID).get()).data()?.uids ?? [];

const hasClaim = async (uid: string): Promise<boolean> =>
  (await auth.getUser(uid)).customClaims?.['isAdmin'] === true;

const isAdminByClaims = async (uid: string): Promise<boolean> =>
  (await club.authz.doc(uid).get()).data()?.isAdmin === true;

const setByCallable = (by: Person, of: Person, isAdmin: boolean) =>
  callCallable('setadmin', { email: of.email, isAdmin }, by.token);

const setByRest = (by: Person, of: Person, isAdmin: boolean) =>
  call('PATCH /update-user', { token: by.token, body: { email: of.email, isAdmin } });

/** The role as its commit leaves it, without what follows: the process has died. */
const commitOnly = (uid: string, isAdmin: boolean): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const list = (await transaction.get(club.admins.doc(ADMINS_ID))).data();
    transaction.set(
      club.admins.doc(ADMINS_ID),
      isAdmin ? withAdmin(list, uid) : withoutAdmin(list, uid),
    );
    const minAuthTime = isAdmin ? 0 : Math.floor(Date.now() / 1000) + 1;
    transaction.update(club.authz.doc(uid), { isAdmin, minAuthTime });
    transaction.update(club.users.doc(uid), { isAdmin });
  });

const nextSecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1100));

describe('setadmin', () => {
  it('makes an admin and takes that away, as PATCH /update-user does', async () => {
    const [one, other] = await Promise.all([newMember(), newMember()]);
    const [byCallable, byRest] = [
      await setByCallable(admin, one, true),
      await setByRest(admin, other, true),
    ];
    expect([byCallable.status, byCallable.result]).toMatchObject([200, { isAdmin: true }]);
    expect(Object.keys(byCallable.result ?? {})).toEqual(Object.keys(byRest.body ?? {}));
    expect(await adminsNow()).toEqual(expect.arrayContaining([one.uid, other.uid]));
    const promoted = await signIn(one);
    expect((await call('GET /all-users', { token: promoted.token })).status).toBe(200);
    expect((await setByCallable(admin, one, false)).status).toBe(200);
    expect([401, 403]).toContain((await call('GET /all-users', { token: promoted.token })).status);
    expect([await hasClaim(one.uid), await isAdminByClaims(one.uid)]).toEqual([false, false]);
  });

  it('rejects members, oneself and unknown people with the codes of the API', async () => {
    const person = await newMember();
    const codes = await Promise.all([
      setByCallable(person, person, true),
      setByCallable(admin, admin, false),
      callCallable('setadmin', { email: 'unknown@example.com', isAdmin: true }, admin.token),
      callCallable('setadmin', { email: person.email, isAdmin: 'yes' }, admin.token),
    ]);
    expect(codes.map(({ error }) => error)).toMatchObject([
      { code: 'not-allowed' },
      { code: 'self-demotion', message: 'You cannot remove yourself as an admin.' },
      { code: 'user-not-found' },
      { code: 'invalid-input', field: 'isAdmin' },
    ]);
    expect(await hasClaim(person.uid)).toBe(false);
  });

  it('leaves no claim behind when the promoter has been demoted meanwhile', async () => {
    const [person, former] = await Promise.all([newMember(), newAdmin()]);
    await setByRest(admin, former, false);
    const actor = { kind: 'admin', uid: former.uid } as const;
    const change = { email: person.email, isAdmin: true, actor, nowMs: Date.now() };
    await expect(setAdmin(change)).rejects.toMatchObject({ code: 'not-allowed' });
    expect([await hasClaim(person.uid), await isAdminByClaims(person.uid)]).toEqual([false, false]);
  });
});

describe('removeuser', () => {
  it('removes as DELETE /delete-users does, and rejects the same', async () => {
    const person = await newMember();
    const remove = (by: Person, email: string) => callCallable('removeuser', { email }, by.token);
    expect((await remove(person, admin.email)).error).toMatchObject({ code: 'not-allowed' });
    expect((await remove(admin, admin.email)).error).toMatchObject({ code: 'self-demotion' });
    const done = await remove(admin, person.email.toUpperCase());
    expect([done.status, done.result]).toEqual([200, { email: person.email }]);
    expect((await remove(admin, person.email)).error).toMatchObject({ code: 'user-not-found' });
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('a role whose process died after the commit', () => {
  it('gets its claim by itself when it was given', { tags: ['site'] }, async () => {
    const person = await newMember();
    await commitOnly(person.uid, true);
    await eventually('the claim is there', () => hasClaim(person.uid), 20_000);
  });

  it('loses claim and sessions by itself when it was taken', { tags: ['site'] }, async () => {
    const person = await newAdmin();
    await nextSecond();
    const before = (await auth.getUser(person.uid)).tokensValidAfterTime;
    await commitOnly(person.uid, false);
    await eventually('the claim is removed', async () => !(await hasClaim(person.uid)), 20_000);
    const isEnded = async () => (await auth.getUser(person.uid)).tokensValidAfterTime !== before;
    await eventually('the sessions are over', isEnded, 20_000);
  });
});

describe('a demotion', () => {
  it('counts for every request that begins after it, whatever is under way', async () => {
    const person = await newAdmin();
    const requests: { beganMs: number; status: Promise<number> }[] = [];
    const ask = (): void => {
      const status = call('GET /all-users', { token: person.token }).then((one) => one.status);
      requests.push({ beganMs: performance.now(), status });
    };
    for (let before = 0; before < 5; before += 1) ask();
    const demoted = setByRest(admin, person, false).then((answer) => {
      expect(answer.status).toBe(200);
      return performance.now();
    });
    for (let during = 0; during < 40; during += 1) {
      ask();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const overMs = await demoted;
    for (let after = 0; after < 50; after += 1) ask();
    const answers = await Promise.all(
      requests.map(async ({ beganMs, status }) => ({ beganMs, status: await status })),
    );
    const late = answers.filter(({ beganMs }) => beganMs > overMs);
    expect(late.length).toBeGreaterThanOrEqual(50);
    for (const { status } of late) expect([401, 403]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });
});

describe('hundreds of changes at once, from several processes', () => {
  const ROUNDS = 24;
  const CHANGES = 14;

  type Attempt = { by: Person; of: Person; isAdmin: boolean; way: number };

  /** By the API, by the callable, or by the code itself in this process: three processes. */
  const attempt = async ({ by, of, isAdmin, way }: Attempt): Promise<boolean> => {
    if (way === 0) return (await setByRest(by, of, isAdmin)).status === 200;
    if (way === 1) return (await setByCallable(by, of, isAdmin)).status === 200;
    try {
      const actor = { kind: 'admin', uid: by.uid } as const;
      await setAdmin({ email: of.email, isAdmin, actor, nowMs: Date.now() });
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  };

  /** Plays the audit trail of a round in the order of its commits; returns the last list. */
  const replayed = async (
    people: readonly Person[],
    from: readonly string[],
    since: Set<string>,
  ) => {
    const uids = people.map(({ uid }) => uid);
    const { docs } = await club.audit.where('subject', 'in', uids).get();
    const entries = docs
      .filter(({ id }) => !since.has(id))
      .toSorted((a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()));
    let list = new Set(from);
    for (const entry of entries) {
      const { actor, action, subject } = entry.data();
      expect([...list]).toContain(actor);
      list = new Set(
        action === 'make-admin' ? [...list, subject] : [...list].filter((uid) => uid !== subject),
      );
      expect(list.size).toBeGreaterThan(0);
    }
    return { list: [...list].sort(), count: entries.length };
  };

  it('keep an admin and obey admins only', { tags: ['site', 'full'] }, async () => {
    const seed = announceSeed('ROLES_SEED', 'npm run test:emulators -- site roles');
    const { below: random } = randomOf(seed);
    const others = await adminsNow();
    let people: Person[] = await Promise.all([
      newAdmin(),
      newAdmin(),
      newAdmin(),
      newMember(),
      newMember(),
    ]);
    let changes = 0;
    try {
      await club.admins.doc(ADMINS_ID).set({
        uids: people
          .slice(0, 3)
          .map(({ uid }) => uid)
          .sort(),
      });
      for (let round = 0; round < ROUNDS; round += 1) {
        await nextSecond();
        people = await Promise.all(people.map(signIn));
        const before = await adminsNow();
        const known = new Set((await club.audit.get()).docs.map(({ id }) => id));
        const pick = (): Person => people[random(people.length)] ?? admin;
        const attempts = Array.from({ length: CHANGES }, () => ({
          by: pick(),
          of: pick(),
          isAdmin: random(3) === 0,
          way: random(3),
        }));
        await Promise.all(attempts.map(attempt));

        const { list, count } = await replayed(people, before, known);
        changes += count;
        expect(list).toEqual(await adminsNow());
        for (const { uid, token } of people) {
          const isAdmin = list.includes(uid);
          expect(await isAdminByClaims(uid)).toBe(isAdmin);
          await eventually(
            'claim and rights agree',
            async () => (await hasClaim(uid)) === isAdmin,
            20_000,
          );
          const { status } = await call('GET /all-users', { token });
          if (!isAdmin) expect([401, 403]).toContain(status);
        }
      }
    } finally {
      await club.admins.doc(ADMINS_ID).set({ uids: others });
    }
    // Most of what is tried is rejected; enough has to go through for this to mean something.
    expect(changes).toBeGreaterThan(ROUNDS);
  });
});

it('an account without a record in the club cannot be given a role', async () => {
  const person = await signUp();
  const answer = await setByRest(admin, person, true);
  expect([answer.status, answer.code]).toEqual([404, 'user-not-found']);
  expect(await hasClaim(person.uid)).toBe(false);
});
