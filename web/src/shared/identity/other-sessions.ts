import { callFunction, type CallResult } from '../../kernel/api/api-client.ts';
import { currentUser } from './identity.ts';
import { signInAgainByPassword } from './sign-in-again.ts';

/** Ends every other session of the account; needs a recent sign-in. */
export const endOtherSessions = (): Promise<CallResult<{ endedAt: string }>> =>
  callFunction('endSessions', {});

/** A sign-in in the second of the password change could not be distinguished from older ones. */
const untilNextSecond = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000 - (Date.now() % 1000) + 50);
  });

/**
 * Ends every other session after the password has been changed to `password`: this one signs in
 * with it, so that it is the only one that has. Resolves to false when that failed; the identity
 * service then ends the others by itself within the hour.
 */
export const endSessionsOfOldPassword = async (password: string): Promise<boolean> => {
  try {
    await untilNextSecond();
    await signInAgainByPassword(password);
    return (await callFunction('endSessions', {}, { askForProof: false })).ok;
  } catch {
    return false;
  }
};

/** Ends the earlier sessions of the account of `email`, whose password was chosen by a link. */
export const endSessionsBeforeReset = async (email: string): Promise<void> => {
  // If it fails, the next call of such a session does it, or the hour does.
  await callFunction('followReset', { email }, { askForProof: false });
};

/** When this session began, an ISO instant; null when it is not known. */
export const readSignedInAt = async (): Promise<string | null> => {
  const { authTime } = await (await currentUser()).getIdTokenResult();
  const ms = Date.parse(authTime);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
};
