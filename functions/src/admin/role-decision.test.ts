import { refusalIn } from '@club/domain/testing/refusal-of';
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
  refusalIn(() => decide(facts, isAdmin, actor))?.code ?? null;

describe('a role', () => {
  it('is given in the record, the rights and the list, and no session ends', () => {
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

  it('is taken everywhere, and sessions of before end', () => {
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

  it('brings the demand of a second factor along where the list says so, and takes it along', () => {
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
    // Whoever is an admin by a list that says otherwise is brought in line.
    const lax = { uids: ['ada', 'anna'] };
    expect(decide({ user, authz, admins: lax }, true).changes?.authz.needsSecondFactor).toBe(
      undefined,
    );
    const mended = decide(admin({ admins: { ...lax, needsSecondFactor: true } }), true).changes;
    expect(mended?.authz.needsSecondFactor).toBe(true);
  });

  it('that is so already changes nothing', () => {
    expect(decide(admin(), true)).toEqual({ user: admin().user, changes: null });
    expect(decide(member(), false)).toEqual({ user: anna, changes: null });
  });

  it('is mended wherever record, rights and list differ', () => {
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

  it('is not taken from oneself, but may be given to oneself again', () => {
    const own: Actor = { kind: 'admin', uid: 'anna' };
    expect(codeOf(admin(), false, own)).toBe('self-demotion');
    expect(codeOf(admin(), true, own)).toBeNull();
    expect(codeOf(admin(), false, { kind: 'console' })).toBeNull();
  });

  it('is nobody’s without a record or rights, or once the account is closed', () => {
    expect(codeOf(member({ user: undefined }), true)).toBe('user-not-found');
    expect(codeOf(member({ authz: undefined }), true)).toBe('user-not-found');
    const closed = { ...NEW_AUTHZ, disabled: true };
    expect(codeOf(member({ authz: closed }), true)).toBe('user-not-found');
  });

  it('of the last admin stays', () => {
    const last = admin({ admins: { uids: ['anna'] } });
    expect(codeOf(last, false, { kind: 'console' })).toBe('last-admin');
  });
});
