import { instantDayAndTime } from '../../kernel/time/instant-text.ts';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import type { LastSeen } from './use-own-trips.ts';

type LastSeenNoteProps = {
  lastSeen: LastSeen | null;
  /** Names what is shown: 'This is your stay'. */
  what: string;
};

/** Says that stays are shown as last seen, and when that was; nothing for fresh ones. */
export function LastSeenNote({ lastSeen, what }: LastSeenNoteProps) {
  if (lastSeen === null) return null;
  const { isOffline, at, retry } = lastSeen;
  const when = instantDayAndTime(at);
  const seen = `${what} as we saw it last${when === null ? '' : `: ${when}`}.`;
  return (
    <Alert
      tone="warn"
      live
      title={isOffline ? seen : 'We could not look again.'}
      action={
        retry !== null && (
          <Button size="small" variant="quiet" onClick={retry}>
            Retry
          </Button>
        )
      }
    >
      {isOffline ? 'It follows by itself once you are online again.' : seen}
    </Alert>
  );
}
