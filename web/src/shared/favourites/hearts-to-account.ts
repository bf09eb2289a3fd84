import { mergeHearts } from '@club/domain/favourites/merge-hearts';
import { deviceHearts } from './device-hearts.ts';
import { isResortThere, readFavouriteIds, saveFavourite } from './favourite-writes.ts';

/**
 * Tabs of one browser take turns; browsers without locks move them at once, with the same result.
 */
const inTurn = async (work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('hearts-to-account', work);
};

/** Removes moved hearts from the device; one that was added meanwhile stays. */
const forget = (ids: readonly string[]): void =>
  deviceHearts.write(deviceHearts.read().filter((id) => !ids.includes(id)));

/** 'removed' can never be saved, because the club no longer has the resort. */
type Moved = { resortId: string; as: 'saved' | 'removed' | 'rejected' };

const move = async (uid: string, resortId: string): Promise<Moved> => {
  try {
    await saveFavourite(uid, { resortId });
    return { resortId, as: 'saved' };
  } catch {
    const isThere = await isResortThere(resortId).catch(() => true);
    return { resortId, as: isThere ? 'rejected' : 'removed' };
  }
};

/**
 * Adds the hearts of this device to the favourites of an account. Each leaves the device once it is
 * saved, so that nothing is lost when this is cut short; it can be repeated, also by several tabs
 * at once. Resolves to how many were added and how many did not fit. Rejects when the favourites
 * cannot be read.
 */
export const heartsToAccount = async (uid: string): Promise<{ added: number; left: number }> => {
  const result = { added: 0, left: 0 };
  if (deviceHearts.read().length === 0) return result;
  await inTurn(async () => {
    // Another tab may have moved them while this one waited.
    const hearts = deviceHearts.read();
    if (hearts.length === 0) return;
    const { known, add, left } = mergeHearts(hearts, await readFavouriteIds(uid));
    const moved = await Promise.all(add.map((resortId) => move(uid, resortId)));
    const settled = moved.filter(({ as }) => as !== 'rejected');
    forget([...known, ...settled.map(({ resortId }) => resortId)]);
    result.added = moved.filter(({ as }) => as === 'saved').length;
    result.left = left.length;
  });
  return result;
};
