import { createHash } from 'node:crypto';
import { canonicalEmail } from '@club/domain/user/user';
import type { Collections } from '../store/collections.ts';

/** The id of the document in `emails` that names the owner of an address. */
export const emailClaimId = (email: string): string =>
  createHash('sha256').update(canonicalEmail(email)).digest('hex');

/** The uid of the account that an address belongs to, or null. */
export const uidOfEmail = async (
  { emails }: Pick<Collections, 'emails'>,
  email: string,
): Promise<string | null> => {
  const claim = await emails.doc(emailClaimId(email)).get();
  return claim.data()?.uid ?? null;
};

/** True for an address that belongs to an account other than that of `uid`. */
export const isClaimedByAnother = async (
  club: Pick<Collections, 'emails'>,
  email: string,
  uid: string,
): Promise<boolean> => {
  const holder = await uidOfEmail(club, email);
  return holder !== null && holder !== uid;
};
