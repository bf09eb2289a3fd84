import type { OAuthCredential, User } from 'firebase/auth';
import { usesEmulators } from '../../kernel/firebase/firebase.ts';
import type { IdentityAccount } from './identity.ts';
import { accountOf, loadIdentity } from './identity.ts';
import { withSecondFactor } from './second-factor.ts';

/** An account of the local stand-in for Google's own chooser. */
export type LocalGoogleAccount = { name: string; email: string };

/** Asks which account to use; null when the chooser was closed. */
export type ChooseLocalAccount = () => Promise<LocalGoogleAccount | null>;

/** The error of Google's own window when it is closed. */
const closedByUser = (): Error =>
  Object.assign(new Error('The account chooser was closed.'), {
    code: 'auth/popup-closed-by-user',
  });

/** A stable id per email address, as Google has. */
const subjectOf = (email: string): string =>
  Array.from(email.toLowerCase(), (char) => (char.codePointAt(0) ?? 0).toString(16)).join('');

type LocalChoice = { account: LocalGoogleAccount; credential: OAuthCredential };

const chooseLocally = async (choose: ChooseLocalAccount): Promise<LocalChoice> => {
  const account = await choose();
  if (account === null) throw closedByUser();
  const { sdk } = await loadIdentity();
  // The Auth emulator accepts the claims of an unsigned token; a real project never does.
  const idToken = JSON.stringify({
    sub: subjectOf(account.email),
    email: account.email,
    email_verified: true,
    name: account.name,
  });
  return { account, credential: sdk.GoogleAuthProvider.credential(idToken) };
};

const signInLocally = async (choose: ChooseLocalAccount): Promise<IdentityAccount> => {
  const { account, credential } = await chooseLocally(choose);
  const { auth, sdk } = await loadIdentity();
  const { user } = await withSecondFactor(() => sdk.signInWithCredential(auth, credential));
  return { ...accountOf(user), name: user.displayName ?? account.name };
};

const signInByPopup = async (): Promise<IdentityAccount> => {
  const { auth, sdk } = await loadIdentity();
  const provider = new sdk.GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const { user } = await withSecondFactor(() =>
    sdk.signInWithPopup(auth, provider, sdk.browserPopupRedirectResolver),
  );
  return accountOf(user);
};

/**
 * Signs in with Google. A real project opens Google's window; on the Auth emulator, which has no
 * such window, `choose` replaces it. Throws the identity service's error.
 */
export const signInWithGoogle = async (choose: ChooseLocalAccount): Promise<IdentityAccount> =>
  (await usesEmulators()) ? signInLocally(choose) : signInByPopup();

/**
 * Signs the member in again with Google before a sensitive change. Throws the identity service's
 * error, 'user-mismatch' for another Google account.
 */
export const reauthenticateWithGoogle = async (
  user: User,
  choose: ChooseLocalAccount,
): Promise<void> => {
  const { sdk } = await loadIdentity();
  if (await usesEmulators()) {
    const { credential } = await chooseLocally(choose);
    await withSecondFactor(() => sdk.reauthenticateWithCredential(user, credential));
    return;
  }
  const provider = new sdk.GoogleAuthProvider();
  provider.setCustomParameters({ login_hint: user.email ?? '' });
  await withSecondFactor(() =>
    sdk.reauthenticateWithPopup(user, provider, sdk.browserPopupRedirectResolver),
  );
};
