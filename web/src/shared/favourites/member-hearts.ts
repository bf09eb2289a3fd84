import type { Favourite } from '@club/domain/favourites/favourite';
import { MAX_FAVOURITES } from '@club/domain/favourites/favourite';
import type { SavedDetails } from './favourite-writes.ts';
import { removeFavourite, saveFavourite } from './favourite-writes.ts';
import type { HeartResult } from './heart-result.ts';
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

/** Saves or removes the heart that a member pressed. */
export const setOfMember = async (
  uid: string,
  resortId: string,
  isWanted: boolean,
  saved: readonly Favourite[],
): Promise<HeartResult> => {
  if (!isWanted) {
    const known = saved.find((one) => one.resortId === resortId) ?? { resortId };
    await removeUntilConfirmed(uid, resortId);
    return { kind: 'removed', undo: () => saveUntilConfirmed(uid, known) };
  }
  if (saved.length >= MAX_FAVOURITES) return { kind: 'full' };
  await saveUntilConfirmed(uid, { resortId });
  return { kind: 'saved', where: 'account', isFirst: saved.length === 0 };
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
