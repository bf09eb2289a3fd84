import type { Board, Favourite } from '@club/domain/favourites/favourite';
import { FIRST_BOARD } from '@club/domain/favourites/favourite';
import type { MenuItem } from '../../design/actions/menu.tsx';
import type { OpenDialog } from './open-board-dialog.tsx';
import type { BoardActions } from './use-board-actions.ts';

type Means = { actions: BoardActions; setOpen: (open: OpenDialog) => void };

/** What can be done with a board that holds some resorts; the first one stays. */
export const boardItems = (
  board: Board,
  resortIds: readonly string[],
  { actions, setOpen }: Means,
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

/** What can be done with a saved resort on a board, of which there may be several. */
export const cardItems = (
  favourite: Favourite,
  name: string,
  boards: readonly Board[],
  { actions, setOpen }: Means,
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
      actions.letGo(favourite, name);
    },
  },
];
