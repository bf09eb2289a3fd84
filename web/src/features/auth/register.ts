import { DIALOGS, registrationFailed } from '@club/domain/api/messages';
import { closeNewAccount, openAccount } from './identity.ts';
import { identityCode, identityMessage } from './identity-messages.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';
import { createUserRecord } from './user-record.ts';

export type RegistrationTexts = {
  name: string;
  email: string;
  password: string;
  membership: string;
};

/**
 * Registers a member: an account at the identity service, then the club's record (S§7 POST /users).
 * Should the record be lost on the way, the member is signed in all the same and the next sign-in
 * repairs it.
 */
export const register = async (texts: RegistrationTexts): Promise<SignInOutcome> => {
  try {
    const account = await openAccount(texts.name, texts.email, texts.password);
    const record = await createUserRecord(account);
    if (record.status === 'taken') {
      await closeNewAccount();
      return { ok: false, dialog: DIALOGS.alreadyRegistered, notice: null };
    }
    return { ok: true, dialog: DIALOGS.registered };
  } catch (error) {
    if (identityCode(error) === 'email-already-in-use') {
      return { ok: false, dialog: DIALOGS.alreadyRegistered, notice: null };
    }
    const known = identityMessage(error);
    return {
      ok: false,
      dialog: registrationFailed(known?.text ?? null),
      notice: known === null ? null : `${known.text} ${known.nextStep}`,
    };
  }
};
