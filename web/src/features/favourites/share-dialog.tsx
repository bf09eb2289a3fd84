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

/** What was pressed goes away when the board opens or closes: the focus goes to what takes its place. */
const useFollowingFocus = (isOpen: boolean) => {
  const link = useRef<HTMLInputElement>(null);
  const maker = useRef<HTMLButtonElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current !== isOpen) (isOpen ? link : maker).current?.focus();
    before.current = isOpen;
  }, [isOpen]);
  return { link, maker };
};

type Doing = 'opening' | 'closing' | 'notes' | null;

/** Opens a board to whoever has its link, or closes it again. */
export function ShareDialog({ board, onClose }: ShareDialogProps) {
  const { toast } = useDialogs();
  const [doing, setDoing] = useState<Doing>(null);
  const [error, setError] = useState<string | null>(null);
  const [withNotes, setWithNotes] = useState(board.share?.withNotes ?? false);
  const { share } = board;
  const { link: linkField, maker } = useFollowingFocus(share !== null);

  const order = async (what: Doing, wanted: { withNotes: boolean } | null): Promise<boolean> => {
    setDoing(what);
    setError(null);
    const answer = await callFunction('shareBoard', { board: board.id, share: wanted });
    setDoing(null);
    if (!answer.ok) setError(callErrorText(answer.error));
    return answer.ok;
  };

  const changeNotes = async (wanted: boolean): Promise<void> => {
    setWithNotes(wanted);
    if (share === null) return;
    const isDone = await order('notes', { withNotes: wanted });
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
      text="Whoever has the link sees the resorts of this board as they are at that moment. They cannot change anything, and do not see whose it is."
      onClose={onClose}
      dismissable={doing === null}
      actions={
        share === null ? (
          <Button
            ref={maker}
            busy={doing === 'opening'}
            busyLabel="Making a link..."
            onClick={() => void order('opening', { withNotes })}
          >
            Make a link
          </Button>
        ) : (
          <>
            <Button
              variant="danger"
              busy={doing === 'closing'}
              busyLabel="Stopping..."
              onClick={() => void order('closing', null)}
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
          disabled={doing !== null}
          onChange={(event) => void changeNotes(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
