import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { titled } from '@club/domain/testing/titled';
import {
  IDENTITY_MESSAGES,
  identityMessage,
  isCancelled,
  isWrongCredentials,
} from './identity-messages.ts';
import { identityCode } from './identity-code.ts';

const failure = (code: string): Error => Object.assign(new Error('refused'), { code });

/** Codes of the library that cannot occur here, by the part of it that this site does not use. */
const NOT_MET: Readonly<Record<string, readonly string[]>> = {
  'mistakes in the code that calls': [
    'already-initialized',
    'app-deleted',
    'app-not-authorized',
    'argument-error',
    'auth-domain-config-required',
    'dependent-sdk-initialized-before-auth',
    'emulator-config-failed',
    'invalid-emulator-scheme',
    'invalid-persistence-type',
    'invalid-req-type',
    'missing-client-type',
    'missing-recaptcha-version',
    'invalid-recaptcha-action',
    'invalid-recaptcha-version',
    'no-such-provider',
    'null-user',
    'unsupported-first-factor',
    'unsupported-persistence-type',
    'invalid-provider-id',
  ],
  'links with an address to go on to': [
    'dynamic-link-not-activated',
    'invalid-continue-uri',
    'invalid-dynamic-link-domain',
    'invalid-hosting-link-domain',
    'missing-continue-uri',
    'unauthorized-continue-uri',
  ],
  'wording of mails, set in the console': ['invalid-message-payload', 'invalid-sender'],
  'phone numbers and second factors': [
    'code-expired',
    'invalid-app-credential',
    'invalid-multi-factor-session',
    'invalid-phone-number',
    'invalid-verification-id',
    'maximum-second-factor-count-exceeded',
    'missing-app-credential',
    'missing-multi-factor-info',
    'missing-multi-factor-session',
    'missing-phone-number',
    'missing-verification-code',
    'missing-verification-id',
    'multi-factor-info-not-found',
  ],
  'redirects, custom tokens, other providers and tenants': [
    'custom-token-mismatch',
    'invalid-auth-event',
    'invalid-custom-token',
    'invalid-oauth-client-id',
    'invalid-oauth-provider',
    'invalid-tenant-id',
    'missing-iframe-start',
    'missing-or-invalid-nonce',
    'no-auth-event',
    'redirect-cancelled-by-user',
    'redirect-operation-pending',
    'tenant-id-mismatch',
    'unsupported-tenant-operation',
  ],
  'apps on phones': [
    'app-not-installed',
    'cordova-not-ready',
    'cors-unsupported',
    'invalid-app-id',
    'invalid-cert-hash',
    'invalid-cordova-configuration',
    'missing-android-pkg-name',
    'missing-ios-bundle-id',
  ],
};

describe('messages of the identity service', () => {
  it('exist for every code of the library that can occur', () => {
    const unmet = new Set(Object.values(NOT_MET).flat());
    const all = Object.values(AuthErrorCodes).map((code) => code.replace('auth/', ''));
    expect(all.filter((code) => !unmet.has(code) && !(code in IDENTITY_MESSAGES))).toEqual([]);
    expect([...unmet].filter((code) => code in IDENTITY_MESSAGES)).toEqual([]);
    const library = new Set<string>(all);
    expect([...unmet].filter((code) => !library.has(code))).toEqual([]);
  });

  it.each(Object.entries(IDENTITY_MESSAGES))('say in %s what to do next', (code, message) => {
    expect(message.text).not.toBe('');
    expect(message.nextStep).not.toBe('');
    expect(`${message.text}${message.nextStep}`).not.toContain(code);
  });

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
  ])('include %s of the error catalogue', (code) => {
    expect(Object.keys(IDENTITY_MESSAGES)).toContain(code);
    expect(identityMessage(failure(`auth/${code}`))?.nextStep).not.toBe('');
  });

  it('have a text for unknown codes', () => {
    expect(identityMessage(failure('auth/brand-new'))?.text).toMatch(/rejected/);
  });

  it.each(titled([null, undefined, 'text', 7, new Error('plain'), failure('storage/unknown')]))(
    'leave %s to others',
    (_, error) => {
      expect(identityCode(error)).toBeNull();
      expect(identityMessage(error)).toBeNull();
    },
  );

  it('do not reveal whether the email or the password was wrong', () => {
    const texts = ['user-not-found', 'wrong-password', 'invalid-credential'].map((code) => {
      const error = failure(`auth/${code}`);
      expect(isWrongCredentials(error)).toBe(true);
      return identityMessage(error)?.text;
    });
    expect(new Set(texts)).toEqual(new Set(['Wrong Email or Password']));
  });

  it('distinguish a closed window from a failure', () => {
    expect(isCancelled(failure('auth/popup-closed-by-user'))).toBe(true);
    expect(isCancelled(failure('auth/popup-blocked'))).toBe(false);
    expect(isWrongCredentials(failure('auth/too-many-requests'))).toBe(false);
  });
});
