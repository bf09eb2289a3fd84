import { createContext, useContext } from 'react';
import type { AlertTone } from '../feedback/alert.tsx';
import type { DialogTone } from './dialog.tsx';

/** A message with one button. */
export type AlertOptions = {
  title: string;
  text?: string | undefined;
  footer?: string | undefined;
  /** Chooses the icon; default info. */
  tone?: DialogTone | undefined;
  /** Closes by itself, for instance after the 2 seconds of 'User Removed'. */
  closeAfterMs?: number | undefined;
};

/** A question with two answers. */
export type ConfirmOptions = {
  title: string;
  /** Whom or what it is about, above the title. */
  subject?: string | undefined;
  text?: string | undefined;
  footer?: string | undefined;
  /** Label of the confirming button, for instance 'Yes, delete it!'. */
  confirmLabel: string;
  /** Default 'Cancel'. */
  cancelLabel?: string | undefined;
  /** Default warn. */
  tone?: DialogTone | undefined;
  /** True colours the confirming button as dangerous. */
  danger?: boolean | undefined;
};

/** A message that disappears by itself. */
export type ToastOptions = {
  text: string;
  tone?: AlertTone | undefined;
  /** Default 4000; 8000 with an action; null: until it is closed. Pauses under pointer and focus. */
  durationMs?: number | null | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
};

export type Dialogs = {
  /** Shows a message; resolves when it is closed. Several are shown one after the other. */
  alert: (options: AlertOptions) => Promise<void>;
  /** Asks; resolves to true for yes, false for no, Escape and a press beside it. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  toast: (options: ToastOptions) => void;
};

export const DialogsContext = createContext<Dialogs | null>(null);

/** Messages and questions from anywhere below `DialogsProvider`. */
export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext);
  if (dialogs === null) throw new Error('useDialogs needs a DialogsProvider above it.');
  return dialogs;
};
