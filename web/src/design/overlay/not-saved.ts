import type { ToastOptions } from './dialogs-context.ts';

/** Toast for a change that could not be saved. */
export const NOT_SAVED: ToastOptions = {
  text: 'This could not be saved. Please try again.',
  tone: 'bad',
};
