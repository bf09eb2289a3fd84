import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { isTopModal, noteModal } from './top-modal.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

const focusableIn = (root: HTMLElement): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.closest('[hidden]') === null,
  );

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  tabIndex: -1;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
};

/**
 * Behaviour of everything modal, on a native `<dialog>` that is in the page only while open:
 * the rest of the page is inert, Tab stays inside, Escape and a press beside the panel call
 * `onClose`, and focus returns to where it was. What has the focus may be removed meanwhile.
 *
 * Focus starts on the element with `data-initial-focus`, else on the first control in
 * `data-modal-body`, else on the dialog.
 */
export const useModal = (onClose: () => void, dismissable: boolean): ModalProps => {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the browser paints: CSS shows a dialog that is in the page, modal or not.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    // First, so that the page changes its styles once for this and for becoming inert.
    const noteClosed = noteModal(dialog);
    dialog.showModal();
    const body = dialog.querySelector<HTMLElement>('[data-modal-body]');
    const start =
      dialog.querySelector<HTMLElement>('[data-initial-focus]') ??
      (body === null ? undefined : focusableIn(body)[0]) ??
      dialog;
    start.focus();
    // A control that was removed with the focus leaves it to the page, which is inert.
    const removals = new MutationObserver(() => {
      if (document.activeElement !== document.body || !isTopModal(dialog)) return;
      dialog.focus({ preventScroll: true });
    });
    removals.observe(dialog, { childList: true, subtree: true });
    return () => {
      removals.disconnect();
      noteClosed();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const dismiss = (): void => {
    if (dismissable) onClose();
  };

  return {
    ref,
    tabIndex: -1,
    onCancel: (event) => {
      // Also bubbles up from file inputs and inner dialogs.
      if (event.target !== ref.current) return;
      // The parent decides; closing here would leave it thinking the dialog is open.
      event.preventDefault();
      dismiss();
    },
    onKeyDown: (event) => {
      const dialog = ref.current;
      if (dialog === null) return;
      if (event.key === 'Escape') {
        // Also when a widget inside, such as the calendar, has prevented the browser's own cancel.
        event.preventDefault();
        event.stopPropagation();
        dismiss();
        return;
      }
      if (event.key !== 'Tab') return;
      const all = focusableIn(dialog);
      const first = all[0];
      const last = all.at(-1);
      if (first === undefined || last === undefined) {
        event.preventDefault();
        return;
      }
      const at = document.activeElement;
      if (event.shiftKey && (at === first || at === dialog)) {
        event.preventDefault();
        last.focus();
      } else if (!event.shiftKey && at === last) {
        event.preventDefault();
        first.focus();
      }
    },
    onPointerDown: (event) => {
      // The event target is the dialog itself only beside its panel.
      if (event.target === ref.current) dismiss();
    },
  };
};
