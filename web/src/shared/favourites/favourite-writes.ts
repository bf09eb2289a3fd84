import type { Board, Favourite } from '@club/domain/favourites/favourite';
import { FIRST_BOARD, storedDates } from '@club/domain/favourites/favourite';
import { loadFirestore } from '../../kernel/firebase/firebase.ts';

/** What else is saved of a resort; what is missing stays as it is. */
export type SavedDetails = Partial<Pick<Favourite, 'board' | 'note' | 'savedAtMs'>>;

const open = async () => {
  const [db, sdk] = await Promise.all([loadFirestore(), import('firebase/firestore')]);
  return { db, sdk };
};

/** Saves a resort, or restores one in its place, with its board and note. */
export const saveFavourite = async (
  uid: string,
  { resortId, ...details }: Pick<Favourite, 'resortId'> & SavedDetails,
): Promise<void> => {
  const { db, sdk } = await open();
  const { board, note, savedAtMs = Infinity } = details;
  await sdk.setDoc(
    sdk.doc(db, 'users', uid, 'favourites', resortId),
    {
      savedAt: Number.isFinite(savedAtMs)
        ? sdk.Timestamp.fromMillis(savedAtMs)
        : sdk.serverTimestamp(),
      ...(board === undefined ? {} : { board }),
      ...(note === undefined ? {} : { note }),
    },
    // A saved resort keeps its board and its note.
    { merge: true },
  );
};

/** Removes a resort from the favourites. */
export const removeFavourite = async (uid: string, resortId: string): Promise<void> => {
  const { db, sdk } = await open();
  await sdk.deleteDoc(sdk.doc(db, 'users', uid, 'favourites', resortId));
};

/** Moves a saved resort to another board, or changes its note. */
export const changeFavourite = async (
  uid: string,
  resortId: string,
  change: Partial<Pick<Favourite, 'board' | 'note'>>,
): Promise<void> => {
  const { db, sdk } = await open();
  await sdk.updateDoc(sdk.doc(db, 'users', uid, 'favourites', resortId), change);
};

/** Changes a board's name and dates, or creates it. Its link stays. */
export const saveBoard = async (
  uid: string,
  { id, name, dates }: Pick<Board, 'id' | 'name' | 'dates'>,
): Promise<void> => {
  const { db, sdk } = await open();
  await sdk.setDoc(
    sdk.doc(db, 'users', uid, 'boards', id),
    { name, dates: storedDates(dates) },
    { merge: true },
  );
};

/** Writes per commit. */
const BATCH_SIZE = 400;

/**
 * Deletes a board. Its resorts move to the first board: by itself, because an unknown board counts
 * as the first; and in writing, so that a new board with the same id begins empty.
 */
export const deleteBoard = async (
  uid: string,
  boardId: string,
  resortIds: readonly string[],
): Promise<void> => {
  const { db, sdk } = await open();
  for (let at = 0; at < resortIds.length; at += BATCH_SIZE) {
    const batch = sdk.writeBatch(db);
    for (const id of resortIds.slice(at, at + BATCH_SIZE)) {
      batch.update(sdk.doc(db, 'users', uid, 'favourites', id), { board: FIRST_BOARD });
    }
    // One after the other, and the board last: until then nothing is lost.
    await batch.commit();
  }
  await sdk.deleteDoc(sdk.doc(db, 'users', uid, 'boards', boardId));
};

/** Ids of all resorts that the member has saved, from the server. */
export const readFavouriteIds = async (uid: string): Promise<string[]> => {
  const { db, sdk } = await open();
  const found = await sdk.getDocs(sdk.collection(db, 'users', uid, 'favourites'));
  return found.docs.map(({ id }) => id);
};

/** False for a resort that the club no longer has. */
export const isResortThere = async (resortId: string): Promise<boolean> => {
  const { db, sdk } = await open();
  return (await sdk.getDoc(sdk.doc(db, 'resorts', resortId))).exists();
};
