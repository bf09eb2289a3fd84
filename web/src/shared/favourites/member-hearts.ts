import type { Favourite } from '@club/domain/favourites/favourite';
import type { SavedDetails } from './favourite-writes.ts';
import { removeFavourite, saveFavourite } from './favourite-writes.ts';
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

const detailsOf = ({ board, note, savedAtMs }: Record<string, unknown>): SavedDetails => ({
  ...(typeof board === 'string' && { board }),
  ...(typeof note === 'string' && { note }),
  ...(typeof savedAtMs === 'number' && { savedAtMs }),
});

const send = async (uid: string, { id, resortId, saved }: PendingHeart): Promise<void> => {
  try {
    await (saved === null
      ? removeFavourite(uid, resortId)
      : saveFavourite(uid, { resortId, ...detailsOf(saved) }));
  } catch {
    // The club no longer has the resort, or another device saved it first.
  } finally {
    forgetPending(id);
  }
};

/** Sends the hearts that were pressed just before a page was left. */
export const sendFromBefore = async (uid: string): Promise<void> => {
  const left = pendingHearts
    .read()
    .filter((heart) => isPendingOf(uid, heart) && !pressedHere.has(heart.id));
  await Promise.all(left.map((heart) => send(uid, heart)));
};
