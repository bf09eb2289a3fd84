import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogSize } from './dialog-styles.ts';

type FormDialogProps = {
  title: string;
  /** The text below the title. */
  text: string;
  size?: DialogSize | undefined;
  /** Id of the form among the children, which the main button submits. */
  formId: string;
  /** Label of the button that closes it without changes. */
  keepLabel: string;
  /** Label of the submit button; null while there is nothing to submit. */
  confirm: { label: string; busyLabel: string; isDanger?: boolean } | null;
  /** While the form is being submitted nothing else can be done. */
  isSending: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: submitted by the main button, closed by the other one. */
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
