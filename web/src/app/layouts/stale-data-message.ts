import { useEffect } from 'react';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { useOnline } from '../../design/feedback/use-online.ts';
import { useStaleData } from '../../kernel/live/live-hooks.tsx';

/** Says when what is shown could not be refreshed; without a network, the banner says so. */
export function StaleDataMessage() {
  const { isStale, retry } = useStaleData();
  const isOnline = useOnline();
  const dialogs = useDialogs();
  const isSaid = isStale && isOnline;
  useEffect(() => {
    if (!isSaid) return;
    dialogs.toast({
      tone: 'warn',
      text: 'This page could not be refreshed. What you see may be out of date.',
      action: { label: 'Try again', onSelect: retry },
    });
  }, [isSaid, dialogs, retry]);
  return null;
}
