import type { Authz } from '@club/domain/user/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';

/** Whether the rights are those of an admin; an account without any is a member. */
const isAdminIn = (snapshot: DocumentSnapshot | undefined): boolean => {
  // Documents of this collection are only ever written by this code.
  const rights = snapshot?.data() as Authz | undefined;
  return rights?.isAdmin === true && !rights.disabled;
};

/**
 * Brings the claim of an account in line with its role whenever that changes, and ends the sessions
 * of somebody demoted, should the process that changed the role not have come to that.
 */
export const followauthz = onDocumentWritten(
  { document: 'authz/{uid}', retry: true },
  async (event) => {
    if (isAdminIn(event.data?.before) === isAdminIn(event.data?.after)) return;
    const { alignClaim } = await import('./role-claim.ts');
    await alignClaim(event.params.uid);
  },
);
