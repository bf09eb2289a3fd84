import type { Favourite } from '@club/domain/favourites/favourite';
import { removeFavourite, saveFavourite } from './favourite-writes.ts';
import {
  forgetPending,
  keepPending,
  type PendingHeart,
  pendingFromBefore,
  type SavedDetails,
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

const send = async (uid: string, { id, resortId, saved }: PendingHeart): Promise<void> => {
  try {
    await (saved === null
      ? removeFavourite(uid, resortId)
      : saveFavourite(uid, { resortId, ...saved }));
  } catch {
    // The club no longer has the resort, or another device saved it first.
  } finally {
    forgetPending(id);
  }
};

/** Sends the hearts that were pressed just before a page was left. */
export const sendFromBefore = async (uid: string): Promise<void> => {
  await Promise.all(pendingFromBefore(uid).map((heart) => send(uid, heart)));
};
