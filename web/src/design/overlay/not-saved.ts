import type { ToastOptions } from './dialogs-context.ts';

/** Passes by when something pressed could not be kept. */
export const NOT_SAVED: ToastOptions = {
  text: 'This could not be saved. Please try again.',
  tone: 'bad',
};
