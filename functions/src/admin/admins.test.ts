import { refusalIn } from '@club/domain/testing/refusal-of';
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

const codeOf = (act: () => unknown): string | null => refusalIn(act)?.code ?? null;

describe('the list of admins', () => {
  it('is where the rules of the database look for it', () => {
    expect(ADMINS_ID).toBe('admins');
  });

  it('names everybody once', () => {
    expect(withAdmin(undefined, 'b')).toEqual({ uids: ['b'] });
    expect(withAdmin({ uids: ['b'] }, 'a')).toEqual({ uids: ['a', 'b'] });
    expect(withAdmin({ uids: ['a'] }, 'a')).toEqual({ uids: ['a'] });
  });

  it('never loses its last one', () => {
    expect(withoutAdmin({ uids: ['a', 'b'] }, 'a')).toEqual({ uids: ['b'] });
    expect(codeOf(() => withoutAdmin({ uids: ['a'] }, 'a'))).toBe('last-admin');
    expect(withoutAdmin(undefined, 'a')).toEqual({ uids: [] });
  });

  it('goes on demanding a second factor, whoever comes and goes', () => {
    const list = { uids: ['a', 'b'], needsSecondFactor: true as const };
    expect(withAdmin(list, 'c')).toEqual({ ...list, uids: ['a', 'b', 'c'] });
    expect(withoutAdmin(list, 'a')).toEqual({ ...list, uids: ['b'] });
  });

  it('stays filled through any changes that its own members make', () => {
    const uid = fc.constantFrom('a', 'b', 'c');
    const step = fc.record({ actor: uid, subject: uid, add: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let admins = { uids: ['a'] };
        for (const { actor, subject, add } of steps) {
          const before = admins;
          const refused = codeOf(() => {
            requireActing({ kind: 'admin', uid: actor }, before);
            admins = add ? withAdmin(before, subject) : withoutAdmin(before, subject);
          });
          expect(refused === 'not-allowed').toBe(!before.uids.includes(actor));
          expect(admins.uids.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('requireActing', () => {
  it('refuses who is on no list, and lets the console pass', () => {
    expect(codeOf(() => requireActing({ kind: 'admin', uid: 'x' }, undefined))).toBe('not-allowed');
    expect(codeOf(() => requireActing({ kind: 'admin', uid: 'x' }, { uids: ['x'] }))).toBeNull();
    expect(codeOf(() => requireActing({ kind: 'console' }, undefined))).toBeNull();
  });
});

describe('actorName', () => {
  it('is the uid of an admin, and a word for who sits at the console', () => {
    expect(actorName({ kind: 'admin', uid: 'x' })).toBe('x');
    expect(actorName({ kind: 'console' })).toBe('console');
  });
});

describe('withRole', () => {
  const rights = { isAdmin: false, disabled: false, minAuthTime: 3 };
  const demanding = { uids: [], needsSecondFactor: true as const };

  it('gives the demand of the list with the role, and nothing else', () => {
    expect(withRole(rights, true, undefined)).toEqual({ ...rights, isAdmin: true });
    expect(withRole(rights, true, { uids: [] })).toEqual({ ...rights, isAdmin: true });
    const admin = { ...rights, isAdmin: true, needsSecondFactor: true as const };
    expect(withRole(rights, true, demanding)).toEqual(admin);
    expect(withRole(rights, false, demanding)).toEqual(rights);
    expect(Object.keys(withRole(admin, false, demanding))).not.toContain('needsSecondFactor');
    expect(Object.keys(withRole(admin, true, { uids: [] }))).not.toContain('needsSecondFactor');
  });
});

describe('nextAuthTime', () => {
  it('is the second after, because tokens of the same second must not count', () => {
    expect(nextAuthTime(5_000)).toBe(6);
    expect(nextAuthTime(5_999)).toBe(6);
  });
});
