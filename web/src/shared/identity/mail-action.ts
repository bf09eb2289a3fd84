import { loadIdentity } from './identity.ts';

/** The purpose of a link in a mail of the identity service: its query parameter `mode`. */
const MAIL_ACTIONS = [
  'resetPassword',
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
] as const;
export type MailAction = (typeof MAIL_ACTIONS)[number];

/** True for an action of this site. */
export const isMailAction = (mode: string | null): mode is MailAction =>
  MAIL_ACTIONS.some((action) => action === mode);

/** The addresses of a link; '' where the service does not return one. */
export type MailActionFacts = { email: string; previousEmail: string };

/** The purpose of a link's code. Throws the service's error for an invalid one. */
export const readMailCode = async (code: string): Promise<MailActionFacts> => {
  const { auth, sdk } = await loadIdentity();
  const { data } = await sdk.checkActionCode(auth, code);
  return { email: data.email ?? '', previousEmail: data.previousEmail ?? '' };
};

/** Performs the link's action (all but choosing a password). Throws the service's error. */
export const applyMailCode = async (code: string): Promise<void> => {
  const { auth, sdk } = await loadIdentity();
  await sdk.applyActionCode(auth, code);
};

/** Sets the password of the account that the link was sent to. Throws the service's error. */
export const resetPassword = async (code: string, password: string): Promise<void> => {
  const { auth, sdk } = await loadIdentity();
  await sdk.confirmPasswordReset(auth, code, password);
};
