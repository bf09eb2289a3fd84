import { DIALOGS, registrationFailed } from '@club/domain/api/messages';
import { sendVerification } from '../../shared/identity/email.ts';
import { closeNewAccount, openAccount } from '../../shared/identity/identity.ts';
import { identityCode } from '../../shared/identity/identity-code.ts';
import { identityMessage } from '../../shared/identity/identity-messages.ts';
import { verificationSentAt } from '../../shared/identity/verification-sent-at.ts';
import type { SignInOutcome } from './complete-sign-in.ts';
import { createUserRecord } from './user-record.ts';

/**
 * For a known email, of password and Google accounts alike. The dialog of rules 13.2 says as much; the
 * login page never does.
 */
const KNOWN_EMAIL = {
  ok: false,
  dialog: DIALOGS.alreadyRegistered,
  notice: null,
  field: {
    name: 'email',
    message:
      'There is an account with this email. Please log in with your password or with Google, or choose a new password.',
  },
} as const satisfies SignInOutcome;

export type RegistrationTexts = {
  name: string;
  email: string;
  password: string;
  membership: string;
};

/** A failure is ignored: the banner offers to send another email. */
const sendFirstVerification = async (): Promise<void> => {
  try {
    await sendVerification();
    verificationSentAt.write(Date.now());
  } catch {
    verificationSentAt.remove();
  }
};

/**
 * Registers a member: an account at the identity service, then the club's record (POST /users). If
 * the record fails, the member is still signed in, and the next sign-in creates it.
 */
export const register = async (texts: RegistrationTexts): Promise<SignInOutcome> => {
  try {
    const account = await openAccount(texts.name, texts.email, texts.password);
    const record = await createUserRecord(account);
    if (record.status === 'taken') {
      await closeNewAccount();
      return KNOWN_EMAIL;
    }
    await sendFirstVerification();
    return { ok: true, dialog: DIALOGS.registered };
  } catch (error) {
    if (identityCode(error) === 'email-already-in-use') {
      return KNOWN_EMAIL;
    }
    const known = identityMessage(error);
    return {
      ok: false,
      dialog: registrationFailed(known?.text ?? null),
      notice: known === null ? null : `${known.text} ${known.nextStep}`,
    };
  }
};
