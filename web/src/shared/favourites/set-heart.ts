import type { Favourite } from '@club/domain/favourites/favourite';
import { MAX_FAVOURITES } from '@club/domain/favourites/favourite';
import type { KnownSession } from '../../kernel/session/session-of-user.ts';
import { deviceHearts } from './device-hearts.ts';
import type { HeartResult } from './heart-result.ts';
import { removeUntilConfirmed, saveUntilConfirmed } from './member-hearts.ts';

/** Puts the heart of a resort at a place in the order of saving, or nowhere. */
const placeHeart = (resortId: string, at: number | null): void => {
  const others = deviceHearts.read().filter((id) => id !== resortId);
  deviceHearts.write(at === null ? others : others.toSpliced(at, 0, resortId));
};

const setOnDevice = (resortId: string, isWanted: boolean): HeartResult => {
  const hearts = deviceHearts.read();
  if (!isWanted) {
    const at = Math.max(0, hearts.indexOf(resortId));
    placeHeart(resortId, null);
    return {
      kind: 'removed',
      undo: async () => {
        placeHeart(resortId, at);
      },
    };
  }
  if (hearts.length >= MAX_FAVOURITES) return { kind: 'full' };
  placeHeart(resortId, hearts.length);
  return { kind: 'saved', where: 'device', isFirst: hearts.length === 0 };
};

const setOfMember = async (
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

/** Saves or removes a heart, in the account of a member or on the device of a visitor. */
export const setHeart = async (
  reader: KnownSession,
  resortId: string,
  isWanted: boolean,
  saved: readonly Favourite[],
): Promise<HeartResult> =>
  reader.status === 'signed-in'
    ? setOfMember(reader.uid, resortId, isWanted, saved)
    : setOnDevice(resortId, isWanted);
