import type { Favourite } from '@club/domain/favourites/favourite';
import { MAX_FAVOURITES } from '@club/domain/favourites/favourite';
import { useCallback, useMemo } from 'react';
import { deviceHearts } from './device-hearts.ts';
import { useMemberLive } from '../live/live-data.tsx';
import { useStoredValue } from '../../kernel/storage/local-store.ts';
import { useSession, useWhenKnown } from '../../kernel/session/session.tsx';

/** The result of pressing a heart. */
type HeartResult =
  /** Saved with the account, or on this device until the visitor logs in. */
  | { kind: 'saved'; where: 'account' | 'device'; isFirst: boolean }
  /** `undo` restores it as it was. */
  | { kind: 'removed'; undo: () => Promise<void> }
  /** The favourites are full. */
  | { kind: 'full' };

/** The saved resorts, and the way to save or remove one. */
export type Favourites = {
  has: (resortId: string) => boolean;
  /** How many there are; null while unknown. */
  count: number | null;
  /**
   * Saves or removes a resort, also for visitors; waits until it is known who presses. Rejects when the
   * server does.
   */
  toggle: (resortId: string) => Promise<HeartResult>;
};

const withoutHeart = (resortId: string): void =>
  deviceHearts.write(deviceHearts.read().filter((id) => id !== resortId));

const withHeart = (resortId: string): void =>
  deviceHearts.write([...deviceHearts.read().filter((id) => id !== resortId), resortId]);

const toggleOnDevice = (resortId: string): HeartResult => {
  const hearts = deviceHearts.read();
  if (hearts.includes(resortId)) {
    withoutHeart(resortId);
    return {
      kind: 'removed',
      undo: async () => {
        withHeart(resortId);
      },
    };
  }
  if (hearts.length >= MAX_FAVOURITES) return { kind: 'full' };
  withHeart(resortId);
  return { kind: 'saved', where: 'device', isFirst: hearts.length === 0 };
};

const toggleOfMember = async (
  uid: string,
  resortId: string,
  saved: readonly Favourite[],
): Promise<HeartResult> => {
  const { saveFavourite, removeFavourite } = await import('./favourite-writes.ts');
  const known = saved.find((one) => one.resortId === resortId);
  if (known !== undefined) {
    await removeFavourite(uid, resortId);
    return { kind: 'removed', undo: () => saveFavourite(uid, known) };
  }
  if (saved.length >= MAX_FAVOURITES) return { kind: 'full' };
  await saveFavourite(uid, { resortId });
  return { kind: 'saved', where: 'account', isFirst: saved.length === 0 };
};

const NONE: readonly Favourite[] = [];

/** The favourites of the member or visitor; they follow each change at once. */
export const useFavourites = (): Favourites => {
  const session = useSession();
  const live = useMemberLive('ownFavourites');
  const [hearts] = useStoredValue(deviceHearts);
  const whenKnown = useWhenKnown();
  const isVisitor = session.status === 'signed-out';
  const saved = live.status === 'ready' ? live.data : null;
  const ids = useMemo(
    () => new Set(isVisitor ? hearts : saved?.map(({ resortId }) => resortId)),
    [isVisitor, hearts, saved],
  );
  const isKnown = isVisitor || saved !== null;

  const has = useCallback((resortId: string) => ids.has(resortId), [ids]);
  const toggle = useCallback(
    async (resortId: string): Promise<HeartResult> => {
      const known = await whenKnown();
      return known.status === 'signed-in'
        ? toggleOfMember(known.uid, resortId, saved ?? NONE)
        : toggleOnDevice(resortId);
    },
    [whenKnown, saved],
  );
  return { has, count: isKnown ? ids.size : null, toggle };
};
