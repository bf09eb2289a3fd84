import { errorIn } from '@club/domain/testing/api-error-of';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADMINS_ID,
  actorName,
  nextAuthTime,
  requireActing,
  withAdmin,
  withoutAdmin,
  withRole,
} from './admins.ts';

const codeOf = (act: () => unknown): string | null => errorIn(act)?.code ?? null;

describe('the list of admins', () => {
  it('has the id that the database rules use', () => {
    expect(ADMINS_ID).toBe('admins');
  });

  it('names every admin once', () => {
    expect(withAdmin(undefined, 'b')).toEqual({ uids: ['b'] });
    expect(withAdmin({ uids: ['b'] }, 'a')).toEqual({ uids: ['a', 'b'] });
    expect(withAdmin({ uids: ['a'] }, 'a')).toEqual({ uids: ['a'] });
  });

  it('never loses its last one', () => {
    expect(withoutAdmin({ uids: ['a', 'b'] }, 'a')).toEqual({ uids: ['b'] });
    expect(codeOf(() => withoutAdmin({ uids: ['a'] }, 'a'))).toBe('last-admin');
    expect(withoutAdmin(undefined, 'a')).toEqual({ uids: [] });
  });

  it('keeps demanding a second factor when admins change', () => {
    const list = { uids: ['a', 'b'], needsSecondFactor: true as const };
    expect(withAdmin(list, 'c')).toEqual({ ...list, uids: ['a', 'b', 'c'] });
    expect(withoutAdmin(list, 'a')).toEqual({ ...list, uids: ['b'] });
  });

  it('never becomes empty through changes by its own members', () => {
    const uid = fc.constantFrom('a', 'b', 'c');
    const step = fc.record({ actor: uid, subject: uid, add: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let admins = { uids: ['a'] };
        for (const { actor, subject, add } of steps) {
          const before = admins;
          const code = codeOf(() => {
            requireActing({ kind: 'admin', uid: actor }, before);
            admins = add ? withAdmin(before, subject) : withoutAdmin(before, subject);
          });
          expect(code === 'not-allowed').toBe(!before.uids.includes(actor));
          expect(admins.uids.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('requireActing', () => {
  it('rejects an actor who is not on the list, except the console', () => {
    expect(codeOf(() => requireActing({ kind: 'admin', uid: 'x' }, undefined))).toBe('not-allowed');
    expect(codeOf(() => requireActing({ kind: 'admin', uid: 'x' }, { uids: ['x'] }))).toBeNull();
    expect(codeOf(() => requireActing({ kind: 'console' }, undefined))).toBeNull();
  });
});

describe('actorName', () => {
  it('is the uid of an admin, or a fixed name for the console', () => {
    expect(actorName({ kind: 'admin', uid: 'x' })).toBe('x');
    expect(actorName({ kind: 'console' })).toBe('console');
  });
});

describe('withRole', () => {
  const permissions = { isAdmin: false, disabled: false, minAuthTime: 3 };
  const demanding = { uids: [], needsSecondFactor: true as const };

  it('sets the list’s demand with the role, and nothing else', () => {
    expect(withRole(permissions, true, undefined)).toEqual({ ...permissions, isAdmin: true });
    expect(withRole(permissions, true, { uids: [] })).toEqual({ ...permissions, isAdmin: true });
    const admin = { ...permissions, isAdmin: true, needsSecondFactor: true as const };
    expect(withRole(permissions, true, demanding)).toEqual(admin);
    expect(withRole(permissions, false, demanding)).toEqual(permissions);
    expect(Object.keys(withRole(admin, false, demanding))).not.toContain('needsSecondFactor');
    expect(Object.keys(withRole(admin, true, { uids: [] }))).not.toContain('needsSecondFactor');
  });
});

describe('nextAuthTime', () => {
  it('is the next second, because tokens of the same second must not be valid', () => {
    expect(nextAuthTime(5_000)).toBe(6);
    expect(nextAuthTime(5_999)).toBe(6);
  });
});
