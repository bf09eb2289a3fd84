import type { UserDocument } from '@club/domain/user/user';
import { canonicalEmail, userKeys } from '@club/domain/user/user';
import { atomically, create, put, remove } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { confirmedEmailOf } from './confirmed-email.ts';
import { emailClaimId } from './email-claim.ts';

/**
 * The address in the record of an account that has lost its own: one that nobody can have, so that the
 * record is still found, listed and removed by it.
 */
export const lostAddress = (uid: string): string => canonicalEmail(`${uid}@address-lost.invalid`);

/** The record of an account that loses `email`; null for a record of another address or none. */
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
 * Frees an address for `uid`, who has proved that it is theirs, if it belongs to the record of an
 * account that is gone, has moved to another address or has never confirmed this one. Otherwise
 * nothing changes. `email` in its canonical form.
 */
export const releaseAddress = async (email: string, uid: string, nowMs: number): Promise<void> => {
  const db = clubFirestore();
  const club = collections(db);
  const claimRef = club.emails.doc(emailClaimId(email));
  const holder = (await claimRef.get()).data()?.uid;
  if (holder === undefined || holder === uid) return;
  // Who has proved it, too, keeps it.
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
    // A claim of a record that is being erased, or has another address, just goes.
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
