import type { UserDocument } from '@club/domain/user/user';
import { canonicalEmail, userKeys } from '@club/domain/user/user';
import { atomically, create, put, remove } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { confirmedEmailOf } from './confirmed-email.ts';
import { emailClaimId } from './email-claim.ts';

/**
 * The placeholder address of an account that has lost its own, by which the record is still found,
 * listed and removed. No one can own it.
 */
export const lostAddress = (uid: string): string => canonicalEmail(`${uid}@address-lost.invalid`);

/** The record without `email`; null when it does not have that address. */
export const withoutAddress = (
  user: UserDocument | undefined,
  email: string,
): UserDocument | null => {
  if (user?.email !== email) return null;
  const lost = lostAddress(user.uid);
  return {
    ...user,
    email: lost,
    emailConfirmed: false,
    keys: userKeys({ name: user.name, email: lost }),
  };
};

/**
 * Releases an address for `uid`, who has confirmed it, if it is claimed by an account that was
 * deleted, uses another address or never confirmed this one. `email` in its canonical form.
 */
export const releaseAddress = async (email: string, uid: string, nowMs: number): Promise<void> => {
  const db = clubFirestore();
  const club = collections(db);
  const claimRef = club.emails.doc(emailClaimId(email));
  const holder = (await claimRef.get()).data()?.uid;
  if (holder === undefined || holder === uid) return;
  // An account that has confirmed it, too, keeps it.
  if ((await confirmedEmailOf(holder)) === email) return;
  const entry = club.audit.doc();
  const refs = {
    claim: claimRef,
    user: club.users.doc(holder),
    authz: club.authz.doc(holder),
    lost: club.emails.doc(emailClaimId(lostAddress(holder))),
  };
  await atomically<typeof refs, void>(db, refs, ({ claim, user, authz, lost }) => {
    if (claim.data?.uid !== holder) return { result: undefined };
    const rest = withoutAddress(user.data, email);
    // The claim of a closed account, or of one with another address, is only deleted.
    const isKept = rest !== null && authz.data?.disabled !== true;
    return {
      result: undefined,
      writes: [
        remove(claim),
        ...(isKept ? [put(user, rest), put(lost, { uid: holder })] : []),
        create(entry, {
          at: new Date(nowMs).toISOString(),
          actor: uid,
          action: 'claim-email',
          subject: holder,
          detail: '',
        }),
      ],
    };
  });
};
