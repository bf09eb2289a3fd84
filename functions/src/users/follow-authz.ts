import type { Authz } from '@club/domain/user/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';

/** What of an account's rights the identity service has to follow; one without any is a member. */
const followed = (snapshot: DocumentSnapshot | undefined): string => {
  // Documents of this collection are only ever written by this code.
  const rights = snapshot?.data() as Authz | undefined;
  return `${rights?.isAdmin === true && !rights.disabled} ${rights?.minAuthTime ?? 0}`;
};

/**
 * Brings claim and sessions of an account in line with its rights whenever these change, should the
 * process that changed them not have come to that.
 */
export const followauthz = onDocumentWritten(
  { document: 'authz/{uid}', retry: true },
  async (event) => {
    if (followed(event.data?.before) === followed(event.data?.after)) return;
    const { alignClaim } = await import('./role-claim.ts');
    await alignClaim(event.params.uid);
  },
);
