import { loadEnvironment } from '../../kernel/firebase/firebase.ts';
import type { MailAction } from '../../shared/identity/mail-action.ts';
import { PATHS } from '../../shared/routes/paths.ts';

/** A mail that the Auth emulator would have sent. */
export type LocalMail = { to: string; action: MailAction; code: string };

/** The emulator's names of what a code is for. */
const ACTIONS: Readonly<Record<string, MailAction>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const mailOf = (entry: unknown): LocalMail | null => {
  if (!isRecord(entry)) return null;
  const action = ACTIONS[textOf(entry['requestType'])];
  const code = textOf(entry['oobCode']);
  // The link that changes an address goes to the new one.
  const to = textOf(action === 'verifyAndChangeEmail' ? entry['newEmail'] : entry['email']);
  return action === undefined || code === '' ? null : { to, action, code };
};

/** The mails in an answer of the emulator, which lists the oldest first; newest first here. */
export const mailsOf = (answer: unknown): LocalMail[] => {
  const entries: unknown = isRecord(answer) ? answer['oobCodes'] : null;
  if (!Array.isArray(entries)) return [];
  return entries
    .map(mailOf)
    .filter((mail) => mail !== null)
    .toReversed();
};

/** Our own page for a mail's link: what the link in a real mail opens. */
export const mailLink = ({ action, code }: LocalMail): string =>
  `${PATHS.identityAction}?${new URLSearchParams({ mode: action, oobCode: code }).toString()}`;

/** Links that the Auth emulator keeps and that nobody has used yet. Throws when it cannot be asked. */
export const readLocalMails = async (): Promise<LocalMail[]> => {
  const { emulators, options } = await loadEnvironment();
  if (emulators === null) throw new Error('There is no local mailbox on a real site.');
  const { host, port } = emulators.auth;
  const project = encodeURIComponent(options.projectId ?? '');
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${project}/oobCodes`, {
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}.`);
  const answer: unknown = await response.json();
  return mailsOf(answer);
};
