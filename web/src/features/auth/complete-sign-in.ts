import type { DialogText } from '@club/domain/api/messages';
import { DIALOGS } from '@club/domain/api/messages';
import { API_ERRORS } from '@club/domain/api/errors';
import type { IdentityAccount } from '../../shared/identity/identity.ts';
import { signOut } from '../../kernel/session/session-end.ts';
import { ensureUserRecord } from './user-record.ts';

/** The result of an attempt: signed in, with a dialog, or not, with a dialog or a notice. */
export type SignInOutcome =
  | { ok: true; dialog: DialogText }
  | {
      ok: false;
      dialog: DialogText | null;
      notice: string | null;
      /** The field that the failure is about, with what the visitor reads there. */
      field?: { name: string; message: string };
    };

/** Why an account is signed out again right after signing in. */
const REJECTIONS = {
  taken: DIALOGS.alreadyRegistered,
  closed: { title: 'Oops...', text: API_ERRORS['account-disabled'].message },
} as const satisfies Record<string, DialogText>;

/**
 * Completes a sign-in at the identity service: makes sure that the club has a record of the account,
 * and signs out again when the club has closed it or has another account with its address.
 */
export const completeSignIn = async (
  account: IdentityAccount,
  welcome: DialogText,
): Promise<SignInOutcome> => {
  const record = await ensureUserRecord(account);
  switch (record.status) {
    case 'recorded':
    case 'unknown':
      return { ok: true, dialog: welcome };
    case 'taken':
    case 'closed':
      await signOut();
      return { ok: false, dialog: REJECTIONS[record.status], notice: null };
  }
};
