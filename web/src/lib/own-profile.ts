import type { Mute } from '@club/domain/user/message-settings';
import type { ProfileFields } from '@club/domain/user/profile.schema';
import { loadFirestore } from './firebase.ts';

/** How a change of the profile ended. */
export type ProfileSaveResult = 'saved' | 'refused' | 'offline';

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'permission-denied' || error.code === 'not-found');

/**
 * Writes fields of the member's own record, which the rules allow (docs/data-model.md). In a
 * transaction, because a plain write would wait for the network and come true long after the person
 * was told that it failed. Never throws.
 */
const writeOwnRecord = async (
  uid: string,
  fields: Partial<ProfileFields> | { muted: readonly Mute[] },
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

/** Writes display fields of the member's own record. Never throws. */
export const saveProfile = (
  uid: string,
  fields: Partial<ProfileFields>,
): Promise<ProfileSaveResult> => writeOwnRecord(uid, fields);

/** Writes what messages the member does without. Never throws. */
export const saveMuted = (uid: string, muted: readonly Mute[]): Promise<ProfileSaveResult> =>
  writeOwnRecord(uid, { muted });
