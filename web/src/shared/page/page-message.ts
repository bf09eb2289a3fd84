import { useEffect, useEffectEvent } from 'react';
import type { ToastOptions } from '../../design/overlay/dialogs-context.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

const LOAD_AGAIN = {
  label: 'Load again',
  onSelect: (): void => {
    window.location.reload();
  },
};

/** Says quietly what is wrong with the page, and offers to load it again or another `action`. */
export function PageMessage({
  text,
  durationMs,
  action = LOAD_AGAIN,
}: Pick<ToastOptions, 'text' | 'durationMs' | 'action'>) {
  const dialogs = useDialogs();
  const say = useEffectEvent(() => dialogs.toast({ tone: 'warn', text, durationMs, action }));
  useEffect(() => say(), []);
  return null;
}
