import type { Board } from '@club/domain/favourites/favourite';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';
import { sharedBoardPath } from '../../shared/routes/paths.ts';
import { LinkDialog } from '../../shared/sharing/link-dialog.tsx';
import { CheckboxInput } from '../../design/form/checkbox-input.tsx';

type ShareDialogProps = { board: Board; onClose: () => void };

type Pending = 'start' | 'stop' | 'choice' | null;

/** Shares a board with everyone who has its link, or stops sharing it. */
export function ShareDialog({ board, onClose }: ShareDialogProps) {
  const [pending, setPending] = useState<Pending>(null);
  const [error, setError] = useState<string | null>(null);
  const [withNotes, setWithNotes] = useState(board.share?.withNotes ?? false);
  const { share } = board;

  const save = async (what: Pending, wanted: { withNotes: boolean } | null): Promise<boolean> => {
    setPending(what);
    setError(null);
    const result = await callFunction('shareBoard', { board: board.id, share: wanted });
    setPending(null);
    if (!result.ok) setError(callErrorText(result.error));
    return result.ok;
  };

  const changeNotes = async (wanted: boolean): Promise<void> => {
    setWithNotes(wanted);
    if (share === null) return;
    const isDone = await save('choice', { withNotes: wanted });
    if (!isDone) setWithNotes(!wanted);
  };

  return (
    <LinkDialog
      title={`Share “${board.name}”`}
      text="Anyone with the link sees the resorts of this board as they are at that moment. They cannot change anything, and do not see whose it is."
      path={share === null ? null : sharedBoardPath(share.token)}
      pending={pending}
      error={error}
      onStart={() => void save('start', { withNotes })}
      onStop={() => void save('stop', null)}
      onClose={onClose}
    >
      <CheckboxInput
        label="Show my notes"
        checked={withNotes}
        disabled={pending !== null}
        onChange={(event) => void changeNotes(event.target.checked)}
      />
    </LinkDialog>
  );
}
