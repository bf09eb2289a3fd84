import { reauthenticateWithGoogle, type ChooseLocalAccount } from './google-sign-in.ts';
import { currentUser, loadIdentity } from './identity.ts';
import { withSecondFactor } from './second-factor.ts';

/** The ways in which an account can sign in. */
export type SignInWays = { password: boolean; google: boolean };

/** How the signed-in account signs in. Throws 'auth/user-signed-out' without one. */
export const readSignInWays = async (): Promise<SignInWays> => {
  const { providerData } = await currentUser();
  const ids = providerData.map(({ providerId }) => providerId);
  return { password: ids.includes('password'), google: ids.includes('google.com') };
};

/** Signs the member in again by password; throws the identity service's error. */
export const signInAgainByPassword = async (password: string): Promise<void> => {
  const [user, { sdk }] = await Promise.all([currentUser(), loadIdentity()]);
  const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
  await withSecondFactor(() => sdk.reauthenticateWithCredential(user, credential));
};

/** Signs the member in again with Google; throws the identity service's error. */
export const signInAgainWithGoogle = async (choose: ChooseLocalAccount): Promise<void> =>
  reauthenticateWithGoogle(await currentUser(), choose);
