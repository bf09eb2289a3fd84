import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

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

type LinkDialogProps = {
  title: string;
  text: string;
  /** The path of the link; null while nothing is shared. */
  path: string | null;
  /** What is being saved. */
  pending: 'start' | 'stop' | 'choice' | null;
  error: string | null;
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
  /** Choices of what is shared. */
  children?: ReactNode;
};

/** Makes a link to something of the member's, shows it to be copied, or closes it. */
export function LinkDialog(props: LinkDialogProps) {
  const { title, text, path, pending, error, onStart, onStop, onClose, children } = props;
  const { toast } = useDialogs();
  const [copyError, setCopyError] = useState<string | null>(null);
  const { link: linkField, makeButton } = useFollowingFocus(path !== null);
  const link = path === null ? '' : new URL(path, location.href).href;
  const shownError = error ?? copyError;

  const copy = async (): Promise<void> => {
    setCopyError(null);
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: 'The link is copied.' });
    } catch {
      setCopyError('The link could not be copied. Select it and copy it by hand.');
    }
  };

  return (
    <Dialog
      open
      size="medium"
      title={title}
      text={text}
      onClose={onClose}
      dismissable={pending === null}
      actions={
        path === null ? (
          <Button
            ref={makeButton}
            busy={pending === 'start'}
            busyLabel="Making a link..."
            onClick={onStart}
          >
            Make a link
          </Button>
        ) : (
          <>
            <Button
              variant="danger"
              busy={pending === 'stop'}
              busyLabel="Stopping..."
              onClick={onStop}
            >
              Stop sharing
            </Button>
            <Button onClick={() => void copy()}>Copy link</Button>
          </>
        )
      }
    >
      <Stack $gap="s20">
        {shownError !== null && <Alert tone="bad">{shownError}</Alert>}
        {path !== null && (
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
        {children}
      </Stack>
    </Dialog>
  );
}
