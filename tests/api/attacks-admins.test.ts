import { describe, expect, it } from 'vitest';
import { cancelBooking } from '../../functions/src/booking/cancel/cancel-stay.ts';
import { ADMINS_ID } from '../../functions/src/admin/admins.ts';
import { demandSecondFactor } from '../../functions/src/admin/demand-second-factor.ts';
import { removeUser } from '../../functions/src/account-deletion/remove-user.ts';
import { setAdmin, setAdminRole } from '../../functions/src/admin/set-admin.ts';
import { authzOf, codeOf, recordOf } from './account-stage.ts';
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
} from './api-client.ts';
import { callerOf } from './caller-of.ts';
import { listDocuments } from './direct-reads.ts';
import { addSecondFactor, signInWithFactor } from './second-factor.ts';

/*
 * What the open browser or the password of an admin is good for (docs/security.md, Accounts).
 */

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
  const missingFactor = {
    code: 'second-factor-needed',
    message: expect.stringContaining('profile'),
  };
  const SHUT = [403, [403, 'second-factor-needed'], [403, missingFactor]];
  const demand = (isDemanded: boolean) => demandSecondFactor({ isDemanded, nowMs: Date.now() });

  it('opens nothing without the second factor, once the club demands one of its admins', async () => {
    const [admin, subject] = [await newAdmin(), await newAdmin()];
    expect(await doorsOf(admin, subject)).toEqual(OPEN);
    await demand(true);
    try {
      // From the next request on, and also after signing in again without.
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

  it('is demanded of a new admin, and no longer of a former one', async () => {
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
