import type { ToastOptions } from '../../design/overlay/dialogs-context.ts';

/** Says that a resort is no longer saved, with undo. */
export const removedToast = (name: string, onUndo: () => void): ToastOptions => ({
  text: `${name} is no longer among your favorites.`,
  tone: 'info',
  action: { label: 'Undo', onSelect: onUndo },
});
