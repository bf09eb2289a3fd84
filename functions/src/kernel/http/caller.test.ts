import { refusalIn } from '@club/domain/testing/refusal-of';
import type { Authz } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import type { VerifiedToken } from './caller.ts';
import { bearerToken, judgeCaller, requireAccess } from './caller.ts';

const token = (changes: Partial<VerifiedToken> = {}): VerifiedToken => ({
  uid: 'u1',
  auth_time: 1000,
  email: 'Somebody@Example.com',
  email_verified: true,
  ...changes,
});
const authz = (changes: Partial<Authz> = {}): Authz => ({
  isAdmin: false,
  disabled: false,
  minAuthTime: 0,
  ...changes,
});

const codeOf = (act: () => unknown): string | null => refusalIn(act)?.code ?? null;

describe('judgeCaller', () => {
  it('knows a member by uid and canonical e-mail', () => {
    expect(judgeCaller(token(), authz(), '203.0.113.7')).toEqual({
      uid: 'u1',
      email: 'somebody@example.com',
      emailVerified: true,
      isAdmin: false,
      lacksSecondFactor: false,
      authTime: 1000,
      address: '203.0.113.7',
      provider: undefined,
      name: undefined,
      isRecorded: true,
    });
  });

  it('knows how they signed in, what they are called, and whether the club has them on record', () => {
    const said = token({ name: 'Anna', firebase: { sign_in_provider: 'google.com' } });
    const { provider, name, isRecorded } = judgeCaller(said, undefined, null);
    expect([provider, name, isRecorded]).toEqual(['google.com', 'Anna', false]);
    expect(judgeCaller(token({ name: 7 }), authz(), null).name).toBeUndefined();
  });

  it('takes an account without rights of its own as a plain member, whatever its token says', () => {
    expect(judgeCaller(token({ isAdmin: true }), undefined, null).isAdmin).toBe(false);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    ['true', true, false],
    [1, true, false],
    [undefined, true, false],
  ])('with the claim %s and the right %s is an admin: %s', (claim, right, expected) => {
    const caller = judgeCaller(token({ isAdmin: claim }), authz({ isAdmin: right }), null);
    expect(caller.isAdmin).toBe(expected);
  });

  it.each([
    [undefined, { isAdmin: false, lacksSecondFactor: true }],
    ['totp', { isAdmin: true, lacksSecondFactor: false }],
    ['phone', { isAdmin: true, lacksSecondFactor: false }],
  ])('of whom a second factor is needed, and who shows %s, is judged by it', (factor, expected) => {
    const rights = authz({ isAdmin: true, needsSecondFactor: true });
    const said = token({ isAdmin: true, firebase: { sign_in_second_factor: factor } });
    expect(judgeCaller(said, rights, null)).toMatchObject(expected);
    expect(judgeCaller(token({ isAdmin: true }), authz({ isAdmin: true }), null).isAdmin).toBe(
      true,
    );
    // Nobody lacks it who is no admin anyway.
    const member = judgeCaller(said, authz({ needsSecondFactor: true }), null);
    expect([member.isAdmin, member.lacksSecondFactor]).toEqual([false, false]);
  });

  it('refuses a closed account, even of an admin', () => {
    const closed = authz({ disabled: true, isAdmin: true });
    expect(codeOf(() => judgeCaller(token({ isAdmin: true }), closed, null))).toBe(
      'account-disabled',
    );
    expect(codeOf(() => judgeCaller(token({ isAdmin: true }), authz(), null))).toBeNull();
  });

  it('refuses who signed in before the sessions were ended, to the second', () => {
    const ended = authz({ minAuthTime: 1001 });
    expect(codeOf(() => judgeCaller(token({ auth_time: 1000 }), ended, null))).toBe(
      'not-signed-in',
    );
    expect(codeOf(() => judgeCaller(token({ auth_time: 1001 }), ended, null))).toBeNull();
    // Within one second the owner is the one with the confirmed address.
    const unproven = token({ auth_time: 1001, email_verified: false });
    expect(codeOf(() => judgeCaller(unproven, ended, null))).toBe('not-signed-in');
    expect(codeOf(() => judgeCaller({ ...unproven, auth_time: 1002 }, ended, null))).toBeNull();
  });

  it('refuses who has signed in as nobody in particular', () => {
    const by = (sign_in_provider: string) =>
      codeOf(() => judgeCaller(token({ firebase: { sign_in_provider } }), authz(), null));
    expect(by('anonymous')).toBe('not-signed-in');
    expect(by('password')).toBeNull();
    expect(by('google.com')).toBeNull();
  });

  it('gives an account without e-mail an address that is nobody’s', () => {
    const { email, emailVerified } = judgeCaller({ uid: 'u1', auth_time: 1 }, undefined, null);
    expect([email, emailVerified]).toEqual(['', false]);
  });
});

describe('requireAccess', () => {
  const admin = judgeCaller(token({ isAdmin: true }), authz({ isAdmin: true }), null);
  const member = judgeCaller(token(), authz(), null);

  it('keeps members from what is for admins', () => {
    expect(codeOf(() => requireAccess('admin', member))).toBe('not-allowed');
    expect(codeOf(() => requireAccess('admin', admin))).toBeNull();
    expect(codeOf(() => requireAccess('member', member))).toBeNull();
    expect(codeOf(() => requireAccess('public', member))).toBeNull();
  });

  it('tells an admin without the second factor what is missing, and lets them be a member', () => {
    const rights = authz({ isAdmin: true, needsSecondFactor: true });
    const half = judgeCaller(token({ isAdmin: true }), rights, null);
    expect(codeOf(() => requireAccess('admin', half))).toBe('second-factor-needed');
    expect(codeOf(() => requireAccess('member', half))).toBeNull();
  });
});

describe('bearerToken', () => {
  it('reads a token with or without a signature', () => {
    expect(bearerToken('Bearer aa.bb.cc')).toBe('aa.bb.cc');
    expect(bearerToken('bearer  aa.b-b_.')).toBe('aa.b-b_.');
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic aa.bb.cc',
    'aa.bb.cc',
    'Bearer aa.bb',
    'Bearer aa.bb.cc dd',
    'Bearer aa.bb.cc.dd',
  ])('reads none from %j', (header) => {
    expect(bearerToken(header)).toBeNull();
  });
});
