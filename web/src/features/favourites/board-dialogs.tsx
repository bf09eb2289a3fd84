import type { Board } from '@club/domain/favourites/favourite';
import { MAX_BOARD_NAME_LENGTH, MAX_NOTE_LENGTH } from '@club/domain/favourites/favourite';
import { type ReactNode, useId, useState } from 'react';
import { SelectInput } from '../../design/form/select-input.tsx';
import { TextAreaInput } from '../../design/form/text-area-input.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { FormDialog } from '../../design/overlay/form-dialog.tsx';

type ShortFormProps = {
  title: string;
  text: string;
  confirmLabel: string;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form with one field, saved at once without waiting. */
function ShortForm({ title, text, confirmLabel, onSend, onClose, children }: ShortFormProps) {
  const formId = useId();
  return (
    <FormDialog
      title={title}
      text={text}
      formId={formId}
      keepLabel="Cancel"
      confirm={{ label: confirmLabel, busyLabel: confirmLabel }}
      isSending={false}
      onClose={onClose}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        {children}
      </form>
    </FormDialog>
  );
}

/** A line as the security rules accept it: no control characters. */
const toLine = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').trim();

type BoardNameDialogProps = {
  title: string;
  confirmLabel: string;
  /** '' for a new one. */
  name: string;
  others: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Names a board. */
export function BoardNameDialog(props: BoardNameDialogProps) {
  const { title, confirmLabel, name, others, onSave, onClose } = props;
  const [text, setText] = useState(name);
  const [error, setError] = useState<string | undefined>();
  const send = (): void => {
    const line = toLine(text);
    if (line === '') setError('Please give the board a name.');
    else if (others.includes(line)) setError('You have a board with this name already.');
    else onSave(line);
  };
  return (
    <ShortForm
      title={title}
      text="A trip, a season, the people you go with: whatever helps you find it again."
      confirmLabel={confirmLabel}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        value={text}
        maxLength={MAX_BOARD_NAME_LENGTH}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
    </ShortForm>
  );
}

type NoteDialogProps = {
  resortName: string;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
};

/** Writes a note about a resort. */
export function NoteDialog({ resortName, note, onSave, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note);
  return (
    <ShortForm
      title={note === '' ? 'Add a note' : 'Change the note'}
      text={`About ${resortName}. Others see it only if you share the board with its notes.`}
      confirmLabel="Save note"
      onSend={() => {
        onSave(text.trim());
      }}
      onClose={onClose}
    >
      <TextAreaInput
        label="Note"
        optional
        help={`${MAX_NOTE_LENGTH - text.length} characters left. Leave it empty to remove the note.`}
        value={text}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
    </ShortForm>
  );
}

type MoveDialogProps = {
  resortName: string;
  board: string;
  boards: readonly Board[];
  onMove: (boardId: string) => void;
  onClose: () => void;
};

/** Chooses another board for a resort. */
export function MoveDialog({ resortName, board, boards, onMove, onClose }: MoveDialogProps) {
  const others = boards.filter(({ id }) => id !== board);
  const [to, setTo] = useState(others[0]?.id ?? board);
  return (
    <ShortForm
      title="Move to another board"
      text={`${resortName} keeps its note.`}
      confirmLabel="Move"
      onSend={() => {
        onMove(to);
      }}
      onClose={onClose}
    >
      <SelectInput
        label="Board"
        value={to}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => {
          setTo(event.target.value);
        }}
      />
    </ShortForm>
  );
}
