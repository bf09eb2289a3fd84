import { OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import type { HoldSource } from '@club/domain/booking/offer-hold';
import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import type { Hold } from './hold-store.ts';
import { deadlineText } from '../../kernel/time/instant-text.ts';
import { CountdownRing } from '../../design/time/countdown-ring.tsx';

/** How long a new hold runs, seconds. */
const FULL_SECONDS: Record<HoldSource, number> = {
  offer: OFFER_SECONDS,
  waitlist: WAITLIST_OFFER_HOURS * 3600,
};

type HoldTimerProps = {
  /** null while it is being asked for. */
  hold: Hold | null;
  secondsLeft: number;
  size?: 'small' | 'large' | undefined;
};

/** 'Time remaining' of a hold, with its deadline where that is hours away. */
export function HoldTimer({ hold, secondsLeft, size }: HoldTimerProps) {
  const totalSeconds = FULL_SECONDS[hold?.source ?? 'offer'];
  const detail = (): string => {
    if (hold === null) return 'Holding these nights for you…';
    if (secondsLeft === 0) return 'These nights are no longer held.';
    return hold.source === 'waitlist'
      ? `Kept for you until ${deadlineText(hold.deadline)}.`
      : 'These nights are held for you.';
  };
  return (
    <CountdownRing
      key={hold?.deadline ?? 'asking'}
      size={size}
      secondsLeft={hold === null ? totalSeconds : secondsLeft}
      totalSeconds={totalSeconds}
      label="Time remaining"
      detail={detail()}
    />
  );
}
