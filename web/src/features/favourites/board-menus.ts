import type { Board, Favourite } from '@club/domain/favourites/favourite';
import { FIRST_BOARD } from '@club/domain/favourites/favourite';
import type { MenuItem } from '../../design/actions/menu.tsx';
import type { OpenDialog } from './open-board-dialog.tsx';
import type { BoardActions } from './use-board-actions.ts';

type BoardControls = { actions: BoardActions; setOpen: (open: OpenDialog) => void };

/** The actions of a board with these resorts; the first board cannot be deleted. */
export const boardItems = (
  board: Board,
  resortIds: readonly string[],
  { actions, setOpen }: BoardControls,
): MenuItem[] => [
  {
    id: 'rename',
    label: 'Rename board',
    onSelect: () => {
      setOpen({ kind: 'rename' });
    },
  },
  ...(board.id === FIRST_BOARD
    ? []
    : [
        {
          id: 'delete',
          label: 'Delete board',
          tone: 'danger' as const,
          onSelect: () => void actions.remove(board, resortIds),
        },
      ]),
];

/** The actions of a saved resort on a board. */
export const cardItems = (
  favourite: Favourite,
  name: string,
  boards: readonly Board[],
  { actions, setOpen }: BoardControls,
): MenuItem[] => [
  {
    id: 'note',
    label: favourite.note === '' ? 'Add a note' : 'Change the note',
    onSelect: () => {
      setOpen({ kind: 'note', favourite, name });
    },
  },
  ...(boards.length === 1
    ? []
    : [
        {
          id: 'move',
          label: 'Move to another board',
          onSelect: () => {
            setOpen({ kind: 'move', favourite, name });
          },
        },
      ]),
  {
    id: 'move-new',
    label: 'Move to a new board',
    onSelect: () => {
      if (actions.hasRoom()) setOpen({ kind: 'new', moved: { favourite, name } });
    },
  },
  {
    id: 'remove',
    label: 'Remove',
    tone: 'danger',
    onSelect: () => {
      actions.removeResort(favourite, name);
    },
  },
];
