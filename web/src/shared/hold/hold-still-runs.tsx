import { formatCountdown } from '@club/domain/calendar/countdown';
import { useHold } from './hold-store.ts';
import type { Stay } from '../stay/stay-query.ts';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';

/**
 * After an error: says that the nights are still held, with the time left; nothing when they are
 * not.
 */
export function HoldStillRuns({ stay }: { stay: Stay }) {
  const hold = useHold(stay);
  const secondsLeft = useSecondsLeft(hold?.deadline ?? null);
  if (hold === null || secondsLeft === 0) return null;
  return (
    <>
      {/* In a live region each second would be read out: the clock is only visible. */}
      Your hold is still valid<span aria-hidden>: {formatCountdown(secondsLeft)}</span>.
    </>
  );
}
