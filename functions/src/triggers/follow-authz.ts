import type { Authz } from '@club/domain/user/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../kernel/http/runtime.ts';
import type { RoleClaim } from '../account/account-claim.ts';
import { isSameRole, roleClaimBy } from '../account/account-claim.ts';

/** The role by the permissions; an account without any is a member. */
const roleIn = (snapshot: DocumentSnapshot | undefined): RoleClaim => {
  // Documents of this collection are only ever written by this code.
  const permissions = snapshot?.data() as Authz | undefined;
  return permissions === undefined
    ? { isAdmin: false, needsSecondFactor: false }
    : roleClaimBy(permissions);
};

/**
 * Aligns the claim of an account with its role whenever that changes, and ends the sessions of a
 * demoted admin, in case the process that changed the role died before.
 */
export const followauthz = onDocumentWritten(
  { document: 'authz/{uid}', retry: true },
  async (event) => {
    if (isSameRole(roleIn(event.data?.before), roleIn(event.data?.after))) return;
    const { alignClaim } = await import('../account/role-claim.ts');
    await alignClaim(event.params.uid);
  },
);
