import type { Board } from '@club/domain/favourites/favourite';
import { MAX_BOARD_NAME_LENGTH, MAX_NOTE_LENGTH } from '@club/domain/favourites/favourite';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { StayFilter } from '../../ui/filter/stay-filter.tsx';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { TextAreaInput } from '../../ui/form/text-area-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';

/** What the rules take as a line: no control characters. */
const lineOf = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').trim();

type BoardNameDialogProps = {
  title: string;
  confirmLabel: string;
  /** '' for a new one. */
  name: string;
  others: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Gives a board its name. */
export function BoardNameDialog(props: BoardNameDialogProps) {
  const { title, confirmLabel, name, others, onSave, onClose } = props;
  const formId = useId();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const line = lineOf(text);
    if (line === '') setError('Please give the board a name.');
    else if (others.includes(line)) setError('You have a board with this name already.');
    else onSave(line);
  };
  return (
    <FormDialog
      title={title}
      text="A trip, a season, the people you go with: whatever helps you find it again."
      formId={formId}
      keepLabel="Cancel"
      confirm={{ label: confirmLabel, busyLabel: confirmLabel }}
      isSending={false}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={submit}>
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
      </form>
    </FormDialog>
  );
}

type NoteDialogProps = {
  resortName: string;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
};

/** Writes down what the member thinks of a resort. */
export function NoteDialog({ resortName, note, onSave, onClose }: NoteDialogProps) {
  const formId = useId();
  const [text, setText] = useState(note);
  return (
    <FormDialog
      title={note === '' ? 'Add a note' : 'Change the note'}
      text={`About ${resortName}. Others see it only if you share the board with its notes.`}
      formId={formId}
      keepLabel="Cancel"
      confirm={{ label: 'Save note', busyLabel: 'Save note' }}
      isSending={false}
      onClose={onClose}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text.trim());
        }}
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
      </form>
    </FormDialog>
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
  const formId = useId();
  const others = boards.filter(({ id }) => id !== board);
  const [to, setTo] = useState(others[0]?.id ?? board);
  return (
    <FormDialog
      title="Move to another board"
      text={`${resortName} keeps its note.`}
      formId={formId}
      keepLabel="Cancel"
      confirm={{ label: 'Move', busyLabel: 'Move' }}
      isSending={false}
      onClose={onClose}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onMove(to);
        }}
      >
        <SelectInput
          label="Board"
          value={to}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => {
            setTo(event.target.value);
          }}
        />
      </form>
    </FormDialog>
  );
}

type BoardDatesDialogProps = {
  dates: FilterDates | null;
  onChoose: (dates: FilterDates | null) => void;
  onClose: () => void;
};

/** The stay that a board is about. */
export function BoardDatesDialog({ dates, onChoose, onClose }: BoardDatesDialogProps) {
  const [chosen, setChosen] = useState(dates);
  return (
    <Dialog
      open
      size="large"
      title="When?"
      text="Every card then shows the total for these dates and whether a unit is free."
      onClose={onClose}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onChoose(null);
            }}
          >
            No dates
          </Button>
          <Button
            aria-disabled={chosen === null}
            onClick={() => {
              if (chosen !== null) onChoose(chosen);
            }}
          >
            Save dates
          </Button>
        </>
      }
    >
      <StayFilter dates={dates} months={2} onChange={setChosen} />
    </Dialog>
  );
}
