import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog, type DialogSize } from './dialog.tsx';

type FormDialogProps = {
  title: string;
  /** The sentence below the title. */
  text: string;
  size?: DialogSize | undefined;
  /** Id of the form among the children, which the main button sends. */
  formId: string;
  /** The button that leaves everything as it is. */
  keepLabel: string;
  /** The button that sends the form; null while there is nothing to send. */
  confirm: { label: string; busyLabel: string; isDanger?: boolean } | null;
  /** While the form is being sent nothing else can be done. */
  isSending: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** An order with its form: sent by the main button, left by the other one, not while it is sent. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, size, formId, keepLabel, confirm, isSending, onClose, children } = props;
  return (
    <Dialog
      open
      size={size}
      title={title}
      text={text}
      onClose={onClose}
      dismissable={!isSending}
      closeLabel={isSending ? null : 'Close'}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {keepLabel}
          </Button>
          {confirm !== null && (
            <Button
              variant={confirm.isDanger === true ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              busy={isSending}
              busyLabel={confirm.busyLabel}
            >
              {confirm.label}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
