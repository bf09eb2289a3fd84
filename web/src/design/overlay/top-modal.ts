import { useSyncExternalStore } from 'react';
import { ROOT_MARKS, setRootMark } from '../layout/root-marks.ts';

/** The modals that are open, the topmost last. Everything outside of it is inert. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Notes a modal that has opened. Returns what notes that it closes. */
export const noteModal = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog);
  const unmark = setRootMark(ROOT_MARKS.modal);
  tell();
  return () => {
    unmark();
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
};

/** True for the modal above all others. */
export const isTopModal = (dialog: HTMLDialogElement): boolean => topModal() === dialog;

/** The modal above all others; null while none is open. */
export const useTopModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, topModal, () => null);
