import { usesEmulators } from '../../lib/firebase.ts';
import { accountOf, loadIdentity } from './identity.ts';
import type { IdentityAccount } from './user-record.ts';

/** An account of the local stand-in for Google's own chooser. */
export type LocalGoogleAccount = { name: string; email: string };

/** Asks which account to use; null when the person closed the chooser. */
export type ChooseLocalAccount = () => Promise<LocalGoogleAccount | null>;

/** The error that Google's own window gives when it is closed. */
const closedByUser = (): Error =>
  Object.assign(new Error('The account chooser was closed.'), {
    code: 'auth/popup-closed-by-user',
  });

/** A stable id for the same e-mail, as Google would give. */
const subjectOf = (email: string): string =>
  Array.from(email.toLowerCase(), (char) => (char.codePointAt(0) ?? 0).toString(16)).join('');

const signInLocally = async (choose: ChooseLocalAccount): Promise<IdentityAccount> => {
  const chosen = await choose();
  if (chosen === null) throw closedByUser();
  const { auth, sdk } = await loadIdentity();
  // The Auth emulator takes the claims of an unsigned token as they are; a real project never would.
  const idToken = JSON.stringify({
    sub: subjectOf(chosen.email),
    email: chosen.email,
    email_verified: true,
    name: chosen.name,
  });
  const credential = sdk.GoogleAuthProvider.credential(idToken);
  const { user } = await sdk.signInWithCredential(auth, credential);
  return { ...accountOf(user), name: user.displayName ?? chosen.name };
};

const signInByPopup = async (): Promise<IdentityAccount> => {
  const { auth, sdk } = await loadIdentity();
  const provider = new sdk.GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const { user } = await sdk.signInWithPopup(auth, provider, sdk.browserPopupRedirectResolver);
  return accountOf(user);
};

/**
 * Signs in with Google. A real project opens Google's window; on the Auth emulator, where that
 * window cannot be had offline, `choose` stands in for it (DESIGN 3). Throws the identity service's
 * error.
 */
export const signInWithGoogle = async (choose: ChooseLocalAccount): Promise<IdentityAccount> =>
  (await usesEmulators()) ? signInLocally(choose) : signInByPopup();
