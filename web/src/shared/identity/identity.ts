import type { User } from 'firebase/auth';
import { loadAuth } from '../../kernel/firebase/firebase.ts';
import { refreshSession } from '../../kernel/session/session.tsx';
import { identityCode } from './identity-code.ts';
import { withSecondFactor } from './second-factor.ts';

/** The account that has just signed in, as the identity service knows it. */
export type IdentityAccount = { uid: string; name: string; email: string; photoUrl: string };

/** The identity library, loaded only for signing in and changing the sign-in. */
export const loadIdentity = async () => {
  const [auth, sdk] = await Promise.all([loadAuth(), import('firebase/auth')]);
  return { auth, sdk };
};

/** What the club's record needs of an identity user. */
export const accountOf = (user: User): IdentityAccount => ({
  uid: user.uid,
  name: user.displayName ?? '',
  email: user.email ?? '',
  photoUrl: user.photoURL ?? '',
});

/**
 * Runs a call to the identity service, and once more with a captcha when it is rejected without
 * one. Throws the service's error.
 */
export const withCaptchaRetry = async <Value>(call: () => Promise<Value>): Promise<Value> => {
  try {
    return await call();
  } catch (error) {
    if (identityCode(error) !== 'missing-recaptcha-token') throw error;
    const { auth, sdk } = await loadIdentity();
    await sdk.initializeRecaptchaConfig(auth);
    return call();
  }
};

/** The signed-in account; throws 'auth/user-signed-out' without one. */
export const currentUser = async (): Promise<User> => {
  const { auth } = await loadIdentity();
  await auth.authStateReady();
  if (auth.currentUser !== null) return auth.currentUser;
  throw Object.assign(new Error('No account is signed in.'), { code: 'auth/user-signed-out' });
};

/** Signs in by email and password; throws the identity service's error. */
export const signInByPassword = (email: string, password: string): Promise<IdentityAccount> =>
  withCaptchaRetry(async () => {
    const { auth, sdk } = await loadIdentity();
    const { user } = await withSecondFactor(() =>
      sdk.signInWithEmailAndPassword(auth, email, password),
    );
    return accountOf(user);
  });

/** Creates an account and signs in; throws the identity service's error. */
export const openAccount = (
  name: string,
  email: string,
  password: string,
): Promise<IdentityAccount> =>
  withCaptchaRetry(async () => {
    const { auth, sdk } = await loadIdentity();
    const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
    await sdk.updateProfile(user, { displayName: name });
    // The session learned of the account before it had a name.
    await refreshSession();
    return { ...accountOf(user), name };
  });

/** Deletes an account that was created a moment ago and cannot be used. */
export const closeNewAccount = async (): Promise<void> => {
  const { auth } = await loadIdentity();
  await auth.currentUser?.delete();
};

/** Gives the signed-in account the name and photo that the navigation shows. */
export const showAs = async (name: string, photoUrl: string): Promise<void> => {
  const [user, { sdk }] = await Promise.all([currentUser(), loadIdentity()]);
  await sdk.updateProfile(user, { displayName: name, photoURL: photoUrl });
  await refreshSession();
};

/**
 * Reads the account from the service again, with a new token. True when its address is
 * confirmed. Throws the service's error.
 */
export const reloadAccount = async (): Promise<boolean> => {
  const { auth } = await loadIdentity();
  await auth.authStateReady();
  await auth.currentUser?.reload();
  await refreshSession();
  return auth.currentUser?.emailVerified ?? false;
};
