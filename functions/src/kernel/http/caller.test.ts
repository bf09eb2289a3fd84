import { errorIn } from '@club/domain/testing/api-error-of';
import type { Authz } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import { titled, titledRows } from '@club/domain/testing/titled';
import type { VerifiedToken } from './caller.ts';
import { bearerToken, checkCaller, requireAccess } from './caller.ts';

const token = (changes: Partial<VerifiedToken> = {}): VerifiedToken => ({
  uid: 'u1',
  auth_time: 1000,
  email: 'Anna@Example.com',
  email_verified: true,
  ...changes,
});
const authz = (changes: Partial<Authz> = {}): Authz => ({
  isAdmin: false,
  disabled: false,
  minAuthTime: 0,
  ...changes,
});

const codeOf = (act: () => unknown): string | null => errorIn(act)?.code ?? null;

describe('checkCaller', () => {
  it('knows a member by uid and canonical email', () => {
    expect(checkCaller(token(), authz(), '203.0.113.7')).toEqual({
      uid: 'u1',
      email: 'anna@example.com',
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

  it('has the sign-in provider, the name, and whether there is a record', () => {
    const said = token({ name: 'Anna', firebase: { sign_in_provider: 'google.com' } });
    const { provider, name, isRecorded } = checkCaller(said, undefined, null);
    expect([provider, name, isRecorded]).toEqual(['google.com', 'Anna', false]);
    expect(checkCaller(token({ name: 7 }), authz(), null).name).toBeUndefined();
  });

  it('treats an account without permissions as a plain member, whatever its token says', () => {
    expect(checkCaller(token({ isAdmin: true }), undefined, null).isAdmin).toBe(false);
  });

  it.each(
    titledRows(
      [
        [true, true, true],
        [true, false, false],
        [false, true, false],
        ['true', true, false],
        [1, true, false],
        [undefined, true, false],
      ],
      3,
    ),
  )('with the claim, the right and so an admin: %s', (_, claim, right, expected) => {
    const caller = checkCaller(token({ isAdmin: claim }), authz({ isAdmin: right }), null);
    expect(caller.isAdmin).toBe(expected);
  });

  it.each(
    titledRows(
      [
        [undefined, { isAdmin: false, lacksSecondFactor: true }],
        ['totp', { isAdmin: true, lacksSecondFactor: false }],
        ['phone', { isAdmin: true, lacksSecondFactor: false }],
      ],
      1,
    ),
  )('of an admin who needs a second factor depends on it: %s', (_, factor, expected) => {
    const permissions = authz({ isAdmin: true, needsSecondFactor: true });
    const said = token({ isAdmin: true, firebase: { sign_in_second_factor: factor } });
    expect(checkCaller(said, permissions, null)).toMatchObject(expected);
    expect(checkCaller(token({ isAdmin: true }), authz({ isAdmin: true }), null).isAdmin).toBe(
      true,
    );
    // Only an admin can lack it.
    const member = checkCaller(said, authz({ needsSecondFactor: true }), null);
    expect([member.isAdmin, member.lacksSecondFactor]).toEqual([false, false]);
  });

  it('rejects a closed account, even of an admin', () => {
    const closed = authz({ disabled: true, isAdmin: true });
    expect(codeOf(() => checkCaller(token({ isAdmin: true }), closed, null))).toBe(
      'account-disabled',
    );
    expect(codeOf(() => checkCaller(token({ isAdmin: true }), authz(), null))).toBeNull();
  });

  it('rejects sessions from before they were ended, to the second', () => {
    const ended = authz({ minAuthTime: 1001 });
    expect(codeOf(() => checkCaller(token({ auth_time: 1000 }), ended, null))).toBe(
      'not-signed-in',
    );
    expect(codeOf(() => checkCaller(token({ auth_time: 1001 }), ended, null))).toBeNull();
    // Within one second only the session with the confirmed address is valid.
    const unproven = token({ auth_time: 1001, email_verified: false });
    expect(codeOf(() => checkCaller(unproven, ended, null))).toBe('not-signed-in');
    expect(codeOf(() => checkCaller({ ...unproven, auth_time: 1002 }, ended, null))).toBeNull();
  });

  it('rejects anonymous sign-ins', () => {
    const by = (sign_in_provider: string) =>
      codeOf(() => checkCaller(token({ firebase: { sign_in_provider } }), authz(), null));
    expect(by('anonymous')).toBe('not-signed-in');
    expect(by('password')).toBeNull();
    expect(by('google.com')).toBeNull();
  });

  it('gives an account without email an empty address', () => {
    const { email, emailVerified } = checkCaller({ uid: 'u1', auth_time: 1 }, undefined, null);
    expect([email, emailVerified]).toEqual(['', false]);
  });
});

describe('requireAccess', () => {
  const admin = checkCaller(token({ isAdmin: true }), authz({ isAdmin: true }), null);
  const member = checkCaller(token(), authz(), null);

  it('keeps members from admin operations', () => {
    expect(codeOf(() => requireAccess('admin', member))).toBe('not-allowed');
    expect(codeOf(() => requireAccess('admin', admin))).toBeNull();
    expect(codeOf(() => requireAccess('member', member))).toBeNull();
    expect(codeOf(() => requireAccess('public', member))).toBeNull();
  });

  it('names the second factor that an admin lacks, and allows member operations', () => {
    const permissions = authz({ isAdmin: true, needsSecondFactor: true });
    const half = checkCaller(token({ isAdmin: true }), permissions, null);
    expect(codeOf(() => requireAccess('admin', half))).toBe('second-factor-needed');
    expect(codeOf(() => requireAccess('member', half))).toBeNull();
  });
});

describe('bearerToken', () => {
  it('reads a token with or without a signature', () => {
    expect(bearerToken('Bearer aa.bb.cc')).toBe('aa.bb.cc');
    expect(bearerToken('bearer  aa.b-b_.')).toBe('aa.b-b_.');
  });

  it.each(
    titled([
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Basic aa.bb.cc',
      'aa.bb.cc',
      'Bearer aa.bb',
      'Bearer aa.bb.cc dd',
      'Bearer aa.bb.cc.dd',
    ]),
  )('reads none from %s', (_, header) => {
    expect(bearerToken(header)).toBeNull();
  });
});
