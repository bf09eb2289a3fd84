import { loadIdentity } from './identity.ts';

/** What a link in a mail of the identity service is for: its query parameter `mode`. */
const MAIL_ACTIONS = [
  'resetPassword',
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
] as const;
export type MailAction = (typeof MAIL_ACTIONS)[number];

/** True for an action that this site knows. */
export const isMailAction = (mode: string | null): mode is MailAction =>
  MAIL_ACTIONS.some((action) => action === mode);

/** The addresses that a link is about; each '' where the service does not tell. */
export type MailActionFacts = { email: string; previousEmail: string };

/** What a link's code stands for. Throws the service's error for one that counts no more. */
export const readMailCode = async (code: string): Promise<MailActionFacts> => {
  const { auth, sdk } = await loadIdentity();
  const { data } = await sdk.checkActionCode(auth, code);
  return { email: data.email ?? '', previousEmail: data.previousEmail ?? '' };
};

/** Does what the link is for (all but choosing a password). Throws the service's error. */
export const applyMailCode = async (code: string): Promise<void> => {
  const { auth, sdk } = await loadIdentity();
  await sdk.applyActionCode(auth, code);
};

/** Sets the password of the account that the link was sent to. Throws the service's error. */
export const resetPassword = async (code: string, password: string): Promise<void> => {
  const { auth, sdk } = await loadIdentity();
  await sdk.confirmPasswordReset(auth, code, password);
};
