import { isRecord } from '@club/domain/validation/is-record';
import { loadEnvironment } from '../../kernel/firebase/firebase.ts';
import type { MailAction } from '../../shared/identity/mail-action.ts';
import { PATHS } from '../../shared/routes/paths.ts';

/** An email that the Auth emulator would have sent. */
export type LocalMail = { to: string; action: MailAction; code: string };

/** The purposes of codes, by the emulator's names. */
const ACTIONS: Readonly<Record<string, MailAction>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const mailOf = (entry: unknown): LocalMail | null => {
  if (!isRecord(entry)) return null;
  const action = ACTIONS[textOf(entry['requestType'])];
  const code = textOf(entry['oobCode']);
  // The link that changes an address goes to the new one.
  const to = textOf(action === 'verifyAndChangeEmail' ? entry['newEmail'] : entry['email']);
  return action === undefined || code === '' ? null : { to, action, code };
};

/** The emails in a response of the emulator, which lists the oldest first; newest first here. */
export const mailsOf = (response: unknown): LocalMail[] => {
  const entries: unknown = isRecord(response) ? response['oobCodes'] : null;
  if (!Array.isArray(entries)) return [];
  return entries
    .map(mailOf)
    .filter((mail) => mail !== null)
    .toReversed();
};

/** The page that the link in a real email opens. */
export const mailLink = ({ action, code }: LocalMail): string =>
  `${PATHS.identityAction}?${new URLSearchParams({ mode: action, oobCode: code }).toString()}`;

/** Reads the unused links of the Auth emulator. Throws when it cannot be reached. */
export const readLocalMails = async (): Promise<LocalMail[]> => {
  const { emulators, options } = await loadEnvironment();
  if (emulators === null) throw new Error('There is no local mailbox on a real site.');
  const { host, port } = emulators.auth;
  const project = encodeURIComponent(options.projectId ?? '');
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${project}/oobCodes`, {
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The Auth emulator responded with ${response.status}.`);
  return mailsOf(await response.json());
};
