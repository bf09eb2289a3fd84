import type { Board, Favourite } from '@club/domain/favourites/favourite';
import { chosenDates } from '@club/domain/directory/when';
import WhenDialog from '../../shared/filter/when-dialog.tsx';
import { BoardNameDialog, MoveDialog, NoteDialog } from './board-dialogs.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { BoardActions } from './use-board-actions.ts';
import type { BoardStay } from './use-board-stay.ts';

/** The dialog that is open over a board; null for none. */
export type OpenDialog =
  | { kind: 'rename' | 'dates' | 'share' }
  | { kind: 'new'; moved: { favourite: Favourite; name: string } | null }
  | { kind: 'note' | 'move'; favourite: Favourite; name: string }
  | null;

type OpenBoardDialogProps = {
  open: OpenDialog;
  board: Board;
  boards: readonly Board[];
  stay: BoardStay;
  actions: BoardActions;
  onClose: () => void;
};

/** Shows the dialog that is open over a board; each closes before it saves. */
export function OpenBoardDialog(props: OpenBoardDialogProps) {
  const { open, board, boards, stay, actions, onClose } = props;
  const others = boards.filter(({ id }) => id !== board.id).map(({ name }) => name);
  switch (open?.kind) {
    case 'new':
      return (
        <BoardNameDialog
          title="New board"
          confirmLabel="Make board"
          name=""
          others={[...others, board.name]}
          onSave={(name) => {
            onClose();
            actions.create(name, open.moved);
          }}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <BoardNameDialog
          title="Rename board"
          confirmLabel="Save name"
          name={board.name}
          others={others}
          onSave={(name) => {
            onClose();
            actions.rename(board, name);
          }}
          onClose={onClose}
        />
      );
    case 'dates':
      return (
        <WhenDialog
          text="Every card then shows the total for these dates and whether a unit is free."
          anyLabel="No dates"
          chooseLabel="Save dates"
          when={stay.dates}
          allowsFlexible={false}
          onChoose={(when) => {
            onClose();
            actions.setDates(board, chosenDates(when));
          }}
          onClose={onClose}
        />
      );
    case 'share':
      return <ShareDialog board={board} onClose={onClose} />;
    case 'note':
      return (
        <NoteDialog
          resortName={open.name}
          note={open.favourite.note}
          onSave={(note) => {
            onClose();
            actions.setNote(open.favourite, note);
          }}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <MoveDialog
          resortName={open.name}
          board={board.id}
          boards={boards}
          onMove={(to) => {
            onClose();
            const target = boards.find(({ id }) => id === to);
            if (target !== undefined) actions.move(open.favourite, open.name, target);
          }}
          onClose={onClose}
        />
      );
    case undefined:
      return null;
  }
}
