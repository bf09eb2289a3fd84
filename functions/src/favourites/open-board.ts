import { instantMs } from '@club/domain/reading/instant-ms';
import { ApiError } from '@club/domain/api/errors';
import type { SharedBoard } from '@club/domain/favourites/favourite';
import {
  boardFromStored,
  favouriteFromStored,
  MAX_FAVOURITES,
  sharedBoard,
  withFirstBoard,
} from '@club/domain/favourites/favourite';
import type { Firestore } from 'firebase-admin/firestore';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { countRequest } from '../limits/count-request.ts';
import { readerOf } from '../limits/reader-of.ts';

/** The current content of a shared board, without its owner; null where the link is closed. */
export const readSharedBoard = async (
  db: Firestore,
  token: string,
): Promise<SharedBoard | null> => {
  const club = collections(db);
  const link = (await club.sharedBoards.doc(token).get()).data();
  if (link === undefined) return null;
  const { uid } = link;
  const [authz, storedBoards, storedFavourites] = await Promise.all([
    club.authz.doc(uid).get(),
    club.boards(uid).get(),
    club.favourites(uid).limit(MAX_FAVOURITES).get(),
  ]);
  const boards = withFirstBoard(
    storedBoards.docs.map((found) => boardFromStored(found.id, found.data())),
  );
  const board = boards.find(({ id }) => id === link.board);
  const isOpen = board?.share?.token === token && authz.data()?.disabled !== true;
  if (board === undefined || !isOpen) return null;
  const favourites = storedFavourites.docs.map((found) => {
    const stored = found.data();
    return favouriteFromStored(found.id, stored, instantMs(stored.savedAt));
  });
  return sharedBoard(board, favourites, boards);
};

/** The callable `openboard`: the current content of a shared board. */
export const openBoard: Handler<'openBoard', 'caller' | 'nowMs'> = async (
  { token },
  { caller: reader, nowMs },
) => {
  const db = clubFirestore();
  await countRequest(db, 'board', readerOf(reader, token), nowMs);
  const board = await readSharedBoard(db, token);
  if (board === null) throw new ApiError('board-not-found');
  return board;
};
