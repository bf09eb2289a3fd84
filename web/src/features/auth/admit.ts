import type { DialogText } from '@club/domain/api/messages';
import { DIALOGS } from '@club/domain/api/messages';
import { API_ERRORS } from '@club/domain/api/errors';
import type { IdentityAccount } from '../../shared/identity/identity.ts';
import { signOut } from '../../kernel/session/session.tsx';
import type { SignInOutcome } from './sign-in-outcome.ts';
import { ensureUserRecord } from './user-record.ts';

/** Why an account that the identity service let in cannot stay. */
const REFUSALS = {
  taken: DIALOGS.alreadyRegistered,
  closed: { title: 'Oops...', text: API_ERRORS['account-disabled'].message },
} as const satisfies Record<string, DialogText>;

/**
 * Lets in somebody whom the identity service has signed in: makes sure that the club has their
 * record, and signs out again whoever the club has closed or knows as another account.
 */
export const admit = async (
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
      return { ok: false, dialog: REFUSALS[record.status], notice: null };
  }
};
