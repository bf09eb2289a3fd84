import type { PasswordPolicy } from '@club/domain/user/password-policy';
import { clubPolicy, DEFAULT_PASSWORD_POLICY } from '@club/domain/user/password-policy';
import { usesEmulators } from '../../kernel/firebase/firebase.ts';
import { currentUser, loadIdentity, withCaptchaRetry } from './identity.ts';
import { identityCode } from './identity-code.ts';

/**
 * Sends the mail to choose a new password. Resolves also for an unknown address, so that the page
 * cannot be used to find out who is a member; throws only what says nothing about accounts.
 */
export const sendPasswordReset = async (email: string): Promise<void> => {
  try {
    await withCaptchaRetry(async () => {
      const { auth, sdk } = await loadIdentity();
      await sdk.sendPasswordResetEmail(auth, email);
    });
  } catch (error) {
    const code = identityCode(error);
    if (code !== 'user-not-found' && code !== 'user-disabled') throw error;
  }
};

/**
 * The password rules of the identity service; the default ones when it does
 * not return them (rules 11.3).
 */
const servicePolicy = async (): Promise<PasswordPolicy> => {
  try {
    // The Auth emulator has no policy, and responds with an error.
    if (await usesEmulators()) return DEFAULT_PASSWORD_POLICY;
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

/**
 * The most common passwords, loaded only where one is chosen; undefined when they failed to load.
 */
const loadCommonPasswords = async (): Promise<ReadonlySet<string> | undefined> => {
  try {
    return (await import('@club/domain/user/common-passwords')).COMMON_PASSWORDS;
  } catch {
    return undefined;
  }
};

/** The current password rules: those of the identity service plus those of the club. */
export const loadPasswordPolicy = async (): Promise<PasswordPolicy> => {
  const [service, common] = await Promise.all([servicePolicy(), loadCommonPasswords()]);
  return clubPolicy(service, common);
};

/**
 * Changes the password of the signed-in account, or sets its first one; this session continues.
 * Throws the identity service's error, 'requires-recent-login' without a sign-in a moment ago.
 */
export const changePassword = async (password: string): Promise<void> => {
  const [user, { sdk }] = await Promise.all([currentUser(), loadIdentity()]);
  await sdk.updatePassword(user, password);
};
