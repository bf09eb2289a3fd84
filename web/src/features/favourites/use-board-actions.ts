import type { Board, Favourite } from '@club/domain/favourites/favourite';
import { FIRST_BOARD, freeBoardId, MAX_BOARDS } from '@club/domain/favourites/favourite';
import { useNavigate } from 'react-router-dom';
import {
  changeFavourite,
  deleteBoard,
  removeFavourite,
  saveBoard,
  saveFavourite,
} from '../../shared/favourites/favourite-writes.ts';
import { boardPath } from '../../shared/routes/paths.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { NOT_SAVED } from '../../design/overlay/not-saved.ts';
import { letGoToast } from '../../shared/favourites/let-go-toast.ts';

/** Everything that can be done with boards and what is on them. Says what was refused. */
export type BoardActions = {
  /** True where there is room for another board; otherwise says that there is none. */
  hasRoom: () => boolean;
  /** Opens the new board; with something `moved` onto it, it stays where it is and says so. */
  create: (name: string, moved: { favourite: Favourite; name: string } | null) => void;
  rename: (board: Board, name: string) => void;
  setDates: (board: Board, dates: Board['dates']) => void;
  /** Asks first; what is on the board goes to the first one. */
  remove: (board: Board, resortIds: readonly string[]) => Promise<void>;
  setNote: (favourite: Favourite, note: string) => void;
  move: (favourite: Favourite, name: string, to: Board) => void;
  letGo: (favourite: Favourite, name: string) => void;
};

/**
 * The live lists follow each write at once, also before the server has it, so nothing here waits for
 * an answer.
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

  const move = ({ resortId, board }: Favourite, name: string, to: Pick<Board, 'id' | 'name'>) => {
    run(changeFavourite(uid, resortId, { board: to.id }));
    toast({
      text: `${name} is on “${to.name}” now.`,
      action: {
        label: 'Undo',
        onSelect: () => {
          run(changeFavourite(uid, resortId, { board }));
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
      else move(moved.favourite, moved.name, { id, name });
    },
    rename: (board, name) => {
      run(saveBoard(uid, { ...board, name }));
    },
    setDates: (board, dates) => {
      run(saveBoard(uid, { ...board, dates }));
    },
    remove: async (board, resortIds) => {
      const first = boards.find(({ id }) => id === FIRST_BOARD)?.name ?? '';
      const isMeant = await confirm({
        title: `Delete “${board.name}”?`,
        text:
          resortIds.length === 0
            ? 'Nothing is on it.'
            : `What is on it goes to “${first}”, with its notes.`,
        confirmLabel: 'Delete board',
        danger: true,
      });
      if (!isMeant) return;
      run(deleteBoard(uid, board.id, resortIds));
      void navigate(boardPath(), { preventScrollReset: true });
    },
    setNote: ({ resortId }, note) => {
      run(changeFavourite(uid, resortId, { note }));
    },
    move,
    letGo: (favourite, name) => {
      run(removeFavourite(uid, favourite.resortId));
      toast(
        letGoToast(name, () => {
          run(saveFavourite(uid, favourite));
        }),
      );
    },
  };
};
