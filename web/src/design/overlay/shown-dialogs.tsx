import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import type { AlertOptions, ConfirmOptions } from './dialogs-context.ts';

export { Toast } from './toast.tsx';

/** A message or a question that waits for its answer. */
export type Waiting = { id: number; answer: (yes: boolean) => void } & (
  | ({ kind: 'alert' } & AlertOptions)
  | ({ kind: 'confirm' } & ConfirmOptions)
);

/** A message with one button. */
export function AlertDialog({
  request,
  onClose,
}: {
  request: Waiting & { kind: 'alert' };
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      alert
      tone={request.tone ?? 'info'}
      title={request.title}
      text={request.text}
      footer={request.footer}
      closeAfterMs={request.closeAfterMs}
      closeLabel={null}
      onClose={onClose}
      actions={
        <Button data-initial-focus onClick={onClose}>
          OK
        </Button>
      }
    />
  );
}

type ConfirmDialogProps = {
  request: Waiting & { kind: 'confirm' };
  onAnswer: (yes: boolean) => void;
};

/** A question with two answers. */
export function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const decline = (): void => {
    onAnswer(false);
  };
  return (
    <Dialog
      open
      alert
      tone={request.tone ?? 'warn'}
      title={request.title}
      subject={request.subject}
      text={request.text}
      footer={request.footer}
      closeLabel={null}
      onClose={decline}
      actions={
        <>
          {/* Focus starts on the answer that changes nothing. */}
          <Button variant="quiet" data-initial-focus onClick={decline}>
            {request.cancelLabel ?? 'Cancel'}
          </Button>
          <Button
            variant={request.danger === true ? 'danger' : 'primary'}
            onClick={() => {
              onAnswer(true);
            }}
          >
            {request.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
