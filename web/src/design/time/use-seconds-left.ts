import { secondsLeft } from '@club/domain/calendar/countdown';
import { useCallback, useSyncExternalStore } from 'react';

/** A server knows no deadline of its reader. */
const leftAtFirst = (): number => 0;

/**
 * Seconds left until a deadline (milliseconds since 1970; null: none, always 0). Derived from the
 * clock at every tick, so sleep, throttled tabs and slow phones cannot make it drift.
 */
export const useSecondsLeft = (deadlineMs: number | null): number => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (deadlineMs === null) return () => {};
      let timer: ReturnType<typeof setTimeout> | undefined;
      const arm = (): void => {
        const leftMs = deadlineMs - Date.now();
        if (leftMs <= 0) return;
        // Wakes when the shown number changes, not a full second after this ran.
        timer = setTimeout(tick, leftMs % 1000 || 1000);
      };
      const tick = (): void => {
        // A timer may end a moment early. The time shown is read after the timer is set: otherwise
        // the clock could pass the deadline in between, and the last second would stay on screen.
        arm();
        onChange();
      };
      const onVisible = (): void => {
        clearTimeout(timer);
        tick();
      };
      arm();
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
    [deadlineMs],
  );
  const left = (): number => (deadlineMs === null ? 0 : secondsLeft(deadlineMs, Date.now()));
  return useSyncExternalStore(subscribe, left, leftAtFirst);
};
