import type { User, UserCredential } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskForCode } from './second-factor.ts';
import {
  beginAuthenticator,
  hasAuthenticator,
  onSecondFactor,
  removeAuthenticator,
  withSecondFactor,
} from './second-factor.ts';

// The Auth emulator knows no authenticator apps, so the library is mocked here.
const sdk = vi.hoisted(() => {
  const enrolled: { uid: string; factorId: string }[] = [];
  return {
    enrolled,
    hints: [] as { uid: string; factorId: string }[],
    resolveSignIn: vi.fn<(assertion: unknown) => Promise<unknown>>(),
    enroll: vi.fn<(assertion: unknown, name: string) => Promise<void>>(),
    unenroll: vi.fn<(factor: unknown) => Promise<void>>(),
  };
});

vi.mock('../../kernel/firebase/firebase.ts', () => ({ loadAuth: () => Promise.resolve({}) }));
vi.mock('firebase/auth', () => ({
  FactorId: { TOTP: 'totp', PHONE: 'phone' },
  getMultiFactorResolver: () => ({ hints: sdk.hints, resolveSignIn: sdk.resolveSignIn }),
  multiFactor: () => ({
    enrolledFactors: sdk.enrolled,
    getSession: () => Promise.resolve('session'),
    enroll: sdk.enroll,
    unenroll: sdk.unenroll,
  }),
  TotpMultiFactorGenerator: {
    assertionForSignIn: (uid: string, code: string) => ({ uid, code }),
    assertionForEnrollment: (secret: { secretKey: string }, code: string) => ({
      key: secret.secretKey,
      code,
    }),
    generateSecret: (session: string) =>
      Promise.resolve({
        secretKey: `key of ${session}`,
        generateQrCodeUrl: (email: string, issuer: string) => `otpauth://${issuer}/${email}`,
      }),
  },
}));

const failure = (code: string): Error => Object.assign(new Error(code), { code: `auth/${code}` });
const NEEDED = failure('multi-factor-auth-required');
// Not read here.
const IN = { user: { uid: 'ada' } } as UserCredential;
const USER = { uid: 'ada', email: 'ada@example.com' } as User;

let stop = (): void => {};
const answering = (...codes: (string | null)[]) => {
  const ask = vi.fn<AskForCode>();
  for (const code of codes) ask.mockResolvedValueOnce(code);
  stop = onSecondFactor(ask);
  return ask;
};

beforeEach(() => {
  sdk.hints.splice(
    0,
    sdk.hints.length,
    { uid: 'sms', factorId: 'phone' },
    { uid: 'app', factorId: 'totp' },
  );
  sdk.enrolled.splice(0);
  sdk.resolveSignIn.mockReset().mockResolvedValue(IN);
  sdk.enroll.mockReset().mockResolvedValue();
  sdk.unenroll.mockReset().mockResolvedValue();
});
afterEach(() => {
  stop();
});

describe('a sign-in that needs a second step', () => {
  it('asks for the code of the app and continues', async () => {
    const ask = answering('123456');
    expect(await withSecondFactor(() => Promise.reject(NEEDED))).toBe(IN);
    expect(ask).toHaveBeenCalledExactlyOnceWith(false);
    expect(sdk.resolveSignIn).toHaveBeenCalledWith({ uid: 'app', code: '123456' });
  });

  it('asks again after a wrong code, and says so', async () => {
    sdk.resolveSignIn.mockRejectedValueOnce(failure('invalid-verification-code'));
    const ask = answering('000000', '123456');
    expect(await withSecondFactor(() => Promise.reject(NEEDED))).toBe(IN);
    expect(ask.mock.calls).toEqual([[false], [true]]);
  });

  it('fails when the member gives up, when it cannot ask, and for another kind of step', async () => {
    answering(null);
    await expect(withSecondFactor(() => Promise.reject(NEEDED))).rejects.toBe(NEEDED);
    stop();
    await expect(withSecondFactor(() => Promise.reject(NEEDED))).rejects.toBe(NEEDED);
    const ask = answering('123456');
    sdk.hints.pop();
    await expect(withSecondFactor(() => Promise.reject(NEEDED))).rejects.toBe(NEEDED);
    expect(ask).not.toHaveBeenCalled();
  });

  it('fails with the error of the service for anything but the code', async () => {
    sdk.resolveSignIn.mockRejectedValueOnce(failure('too-many-requests'));
    answering('123456');
    await expect(withSecondFactor(() => Promise.reject(NEEDED))).rejects.toThrow(
      'too-many-requests',
    );
  });

  it('leaves other sign-ins and their failures alone', async () => {
    const ask = answering('123456');
    expect(await withSecondFactor(() => Promise.resolve(IN))).toBe(IN);
    const wrong = failure('wrong-password');
    await expect(withSecondFactor(() => Promise.reject(wrong))).rejects.toBe(wrong);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('an authenticator app', () => {
  it('is added with its own code', async () => {
    const fresh = await beginAuthenticator(USER, 'Tideaway');
    expect(fresh).toMatchObject({
      key: 'key of session',
      link: 'otpauth://Tideaway/ada@example.com',
    });
    await fresh.add('123456');
    const assertion = { key: 'key of session', code: '123456' };
    expect(sdk.enroll).toHaveBeenCalledExactlyOnceWith(assertion, 'Authenticator app');
  });

  it('is known only once the service has it, also when that is asked meanwhile', async () => {
    sdk.enroll.mockImplementationOnce(async () => {
      await Promise.resolve();
      sdk.enrolled.push({ uid: 'app', factorId: 'totp' });
    });
    const { add } = await beginAuthenticator(USER, 'Tideaway');
    const adding = add('123456');
    expect(await hasAuthenticator(USER)).toBe(true);
    await adding;
    // A wrong code ends the wait as well.
    sdk.enrolled.splice(0);
    sdk.enroll.mockRejectedValueOnce(failure('invalid-verification-code'));
    await expect(add('000000')).rejects.toThrow('invalid-verification-code');
    expect(await hasAuthenticator(USER)).toBe(false);
  });

  it('is found among the factors, and removed', async () => {
    expect(await hasAuthenticator(USER)).toBe(false);
    await removeAuthenticator(USER);
    expect(sdk.unenroll).not.toHaveBeenCalled();
    const app = { uid: 'app', factorId: 'totp' };
    sdk.enrolled.push({ uid: 'sms', factorId: 'phone' }, app);
    expect(await hasAuthenticator(USER)).toBe(true);
    await removeAuthenticator(USER);
    expect(sdk.unenroll).toHaveBeenCalledExactlyOnceWith(app);
  });
});
