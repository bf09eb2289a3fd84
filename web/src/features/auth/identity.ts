import type { User } from 'firebase/auth';
import type { PasswordPolicy } from '@club/domain/user/password-policy';
import { DEFAULT_PASSWORD_POLICY } from '@club/domain/user/password-policy';
import { loadAuth } from '../../lib/firebase.ts';
import { refreshSession } from '../../lib/session.tsx';
import type { IdentityAccount } from './user-record.ts';

/** The identity library, loaded only where somebody signs in. */
export const loadIdentity = async () => {
  const [auth, sdk] = await Promise.all([loadAuth(), import('firebase/auth')]);
  return { auth, sdk };
};

/** The facts of an identity user that the club's record needs. */
export const accountOf = (user: User): IdentityAccount => ({
  uid: user.uid,
  name: user.displayName ?? '',
  email: user.email ?? '',
  photoUrl: user.photoURL ?? '',
});

/** Signs in by e-mail and password; throws the identity service's error. */
export const signInByPassword = async (
  email: string,
  password: string,
): Promise<IdentityAccount> => {
  const { auth, sdk } = await loadIdentity();
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
  return accountOf(user);
};

/** Opens an account and signs in; throws the identity service's error. */
export const openAccount = async (
  name: string,
  email: string,
  password: string,
): Promise<IdentityAccount> => {
  const { auth, sdk } = await loadIdentity();
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
  await sdk.updateProfile(user, { displayName: name });
  // The session was told of the account before it had a name.
  await refreshSession();
  return { ...accountOf(user), name };
};

/** Takes back an account that was opened a moment ago and cannot be used. */
export const closeNewAccount = async (): Promise<void> => {
  const { auth } = await loadIdentity();
  await auth.currentUser?.delete();
};

/**
 * Sends the mail to choose a new password. Resolves also when nobody has that e-mail, so that the
 * page cannot be used to find out who is a member; throws only what says nothing about accounts.
 */
export const sendPasswordReset = async (email: string): Promise<void> => {
  const { auth, sdk } = await loadIdentity();
  try {
    await sdk.sendPasswordResetEmail(auth, email);
  } catch (error) {
    const isAboutAccount =
      error instanceof Error &&
      'code' in error &&
      (error.code === 'auth/user-not-found' || error.code === 'auth/user-disabled');
    if (!isAboutAccount) throw error;
  }
};

/** The identity service's password rules in force; the default ones when it does not tell. */
export const loadPasswordPolicy = async (): Promise<PasswordPolicy> => {
  try {
    const { auth, sdk } = await loadIdentity();
    const { passwordPolicy } = await sdk.validatePassword(auth, '');
    const rules = passwordPolicy.customStrengthOptions;
    return {
      minLength: rules.minPasswordLength ?? DEFAULT_PASSWORD_POLICY.minLength,
      maxLength: rules.maxPasswordLength ?? DEFAULT_PASSWORD_POLICY.maxLength,
      lowercase: rules.containsLowercaseLetter ?? false,
      uppercase: rules.containsUppercaseLetter ?? false,
      numeric: rules.containsNumericCharacter ?? false,
      nonAlphanumeric: rules.containsNonAlphanumericCharacter ?? false,
    };
  } catch {
    return DEFAULT_PASSWORD_POLICY;
  }
};
