import { errorIn } from '@club/domain/testing/api-error-of';
import { describe, expect, it } from 'vitest';
import type { Actor } from './admins.ts';
import { NEW_AUTHZ, newUser } from '../account/create-user.ts';
import type { RoleFacts } from './role-decision.ts';
import { decideRole } from './role-decision.ts';

const anna = newUser({ uid: 'anna', name: 'Anna Berg', email: 'anna@example.com' }, 0);
const ADA: Actor = { kind: 'admin', uid: 'ada' };
const member = (changes: Partial<RoleFacts> = {}): RoleFacts => ({
  user: anna,
  authz: NEW_AUTHZ,
  admins: { uids: ['ada'] },
  ...changes,
});
const admin = (changes: Partial<RoleFacts> = {}): RoleFacts => ({
  user: { ...anna, isAdmin: true },
  authz: { ...NEW_AUTHZ, isAdmin: true },
  admins: { uids: ['ada', 'anna'] },
  ...changes,
});

const decide = (facts: RoleFacts, isAdmin: boolean, actor: Actor = ADA) =>
  decideRole(facts, 'anna', { isAdmin, actor, nowMs: 5000 });
const codeOf = (facts: RoleFacts, isAdmin: boolean, actor: Actor = ADA): string | null =>
  errorIn(() => decide(facts, isAdmin, actor))?.code ?? null;

describe('a role', () => {
  it('is granted in the record, the permissions and the list, and no session ends', () => {
    const { user, changes } = decide(member(), true);
    expect(user).toEqual({ ...anna, isAdmin: true, roleChangedAt: '1970-01-01T00:00:05.000Z' });
    expect(changes).toEqual({
      user,
      authz: { isAdmin: true, disabled: false, minAuthTime: 0 },
      admins: { uids: ['ada', 'anna'] },
      entry: {
        at: '1970-01-01T00:00:05.000Z',
        actor: 'ada',
        action: 'make-admin',
        subject: 'anna',
        detail: '',
      },
    });
  });

  it('is revoked everywhere, and earlier sessions end', () => {
    const { user, changes } = decide(admin(), false);
    expect(user.isAdmin).toBe(false);
    expect(changes).toMatchObject({
      authz: { isAdmin: false, minAuthTime: 6 },
      admins: { uids: ['ada'] },
      entry: { action: 'remove-admin' },
    });
    const later = admin({ authz: { ...NEW_AUTHZ, isAdmin: true, minAuthTime: 9 } });
    expect(decide(later, false).changes?.authz.minAuthTime).toBe(9);
  });

  it('comes with the list’s demand of a second factor, and is revoked with it', () => {
    const list = { uids: ['ada'], needsSecondFactor: true } as const;
    const given = decide(member({ admins: { ...list, uids: [...list.uids] } }), true).changes;
    expect(given).toMatchObject({
      user: { needsSecondFactor: true },
      authz: { isAdmin: true, needsSecondFactor: true },
      admins: { uids: ['ada', 'anna'], needsSecondFactor: true },
    });
    if (given === null) throw new Error('Nothing was given.');
    const { user, authz, admins } = given;
    expect(decide({ user, authz, admins }, true).changes).toBeNull();
    const taken = decide({ user, authz, admins }, false).changes;
    expect(taken?.admins).toEqual({ uids: ['ada'], needsSecondFactor: true });
    expect([taken?.user, taken?.authz].map((one) => one && 'needsSecondFactor' in one)).toEqual([
      false,
      false,
    ]);
    // An admin whose demand differs from the list’s is aligned.
    const lax = { uids: ['ada', 'anna'] };
    expect(decide({ user, authz, admins: lax }, true).changes?.authz.needsSecondFactor).toBe(
      undefined,
    );
    const mended = decide(admin({ admins: { ...lax, needsSecondFactor: true } }), true).changes;
    expect(mended?.authz.needsSecondFactor).toBe(true);
  });

  it('that is already as ordered changes nothing', () => {
    expect(decide(admin(), true)).toEqual({ user: admin().user, changes: null });
    expect(decide(member(), false)).toEqual({ user: anna, changes: null });
  });

  it('is repaired when record, permissions and list differ', () => {
    const { user, authz, admins } = admin();
    for (const half of [{ user }, { authz }, { admins }]) {
      for (const isAdmin of [true, false]) {
        const { changes } = decide(member(half), isAdmin);
        expect(changes).toMatchObject({ user: { isAdmin }, authz: { isAdmin } });
        expect(changes?.admins.uids.includes('anna')).toBe(isAdmin);
      }
    }
  });

  it('is changed by an admin of the list, or from the console', () => {
    expect(codeOf(member({ admins: { uids: ['ben'] } }), true)).toBe('not-allowed');
    const first = decide(member({ admins: undefined }), true, { kind: 'console' });
    expect(first.changes?.admins).toEqual({ uids: ['anna'] });
    expect(first.changes?.entry.actor).toBe('console');
  });

  it('cannot be revoked by oneself, but can be granted to oneself again', () => {
    const own: Actor = { kind: 'admin', uid: 'anna' };
    expect(codeOf(admin(), false, own)).toBe('self-demotion');
    expect(codeOf(admin(), true, own)).toBeNull();
    expect(codeOf(admin(), false, { kind: 'console' })).toBeNull();
  });

  it('needs a record, permissions and an open account', () => {
    expect(codeOf(member({ user: undefined }), true)).toBe('user-not-found');
    expect(codeOf(member({ authz: undefined }), true)).toBe('user-not-found');
    const closed = { ...NEW_AUTHZ, disabled: true };
    expect(codeOf(member({ authz: closed }), true)).toBe('user-not-found');
  });

  it('of the last admin cannot be revoked', () => {
    const last = admin({ admins: { uids: ['anna'] } });
    expect(codeOf(last, false, { kind: 'console' })).toBe('last-admin');
  });
});
