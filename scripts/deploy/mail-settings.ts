import { mailFromFault } from '../../functions/src/mail/smtp-mailer.ts';
import { runToEnd } from '../launcher/command.ts';
import type { Command } from '../launcher/command.ts';
import { Fault } from '../launcher/fault.ts';
import { installedBin } from '../launcher/folders.ts';

/** Runs a command of firebase-tools to its end. */
type Run = (command: Command) => Promise<{ exitCode: number }>;

const secretIsSet = async (project: string, run: Run): Promise<boolean> => {
  const args = ['functions:secrets:get', 'SMTP_URL', '--project', project];
  return (await run({ program: installedBin('firebase'), args })).exitCode === 0;
};

/**
 * Requires what sending mails needs in a project: the sender's address among the settings of the
 * functions, and the mail server as a secret. Throws a `Fault` that says what to do.
 */
export const requireMailSettings = async (
  project: string,
  mailFrom: string,
  run: Run = runToEnd,
): Promise<void> => {
  const fault = mailFromFault(mailFrom);
  if (fault !== null) {
    throw new Fault(fault, [
      `Write MAIL_FROM into functions/.env.${project}: the address that the club's mails come from.`,
    ]);
  }
  if (!(await secretIsSet(project, run))) {
    throw new Fault(`The secret SMTP_URL of ${project} is not set, or cannot be read.`, [
      'Sign in with "npx firebase login", then set the address of your mail server:',
      `npx firebase functions:secrets:set SMTP_URL --project ${project}`,
      'Such as smtps://user:password@smtp.example.com; signs like @ in the password as %40.',
    ]);
  }
};
