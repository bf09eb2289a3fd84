import { describe, expect, it } from 'vitest';
import {
  IDENTITY_MESSAGES,
  identityCode,
  identityMessage,
  isCancelled,
  isWrongCredentials,
} from './identity-messages.ts';

const failure = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('messages of the identity service', () => {
  it.each([
    'internal-error',
    'user-token-expired',
    'network-request-failed',
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
    'unauthorized-domain',
    'user-mismatch',
    'password-does-not-meet-requirements',
    'multi-factor-auth-required',
    'missing-recaptcha-token',
    'invalid-api-key',
  ])('know %s of the error catalogue', (code) => {
    expect(Object.keys(IDENTITY_MESSAGES)).toContain(code);
    expect(identityMessage(failure(`auth/${code}`))?.nextStep).not.toBe('');
  });

  it('say something about a code that nobody has met yet', () => {
    expect(identityMessage(failure('auth/brand-new'))?.text).toMatch(/refused/);
  });

  it.each([null, undefined, 'text', 7, new Error('plain'), failure('storage/unknown')])(
    'leave %s to others',
    (error) => {
      expect(identityCode(error)).toBeNull();
      expect(identityMessage(error)).toBeNull();
    },
  );

  it('do not tell whether the e-mail or the password was wrong', () => {
    const texts = ['user-not-found', 'wrong-password', 'invalid-credential'].map((code) => {
      const error = failure(`auth/${code}`);
      expect(isWrongCredentials(error)).toBe(true);
      return identityMessage(error)?.text;
    });
    expect(new Set(texts)).toEqual(new Set(['Wrong Email or Password']));
  });

  it('tell a closed window from a failure', () => {
    expect(isCancelled(failure('auth/popup-closed-by-user'))).toBe(true);
    expect(isCancelled(failure('auth/popup-blocked'))).toBe(false);
    expect(isWrongCredentials(failure('auth/too-many-requests'))).toBe(false);
  });
});
