import { IDS } from '@club/domain/ids';
import { openBoardToken } from '@club/domain/reading/open-board';
import type { Firestore } from 'firebase-admin/firestore';
import { readSharedBoard } from '../favourites/open-board.ts';
import type { KeptReads } from './kept-reads.ts';

/** The same reads, and boards behind links. Those are never kept: closing a link counts at once. */
export const withSharedBoards = ({ read, kept }: KeptReads, db: Firestore): KeptReads => ({
  read: async (target) => {
    const token = 'path' in target ? openBoardToken(target.path) : null;
    if (token === null) return read(target);
    const board = IDS.boardLink.is(token) ? await readSharedBoard(db, token) : null;
    return board === null ? [] : [{ id: token, fields: { ...board } }];
  },
  kept,
});
