import { ApiError } from '@club/domain/api/errors';
import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { Authz, UserDocument } from '@club/domain/user/user';
import { userKeys } from '@club/domain/user/user';
import type { EmailClaim } from '../store/collections.ts';

/** Everything stored that a change of an address depends on. */
export type EmailFacts = {
  user: UserDocument | undefined;
  authz: Authz | undefined;
  /** The claim of the new address. */
  claim: EmailClaim | undefined;
};

/** What a change of address writes; the claim of the old one is deleted in the same commit. */
export type EmailChanges = {
  user: UserDocument;
  claim: EmailClaim;
  /** null when the address is the same and only its confirmation is new. */
  entry: AuditEntry | null;
};

/**
 * Decides about giving a record the confirmed address `email` (canonical). Nothing changes when it
 * already has that address, confirmed. Throws ApiError 'user-not-found' without a record,
 * 'account-disabled' for a closed account, 'already-registered' for another account's address.
 */
export const decideEmail = (
  { user, authz, claim }: EmailFacts,
  email: string,
  nowMs: number,
): { user: UserDocument; changes: EmailChanges | null } => {
  if (authz?.disabled === true) throw new ApiError('account-disabled');
  if (user === undefined) throw new ApiError('user-not-found');
  const { uid } = user;
  if (claim !== undefined && claim.uid !== uid) {
    throw new ApiError('already-registered', { field: 'email' });
  }
  const isSame = user.email === email && claim !== undefined;
  if (isSame && user.emailConfirmed === true) return { user, changes: null };
  const changed = {
    ...user,
    email,
    emailConfirmed: true,
    keys: userKeys({ name: user.name, email }),
  };
  return {
    user: changed,
    changes: {
      user: changed,
      claim: { uid },
      entry: isSame
        ? null
        : {
            at: new Date(nowMs).toISOString(),
            actor: uid,
            action: 'change-email',
            subject: uid,
            detail: '',
          },
    },
  };
};
