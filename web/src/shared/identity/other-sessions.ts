import { callFunction, type CallResult } from '../../kernel/api/api-client.ts';
import { currentUser } from './identity.ts';
import { signInAgainByPassword } from './sign-in-again.ts';

/** Ends every other session of the account, which has to have signed in again just before. */
export const endOtherSessions = (): Promise<CallResult<{ endedAt: string }>> =>
  callFunction('endSessions', {});

/** A sign-in of the second in which the password changed does not tell the two sides apart. */
const untilNextSecond = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000 - (Date.now() % 1000) + 50);
  });

/**
 * Ends every other session after the password has been changed to `password`: this one signs in with
 * it, so that it is the only one that has. Answers false when that failed; the identity service then
 * ends the others by itself within the hour.
 */
export const endSessionsOfOldPassword = async (password: string): Promise<boolean> => {
  try {
    await untilNextSecond();
    await signInAgainByPassword(password);
    return (await callFunction('endSessions', {}, { asks: false })).ok;
  } catch {
    return false;
  }
};

/** Ends the sessions of before for the account of `email`, whose password was chosen by a link. */
export const endSessionsBeforeReset = async (email: string): Promise<void> => {
  // Should it fail, the next call of such a session does it, or the hour does.
  await callFunction('followReset', { email }, { asks: false });
};

/** When this session began, an ISO instant; null when it is not known. */
export const readSignedInAt = async (): Promise<string | null> => {
  const { authTime } = await (await currentUser()).getIdTokenResult();
  const ms = Date.parse(authTime);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
};
