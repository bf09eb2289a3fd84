import type { Board } from '@club/domain/favourites/favourite';
import { useEffect, useRef, useState } from 'react';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';
import { sharedBoardPath } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { CheckboxInput } from '../../design/form/checkbox-input.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

type ShareDialogProps = { board: Board; onClose: () => void };

/** The pressed button disappears when sharing starts or stops: the focus moves to its replacement. */
const useFollowingFocus = (isOpen: boolean) => {
  const link = useRef<HTMLInputElement>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current !== isOpen) (isOpen ? link : makeButton).current?.focus();
    before.current = isOpen;
  }, [isOpen]);
  return { link, makeButton };
};

type Pending = 'start' | 'stop' | 'notes' | null;

/** Shares a board with everyone who has its link, or stops sharing it. */
export function ShareDialog({ board, onClose }: ShareDialogProps) {
  const { toast } = useDialogs();
  const [pending, setPending] = useState<Pending>(null);
  const [error, setError] = useState<string | null>(null);
  const [withNotes, setWithNotes] = useState(board.share?.withNotes ?? false);
  const { share } = board;
  const { link: linkField, makeButton } = useFollowingFocus(share !== null);

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
    const isDone = await save('notes', { withNotes: wanted });
    if (!isDone) setWithNotes(!wanted);
  };

  const copy = async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: 'The link is copied.' });
    } catch {
      setError('The link could not be copied. Select it and copy it by hand.');
    }
  };

  const link = share === null ? '' : new URL(sharedBoardPath(share.token), location.href).href;
  return (
    <Dialog
      open
      size="medium"
      title={`Share “${board.name}”`}
      text="Anyone with the link sees the resorts of this board as they are at that moment. They cannot change anything, and do not see whose it is."
      onClose={onClose}
      dismissable={pending === null}
      actions={
        share === null ? (
          <Button
            ref={makeButton}
            busy={pending === 'start'}
            busyLabel="Making a link..."
            onClick={() => void save('start', { withNotes })}
          >
            Make a link
          </Button>
        ) : (
          <>
            <Button
              variant="danger"
              busy={pending === 'stop'}
              busyLabel="Stopping..."
              onClick={() => void save('stop', null)}
            >
              Stop sharing
            </Button>
            <Button onClick={() => void copy(link)}>Copy link</Button>
          </>
        )
      }
    >
      <Stack $gap="s20">
        {error !== null && <Alert tone="bad">{error}</Alert>}
        {share !== null && (
          <TextInput
            ref={linkField}
            label="Link"
            readOnly
            value={link}
            onFocus={(event) => {
              event.target.select();
            }}
          />
        )}
        <CheckboxInput
          label="Show my notes"
          checked={withNotes}
          disabled={pending !== null}
          onChange={(event) => void changeNotes(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
