import { useHold } from './hold-store.ts';
import type { Stay } from '../stay/stay-query.ts';
import { useHoldRelease } from './use-hold-release.ts';
import { Text } from '../../design/text/text.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import { HoldTimer } from './hold-timer.tsx';

type HoldClockProps = {
  stay: Stay;
  /** True for one line in a row that stays in view. */
  isLine: boolean;
  /** True while the hold is being requested. */
  isRequested?: boolean;
};

/** How long the nights of a stay are still held; nothing when there is no hold. */
export function HoldClock({ stay, isLine, isRequested = false }: HoldClockProps) {
  useHoldRelease(stay);
  const hold = useHold(stay);
  const secondsLeft = useSecondsLeft(hold?.deadline ?? null);
  if (hold === null && !isRequested) return null;
  if (hold !== null && secondsLeft === 0 && !isLine) {
    return (
      <Text as="output" $size="small" $tone="soft">
        Your hold has ended; nothing you typed is lost. We look again whether the nights are free
        when you confirm.
      </Text>
    );
  }
  return <HoldTimer hold={hold} secondsLeft={secondsLeft} size={isLine ? 'line' : 'small'} />;
}
