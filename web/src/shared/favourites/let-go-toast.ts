import type { ToastOptions } from '../../design/overlay/dialogs-context.ts';

/** Says that a resort is saved no more, and takes it back when asked. */
export const letGoToast = (name: string, onUndo: () => void): ToastOptions => ({
  text: `${name} is no longer among your favorites.`,
  tone: 'info',
  action: { label: 'Undo', onSelect: onUndo },
});
