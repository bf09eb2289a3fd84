import { useHold } from './hold-store.ts';
import type { Stay } from '../stay/stay-query.ts';
import { useHoldRelease } from './use-hold-release.ts';
import { Text } from '../../design/text/text.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import { HoldTimer } from './hold-timer.tsx';

/** How long the nights of a stay are still held for the member; nothing when they never were. */
export function HoldClock({ stay }: { stay: Stay }) {
  useHoldRelease(stay);
  const hold = useHold(stay);
  const secondsLeft = useSecondsLeft(hold?.deadline ?? null);
  if (hold === null) return null;
  if (secondsLeft === 0) {
    return (
      <Text as="output" $size="small" $tone="soft">
        Your hold has ended; nothing you typed is lost. We look again whether the nights are free
        when you confirm.
      </Text>
    );
  }
  return <HoldTimer hold={hold} secondsLeft={secondsLeft} size="small" />;
}
