import type { Favourite } from '@club/domain/favourites/favourite';
import type { SavedDetails } from './favourite-writes.ts';
import { changeFavourite, removeFavourite, saveFavourite } from './favourite-writes.ts';
import {
  forgetPending,
  isPendingOf,
  keepPending,
  type PendingHeart,
  pendingHearts,
  pressedHere,
} from './pending-hearts.ts';

/** Saves a resort, also when the page is left before the server confirms it. */
export const saveUntilConfirmed = async (
  uid: string,
  favourite: Pick<Favourite, 'resortId'> & SavedDetails,
): Promise<void> => {
  const { resortId, ...saved } = favourite;
  const forget = keepPending({ resortId, uid, saved });
  await saveFavourite(uid, favourite).finally(forget);
};

/** Removes a resort, also when the page is left before the server confirms it. */
export const removeUntilConfirmed = async (uid: string, resortId: string): Promise<void> => {
  const forget = keepPending({ resortId, uid, saved: null });
  await removeFavourite(uid, resortId).finally(forget);
};

/** Changes the note or board of a saved resort, also when the page is left before it is confirmed. */
export const changeUntilConfirmed = async (
  uid: string,
  resortId: string,
  change: Partial<Pick<Favourite, 'board' | 'note'>>,
): Promise<void> => {
  const forget = keepPending({ resortId, uid, saved: change, isChange: true });
  await changeFavourite(uid, resortId, change).finally(forget);
};

const detailsOf = ({ board, note, savedAtMs }: Record<string, unknown>): SavedDetails => ({
  ...(typeof board === 'string' && { board }),
  ...(typeof note === 'string' && { note }),
  ...(typeof savedAtMs === 'number' && { savedAtMs }),
});

const write = (uid: string, { resortId, saved, isChange }: PendingHeart): Promise<void> => {
  if (saved === null) return removeFavourite(uid, resortId);
  const { savedAtMs, ...change } = detailsOf(saved);
  // Another device may have removed it meanwhile: a change does not save it again.
  if (isChange === true) return changeFavourite(uid, resortId, change);
  return saveFavourite(uid, {
    resortId,
    ...change,
    ...(savedAtMs === undefined ? {} : { savedAtMs }),
  });
};

const send = async (uid: string, heart: PendingHeart): Promise<void> => {
  try {
    await write(uid, heart);
  } catch {
    // The club no longer has the resort, or another device was first.
  } finally {
    forgetPending(heart.id);
  }
};

/** Sends the hearts and changes that were made just before a page was left. */
export const sendFromBefore = async (uid: string): Promise<void> => {
  const left = pendingHearts
    .read()
    .filter((heart) => isPendingOf(uid, heart) && !pressedHere.has(heart.id));
  // One after another, so that each is saved after those that were pressed before it.
  for (const heart of left) await send(uid, heart);
};
