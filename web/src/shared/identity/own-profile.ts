import type { Mute } from '@club/domain/user/message-settings';
import type { ProfileFields } from '@club/domain/user/profile.schema';
import type { SavedBilling } from '@club/domain/user/saved-billing.schema';
import { errorCode } from '../../kernel/firebase/error-code.ts';
import { loadFirestore } from '../../kernel/firebase/firebase.ts';

/** How a change of the profile ended. */
export type ProfileSaveResult = 'saved' | 'refused' | 'offline';

const isRefusal = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === 'permission-denied' || code === 'not-found';
};

/** What a member may change about themselves, and the address they keep for bills. */
type OwnFields = Partial<ProfileFields & { billing: SavedBilling }>;

/**
 * Writes fields of the member's own record, which the rules allow (docs/data-model.md). In a
 * transaction, because a plain write would wait for the network and come true long after the person
 * was told that it failed. Never throws.
 */
const writeOwnRecord = async (
  uid: string,
  fields: OwnFields | { muted: readonly Mute[] },
): Promise<ProfileSaveResult> => {
  try {
    const [db, sdk] = await Promise.all([loadFirestore(), import('firebase/firestore')]);
    const reference = sdk.doc(db, 'users', uid);
    await sdk.runTransaction(
      db,
      (transaction) => {
        transaction.update(reference, fields);
        return Promise.resolve();
      },
      { maxAttempts: 2 },
    );
    return 'saved';
  } catch (error) {
    return isRefusal(error) ? 'refused' : 'offline';
  }
};

/** Writes display fields or the billing address of the member's own record. Never throws. */
export const saveProfile = (uid: string, fields: OwnFields): Promise<ProfileSaveResult> =>
  writeOwnRecord(uid, fields);

/** Writes what messages the member does without. Never throws. */
export const saveMuted = (uid: string, muted: readonly Mute[]): Promise<ProfileSaveResult> =>
  writeOwnRecord(uid, { muted });
