import { formatCountdown } from '@club/domain/calendar/countdown';
import { Button } from '../actions/button.tsx';
import { useSecondsLeft } from '../time/use-seconds-left.ts';

type RetryButtonProps = {
  /** Before then the button waits (milliseconds since 1970); null: it can be pressed at once. */
  retryAt: number | null;
  busy: boolean;
  onRetry: () => void;
  /** Words once it can be pressed. */
  label?: string | undefined;
};

/** Tries again; after too many requests it counts down to when that is welcome. */
export function RetryButton({ retryAt, busy, onRetry, label = 'Retry' }: RetryButtonProps) {
  const secondsLeft = useSecondsLeft(retryAt);
  const isEarly = secondsLeft > 0;
  return (
    <Button
      busy={busy}
      // Not `disabled`, which would drop the focus of whoever has just pressed it.
      aria-disabled={isEarly || undefined}
      onClick={() => {
        if (!isEarly) onRetry();
      }}
    >
      {isEarly ? `Try again in ${formatCountdown(secondsLeft)}` : label}
    </Button>
  );
}
