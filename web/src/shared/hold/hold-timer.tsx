import { OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import type { HoldSource } from '@club/domain/booking/offer-hold';
import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import type { Hold } from './hold-store.ts';
import { deadlineText } from '../../kernel/time/instant-text.ts';
import { CountdownLine } from '../../design/time/countdown-line.tsx';
import { CountdownRing } from '../../design/time/countdown-ring.tsx';

/** How long a new hold runs, seconds. */
const FULL_SECONDS: Record<HoldSource, number> = {
  offer: OFFER_SECONDS,
  waitlist: WAITLIST_OFFER_HOURS * 3600,
};

type HoldTime = {
  /** null while the hold is being requested. */
  hold: Pick<Hold, 'source' | 'deadline'> | null;
  secondsLeft: number;
};

/** What a hold means right now, in a sentence, with its deadline when that is hours away. */
export const holdText = ({ hold, secondsLeft }: HoldTime): string => {
  if (hold === null) return 'Holding these nights for you…';
  if (secondsLeft === 0) return 'These nights are no longer held.';
  return hold.source === 'waitlist'
    ? `Kept for you until ${deadlineText(hold.deadline)}.`
    : 'These nights are held for you.';
};

type HoldTimerProps = HoldTime & {
  /** 'line' shows the time alone, in one line. */
  size?: 'line' | 'small' | 'large' | undefined;
};

/** 'Time remaining' of a hold. */
export function HoldTimer({ hold, secondsLeft, size }: HoldTimerProps) {
  const totalSeconds = FULL_SECONDS[hold?.source ?? 'offer'];
  const time = {
    secondsLeft: hold === null ? totalSeconds : secondsLeft,
    totalSeconds,
    label: 'Time remaining',
  };
  const key = hold?.deadline ?? 'requested';
  return size === 'line' ? (
    <CountdownLine key={key} {...time} />
  ) : (
    <CountdownRing key={key} {...time} size={size} detail={holdText({ hold, secondsLeft })} />
  );
}
