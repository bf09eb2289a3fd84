import type { Favourite } from '@club/domain/favourites/favourite';
import { useCallback, useMemo } from 'react';
import { deviceHearts } from './device-hearts.ts';
import type { HeartResult } from './heart-result.ts';
import { keepPending, pendingHearts, withPending } from './pending-hearts.ts';
import { useMemberLive } from '../live/live-data.tsx';
import { useStoredValue } from '../../kernel/storage/local-store.ts';
import type { KnownSession } from '../../kernel/session/session-of-user.ts';
import { useSession, useWhenKnown } from '../../kernel/session/session.tsx';

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

type Press = {
  resortId: string;
  isWanted: boolean;
  /** Of the member; null for a visitor, and while it is not known who presses. */
  uid: string | null;
  saved: readonly Favourite[];
  whenKnown: () => Promise<KnownSession>;
};

const press = async ({
  resortId,
  isWanted,
  uid,
  saved,
  whenKnown,
}: Press): Promise<HeartResult> => {
  // The page can be left at any moment from here on.
  const forget = keepPending({ resortId, uid, saved: isWanted ? {} : null });
  try {
    const [{ setHeart }, reader] = await Promise.all([import('./set-heart.ts'), whenKnown()]);
    return await setHeart(reader, resortId, isWanted, saved);
  } finally {
    forget();
  }
};

const NONE: readonly Favourite[] = [];

/** The favourites of the member or visitor; they follow each change at once. */
export const useFavourites = (): Favourites => {
  const session = useSession();
  const live = useMemberLive('ownFavourites');
  const [hearts] = useStoredValue(deviceHearts);
  const [pending] = useStoredValue(pendingHearts);
  const whenKnown = useWhenKnown();
  const isVisitor = session.status === 'signed-out';
  const saved = live.status === 'ready' ? live.data : null;
  const uid = session.status === 'signed-in' ? session.uid : null;
  const ids = useMemo(
    () =>
      withPending(
        isVisitor ? hearts : (saved ?? NONE).map(({ resortId }) => resortId),
        pending,
        uid,
      ),
    [isVisitor, hearts, saved, pending, uid],
  );
  const isKnown = isVisitor || saved !== null;

  const has = useCallback((resortId: string) => ids.has(resortId), [ids]);
  const toggle = useCallback(
    (resortId: string) =>
      press({ resortId, isWanted: !ids.has(resortId), uid, saved: saved ?? NONE, whenKnown }),
    [whenKnown, ids, saved, uid],
  );
  return { has, count: isKnown ? ids.size : null, toggle };
};
