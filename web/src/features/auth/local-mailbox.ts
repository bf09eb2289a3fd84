import { isRecord } from '@club/domain/validation/is-record';
import { loadEnvironment } from '../../kernel/firebase/firebase.ts';
import type { MailAction } from '../../shared/identity/mail-action.ts';
import { PATHS } from '../../shared/routes/paths.ts';

/** An email that the Auth emulator would have sent. */
export type IdentityMail = { to: string; action: MailAction; code: string };

/** The purposes of codes, by the emulator's names. */
const ACTIONS: Readonly<Record<string, MailAction>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const identityMailOf = (entry: unknown): IdentityMail | null => {
  if (!isRecord(entry)) return null;
  const action = ACTIONS[textOf(entry['requestType'])];
  const code = textOf(entry['oobCode']);
  // The link that changes an address goes to the new one.
  const to = textOf(action === 'verifyAndChangeEmail' ? entry['newEmail'] : entry['email']);
  return action === undefined || code === '' ? null : { to, action, code };
};

/** The emails in a response of the emulator, which lists the oldest first; newest first here. */
export const identityMailsOf = (response: unknown): IdentityMail[] => {
  const entries: unknown = isRecord(response) ? response['oobCodes'] : null;
  if (!Array.isArray(entries)) return [];
  return entries
    .map(identityMailOf)
    .filter((mail) => mail !== null)
    .toReversed();
};

/** The page that the link in a real email opens. */
export const mailLink = ({ action, code }: IdentityMail): string =>
  `${PATHS.identityAction}?${new URLSearchParams({ mode: action, oobCode: code }).toString()}`;

/** An email of the club that the local mail server has taken. */
export type ClubMail = {
  id: number;
  to: string;
  from: string;
  subject: string;
  text: string;
  /** ISO instant. */
  at: string;
  /** How often it came; a mailbox shows it once. */
  copies: number;
  /** The address of the mail as it looks, for a frame. */
  page: string;
};

const clubMailOf = (entry: unknown, origin: string): ClubMail | null => {
  if (!isRecord(entry)) return null;
  const { id, copies } = entry;
  if (typeof id !== 'number') return null;
  return {
    id,
    to: textOf(entry['to']),
    from: textOf(entry['from']),
    subject: textOf(entry['subject']),
    text: textOf(entry['text']),
    at: textOf(entry['at']),
    copies: typeof copies === 'number' ? copies : 1,
    page: `${origin}/mails/${id}.html`,
  };
};

/** The emails in a response of the local mail server at `origin`, which lists the newest first. */
export const clubMailsOf = (response: unknown, origin: string): ClubMail[] =>
  Array.isArray(response)
    ? response.map((entry: unknown) => clubMailOf(entry, origin)).filter((mail) => mail !== null)
    : [];

/** What waits in the local mailbox, the newest first. */
export type LocalMailbox = { identity: readonly IdentityMail[]; club: readonly ClubMail[] };

const readJson = async (url: string): Promise<unknown> => {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response.json();
};

/**
 * Reads the unused links of the Auth emulator and the emails of the club. Throws when one of the two
 * cannot be reached.
 */
export const readLocalMailbox = async (): Promise<LocalMailbox> => {
  const { emulators, options } = await loadEnvironment();
  if (emulators === null) throw new Error('There is no local mailbox on a real site.');
  const { auth, mailbox } = emulators;
  const project = encodeURIComponent(options.projectId ?? '');
  const origin = mailbox === null ? null : `http://${mailbox.host}:${mailbox.port}`;
  const [codes, mails] = await Promise.all([
    readJson(`http://${auth.host}:${auth.port}/emulator/v1/projects/${project}/oobCodes`),
    origin === null ? null : readJson(`${origin}/mails`),
  ]);
  return { identity: identityMailsOf(codes), club: clubMailsOf(mails, origin ?? '') };
};
