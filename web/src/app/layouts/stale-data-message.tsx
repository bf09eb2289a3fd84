import { useOnline } from '../../design/feedback/use-online.ts';
import { useStaleData } from '../../kernel/live/live-hooks.ts';
import { PageMessage } from '../../shared/page/page-message.ts';

/** Says when what is shown could not be refreshed; without a network, the banner says so. */
export function StaleDataMessage() {
  const { isStale, retry } = useStaleData();
  const isOnline = useOnline();
  if (!isStale || !isOnline) return null;
  return (
    <PageMessage
      text="This page could not be refreshed. What you see may be out of date."
      action={{ label: 'Try again', onSelect: retry }}
    />
  );
}
