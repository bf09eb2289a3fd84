import type { PasswordPolicy } from '@club/domain/user/password-policy';
import { clubPolicy, DEFAULT_PASSWORD_POLICY } from '@club/domain/user/password-policy';
import { usesEmulators } from '../../kernel/firebase/firebase.ts';
import { currentUser, loadIdentity, withCaptchaRetry } from './identity.ts';
import { identityCode } from './identity-messages.ts';

/**
 * Sends the mail to choose a new password. Resolves also when nobody has that e-mail, so that the
 * page cannot be used to find out who is a member; throws only what says nothing about accounts.
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
 * The rules that the identity service has for passwords; the default ones when it does
 * not tell (rules 11.3).
 */
const servicePolicy = async (): Promise<PasswordPolicy> => {
  try {
    // The Auth emulator has no policy, and answers the question with an error.
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

/** The most common passwords, loaded only where one is chosen; undefined when they could not be. */
const loadCommonPasswords = async (): Promise<ReadonlySet<string> | undefined> => {
  try {
    return (await import('@club/domain/user/common-passwords')).COMMON_PASSWORDS;
  } catch {
    return undefined;
  }
};

/** The password rules in force: those of the identity service, and those of the club on top. */
export const loadPasswordPolicy = async (): Promise<PasswordPolicy> => {
  const [service, common] = await Promise.all([servicePolicy(), loadCommonPasswords()]);
  return clubPolicy(service, common);
};

/**
 * Gives the signed-in account another password, or its first one; this session goes on. Throws the
 * identity service's error, 'requires-recent-login' unless the person signed in a moment ago.
 */
export const changePassword = async (password: string): Promise<void> => {
  const [user, { sdk }] = await Promise.all([currentUser(), loadIdentity()]);
  await sdk.updatePassword(user, password);
};
