import { ApiError } from '@club/domain/api/errors';
import { FIRST_BOARD, FIRST_BOARD_NAME } from '@club/domain/favourites/favourite';
import { atomically, put, remove } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { linkToken } from '../store/document-ids.ts';

/**
 * The callable `shareboard`: makes a board readable by its link, or closes the link permanently. A
 * board has one link at a time. Can be repeated.
 */
export const shareBoard: Handler<'shareBoard', 'caller' | 'nowMs'> = async (
  { board: boardId, share },
  { caller: { uid }, nowMs },
) => {
  const db = clubFirestore();
  const club = collections(db);
  const boardRef = club.boards(uid).doc(boardId);
  const token = (await boardRef.get()).data()?.share?.token ?? linkToken();
  const refs = { board: boardRef, link: club.sharedBoards.doc(token) };
  return atomically<typeof refs, { token: string | null }>(db, refs, ({ board, link }) => {
    const isThere = board.data !== undefined || boardId === FIRST_BOARD;
    if (!isThere) throw new ApiError('board-not-found');
    const stored = board.data ?? { name: FIRST_BOARD_NAME, dates: '' };
    if (share === null) {
      if (stored.share === undefined || stored.share === null) return { result: { token: null } };
      // A link works only while the board names it.
      return {
        result: { token: null },
        writes: [put(board, { ...stored, share: null }), remove(link)],
      };
    }
    // Another request may have shared it meanwhile; then its link is kept.
    const valid = stored.share?.token ?? token;
    const opened = { ...stored, share: { token: valid, withNotes: share.withNotes } };
    const at = new Date(nowMs).toISOString();
    return {
      result: { token: valid },
      writes: [
        put(board, opened),
        ...(valid === token ? [put(link, { uid, board: boardId, at })] : []),
      ],
    };
  });
};
