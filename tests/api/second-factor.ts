import type { Person } from './api-client.ts';
import { identityCall } from './api-client.ts';

/*
 * Signing in with a second factor. The Auth emulator has no authenticator apps, but telephone numbers,
 * whose codes it tells; in a token both are the second factor alike. The forms of its answers are the
 * service's own.
 */

/** The code that the emulator has sent for one of its sessions. */
const codeOf = async (sessionInfo: string): Promise<string> => {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { sessionInfo: string; code: string }[];
  };
  const found = verificationCodes.find((one) => one.sessionInfo === sessionInfo);
  if (found === undefined) throw new Error('No code was sent.');
  return found.code;
};

const answerOf = async (sessionInfo: string) => ({
  phoneVerificationInfo: { sessionInfo, code: await codeOf(sessionInfo) },
});

let people = 0;
/** A number that this process has given to no other account. */
const nextNumber = (): string => {
  people += 1;
  return `+1650555${String(people).padStart(4, '0')}`;
};

/** Adds a second factor to the account. */
export const addSecondFactor = async ({ token: idToken }: Person): Promise<void> => {
  const { phoneSessionInfo } = (await identityCall('v2/accounts/mfaEnrollment:start', {
    idToken,
    phoneEnrollmentInfo: { phoneNumber: nextNumber() },
  })) as { phoneSessionInfo: { sessionInfo: string } };
  await identityCall('v2/accounts/mfaEnrollment:finalize', {
    idToken,
    ...(await answerOf(phoneSessionInfo.sessionInfo)),
  });
};

/** Signs in by password and the second factor; throws when the account is let in without. */
export const signInWithFactor = async (person: Person): Promise<Person> => {
  const { email, password } = person;
  const first = (await identityCall('v1/accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  })) as {
    idToken?: string;
    mfaPendingCredential: string;
    mfaInfo: { mfaEnrollmentId: string }[];
  };
  if (first.idToken !== undefined) throw new Error('The password alone was enough.');
  const { mfaPendingCredential, mfaInfo } = first;
  const { phoneResponseInfo } = (await identityCall('v2/accounts/mfaSignIn:start', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
  })) as { phoneResponseInfo: { sessionInfo: string } };
  const { idToken } = (await identityCall('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    ...(await answerOf(phoneResponseInfo.sessionInfo)),
  })) as { idToken: string };
  return { ...person, token: idToken };
};
