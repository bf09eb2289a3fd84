import { reauthenticateWithGoogle, type ChooseLocalAccount } from './google-sign-in.ts';
import { currentUser, loadIdentity } from './identity.ts';
import { withSecondFactor } from './second-factor.ts';

/** The ways in which an account can sign in. */
export type SignInWays = { password: boolean; google: boolean };

/** How the signed-in account signs in. Throws 'auth/user-signed-out' when nobody is. */
export const readSignInWays = async (): Promise<SignInWays> => {
  const { providerData } = await currentUser();
  const ids = providerData.map(({ providerId }) => providerId);
  return { password: ids.includes('password'), google: ids.includes('google.com') };
};

/** Signs the same person in once more by password; throws the identity service's error. */
export const signInAgainByPassword = async (password: string): Promise<void> => {
  const [user, { sdk }] = await Promise.all([currentUser(), loadIdentity()]);
  const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
  await withSecondFactor(() => sdk.reauthenticateWithCredential(user, credential));
};

/** Signs the same person in once more with Google; throws the identity service's error. */
export const signInAgainWithGoogle = async (choose: ChooseLocalAccount): Promise<void> =>
  reauthenticateWithGoogle(await currentUser(), choose);
