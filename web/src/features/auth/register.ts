import { DIALOGS, registrationFailed } from '@club/domain/api/messages';
import { sendVerification } from '../../shared/identity/email.ts';
import { closeNewAccount, openAccount } from '../../shared/identity/identity.ts';
import { identityCode, identityMessage } from '../../shared/identity/identity-messages.ts';
import { verificationSentAt } from '../../shared/identity/verification-sent-at.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';
import { createUserRecord } from './user-record.ts';

/** The next step for a known e-mail, whichever way its account signs in. */
const KNOWN_NOTICE =
  'There is an account with this e-mail. Please log in with your password or with Google, or choose a new password.';

export type RegistrationTexts = {
  name: string;
  email: string;
  password: string;
  membership: string;
};

/** A mail that could not be sent keeps nobody out: the banner offers to send another. */
const sendFirstVerification = async (): Promise<void> => {
  try {
    await sendVerification();
    verificationSentAt.write(Date.now());
  } catch {
    verificationSentAt.remove();
  }
};

/**
 * Registers a member: an account at the identity service, then the club's record (POST /users).
 * Should the record be lost on the way, the member is signed in all the same and the next sign-in
 * repairs it.
 */
export const register = async (texts: RegistrationTexts): Promise<SignInOutcome> => {
  try {
    const account = await openAccount(texts.name, texts.email, texts.password);
    const record = await createUserRecord(account);
    if (record.status === 'taken') {
      await closeNewAccount();
      return { ok: false, dialog: DIALOGS.alreadyRegistered, notice: KNOWN_NOTICE };
    }
    await sendFirstVerification();
    return { ok: true, dialog: DIALOGS.registered };
  } catch (error) {
    if (identityCode(error) === 'email-already-in-use') {
      return { ok: false, dialog: DIALOGS.alreadyRegistered, notice: KNOWN_NOTICE };
    }
    const known = identityMessage(error);
    return {
      ok: false,
      dialog: registrationFailed(known?.text ?? null),
      notice: known === null ? null : `${known.text} ${known.nextStep}`,
    };
  }
};
