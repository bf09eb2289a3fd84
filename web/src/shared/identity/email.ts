import { currentUser, loadIdentity } from './identity.ts';
import { identityCode } from './identity-code.ts';

/**
 * Sends the mail that confirms the address of the signed-in account; throws the service's error.
 */
export const sendVerification = async (): Promise<void> => {
  const [user, { sdk }] = await Promise.all([currentUser(), loadIdentity()]);
  await sdk.sendEmailVerification(user);
};

/**
 * Sends a link to a new address; the account has it once the link is opened. For an address of
 * another account no mail is sent, with the same result: it must not reveal who is a member. Throws
 * the identity service's error, 'requires-recent-login' without a sign-in a moment ago.
 */
export const sendEmailChange = async (email: string): Promise<void> => {
  const [user, { sdk }] = await Promise.all([currentUser(), loadIdentity()]);
  try {
    await sdk.verifyBeforeUpdateEmail(user, email);
  } catch (error) {
    if (identityCode(error) !== 'email-already-in-use') throw error;
  }
};
