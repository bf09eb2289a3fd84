import { type RefObject, useEffect } from 'react';

/**
 * Calls `onDismiss` when something that is open should close: a press or focus outside of
 * `container`, or Escape inside it. For dropdowns that are not modal.
 */
export const useDismiss = (
  open: boolean,
  container: RefObject<HTMLElement | null>,
  onDismiss: (reason: 'outside' | 'escape') => void,
): void => {
  useEffect(() => {
    if (!open) return undefined;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && container.current !== null && !container.current.contains(target);
    const onPointer = (event: PointerEvent): void => {
      if (isOutside(event.target)) onDismiss('outside');
    };
    const onFocus = (event: FocusEvent): void => {
      if (isOutside(event.target)) onDismiss('outside');
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isOutside(event.target)) {
        event.stopPropagation();
        onDismiss('escape');
      }
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, container, onDismiss]);
};
