import { formatCountdown } from '@club/domain/calendar/countdown';
import { Button } from '../actions/button.tsx';
import { useSecondsLeft } from '../time/use-seconds-left.ts';

type RetryButtonProps = {
  /** The button waits until then (milliseconds since 1970); null: no wait. */
  retryAt: number | null;
  busy: boolean;
  onRetry: () => void;
  /** Label once it can be pressed. */
  label?: string | undefined;
};

/** Tries again; after too many requests it counts down until the next request is allowed. */
export function RetryButton({ retryAt, busy, onRetry, label = 'Retry' }: RetryButtonProps) {
  const secondsLeft = useSecondsLeft(retryAt);
  const isEarly = secondsLeft > 0;
  return (
    <Button
      busy={busy}
      // Not `disabled`, which would drop the focus after a press.
      aria-disabled={isEarly || undefined}
      onClick={() => {
        if (!isEarly) onRetry();
      }}
    >
      {isEarly ? `Try again in ${formatCountdown(secondsLeft)}` : label}
    </Button>
  );
}
