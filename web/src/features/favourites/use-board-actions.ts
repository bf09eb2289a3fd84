import type { Board, Favourite } from '@club/domain/favourites/favourite';
import { FIRST_BOARD, freeBoardId, MAX_BOARDS } from '@club/domain/favourites/favourite';
import { useNavigate } from 'react-router-dom';
import {
  changeUntilConfirmed,
  removeUntilConfirmed,
  saveUntilConfirmed,
} from '../../shared/favourites/member-hearts.ts';
import {
  changeFavourite,
  deleteBoard,
  saveBoard,
} from '../../shared/favourites/favourite-writes.ts';
import { boardPath } from '../../shared/routes/paths.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { NOT_SAVED } from '../../design/overlay/not-saved.ts';
import { removedToast } from '../../shared/favourites/removed-toast.ts';

/** The actions of boards and their resorts. A failed write is shown as a message. */
export type BoardActions = {
  /** True while another board can be made; otherwise shows a message. */
  hasRoom: () => boolean;
  /** Opens the new board; with a resort `moved` onto it, the page stays and a message says so. */
  create: (name: string, moved: { favourite: Favourite; name: string } | null) => void;
  rename: (board: Board, name: string) => void;
  setDates: (board: Board, dates: Board['dates']) => void;
  /** Confirms first; the resorts of the board move to the first one. */
  remove: (board: Board, resortIds: readonly string[]) => Promise<void>;
  setNote: (favourite: Favourite, note: string) => void;
  move: (favourite: Favourite, name: string, to: Board) => void;
  removeResort: (favourite: Favourite, name: string) => void;
};

/**
 * The live lists show each write at once, before the server has it, so nothing here waits for a
 * response.
 */
export const useBoardActions = (uid: string, boards: readonly Board[]): BoardActions => {
  const { toast, confirm } = useDialogs();
  const navigate = useNavigate();

  const run = (work: Promise<void>): void => {
    work.catch(() => {
      toast(NOT_SAVED);
    });
  };
  const hasRoom = (): boolean => {
    if (freeBoardId(boards) !== null) return true;
    toast({
      text: `You have ${MAX_BOARDS} boards, which is as many as you can. Delete one to make another.`,
      tone: 'warn',
    });
    return false;
  };

  const move = (
    { resortId, board }: Favourite,
    name: string,
    to: Pick<Board, 'id' | 'name'>,
    change = changeUntilConfirmed,
  ) => {
    run(change(uid, resortId, { board: to.id }));
    toast({
      text: `${name} is on “${to.name}” now.`,
      action: {
        label: 'Undo',
        onSelect: () => {
          run(changeUntilConfirmed(uid, resortId, { board }));
        },
      },
    });
  };

  return {
    hasRoom,
    create: (name, moved) => {
      const id = freeBoardId(boards);
      if (id === null) return;
      run(saveBoard(uid, { id, name, dates: null }));
      if (moved === null) void navigate(boardPath(id), { preventScrollReset: true });
      // A reload can lose the board before it is confirmed, and the move has to be lost with it.
      else move(moved.favourite, moved.name, { id, name }, changeFavourite);
    },
    rename: (board, name) => {
      run(saveBoard(uid, { ...board, name }));
    },
    setDates: (board, dates) => {
      run(saveBoard(uid, { ...board, dates }));
    },
    remove: async (board, resortIds) => {
      const first = boards.find(({ id }) => id === FIRST_BOARD)?.name ?? '';
      const isConfirmed = await confirm({
        title: `Delete “${board.name}”?`,
        text:
          resortIds.length === 0
            ? 'It has no resorts.'
            : `Its resorts move to “${first}”, with their notes.`,
        confirmLabel: 'Delete board',
        danger: true,
      });
      if (!isConfirmed) return;
      run(deleteBoard(uid, board.id, resortIds));
      void navigate(boardPath(), { preventScrollReset: true });
    },
    setNote: ({ resortId }, note) => {
      run(changeUntilConfirmed(uid, resortId, { note }));
    },
    move: (favourite, name, to) => {
      move(favourite, name, to);
    },
    removeResort: (favourite, name) => {
      run(removeUntilConfirmed(uid, favourite.resortId));
      toast(
        removedToast(name, () => {
          run(saveUntilConfirmed(uid, favourite));
        }),
      );
    },
  };
};
