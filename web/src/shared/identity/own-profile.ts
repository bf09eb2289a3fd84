import type { Mute } from '@club/domain/user/message-settings';
import type { ProfileFields } from '@club/domain/user/profile.schema';
import type { SavedBilling } from '@club/domain/user/saved-billing.schema';
import { errorCode } from '../../kernel/firebase/error-code.ts';
import { loadFirestore } from '../../kernel/firebase/firebase.ts';

/** The result of a change of the profile. */
export type ProfileSaveResult = 'saved' | 'rejected' | 'offline';

const isRejected = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === 'permission-denied' || code === 'not-found';
};

/** What members can change about themselves, and the billing address they keep. */
type OwnFields = Partial<ProfileFields & { billing: SavedBilling }>;

/**
 * Writes fields of the member's own record, which the rules allow (docs/data-model.md). In a
 * transaction, because a plain write would wait for the network and succeed long after the member
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
    return isRejected(error) ? 'rejected' : 'offline';
  }
};

/** Writes display fields or the billing address of the member's own record. Never throws. */
export const saveProfile = (uid: string, fields: OwnFields): Promise<ProfileSaveResult> =>
  writeOwnRecord(uid, fields);

/** Writes which messages the member has muted. Never throws. */
export const saveMuted = (uid: string, muted: readonly Mute[]): Promise<ProfileSaveResult> =>
  writeOwnRecord(uid, { muted });
