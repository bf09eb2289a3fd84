import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadFirestore } from './firebase.ts';
import { useOwnFavourites } from './live-data.tsx';
import { fullPath, loginPath } from './paths.ts';
import { useSession } from './session.tsx';

/** The saved resorts of the member, and the way to save one or let it go. */
export type Favourites = {
  has: (resortId: string) => boolean;
  /** Saves or lets go; a visitor is sent to the login page and back. Rejects when refused. */
  toggle: (resortId: string) => Promise<void>;
};

const write = async (uid: string, resortId: string, saved: boolean): Promise<void> => {
  const [db, sdk] = await Promise.all([loadFirestore(), import('firebase/firestore')]);
  const reference = sdk.doc(db, 'users', uid, 'favourites', resortId);
  if (saved) await sdk.setDoc(reference, { savedAt: sdk.serverTimestamp() });
  else await sdk.deleteDoc(reference);
};

/** The member's favourites; the live list follows each change at once. */
export const useFavourites = (): Favourites => {
  const session = useSession();
  const live = useOwnFavourites();
  const navigate = useNavigate();
  const location = useLocation();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const ids = live.status === 'ready' ? live.data : null;

  const has = useCallback((resortId: string) => ids?.includes(resortId) ?? false, [ids]);
  const toggle = useCallback(
    async (resortId: string) => {
      if (uid === null) await navigate(loginPath(fullPath(location)));
      else await write(uid, resortId, !has(resortId));
    },
    [uid, has, navigate, location],
  );
  return { has, toggle };
};
