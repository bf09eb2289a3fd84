import { formatCountdown } from '@club/domain/booking/offer-hold';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { tabularType } from '../../theme/typography.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** Below this the ring turns coral. */
export const URGENT_SECONDS = 120;

/** When the time left is read out; the last warning leaves time to act (WCAG 2.2.1). */
const ANNOUNCED_SECONDS = [300, 120, 60, 30, 0] as const;

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

const Place = styled.div<{ $urgent: boolean }>`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s12};
  color: ${({ $urgent }) => ($urgent ? theme.colour.coralText : theme.colour.ink)};
`;

const Dial = styled.div<{ $size: string }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
  }
`;

const Ring = styled.circle<{ $part: 'track' | 'left'; $urgent: boolean }>`
  fill: none;
  stroke: ${({ $part, $urgent }) => {
    if ($part === 'track') return theme.colour.line;
    return $urgent ? theme.colour.coral : theme.colour.lagoon;
  }};
  stroke-width: 4;
  stroke-linecap: round;
  transition: stroke-dashoffset 1s linear;
`;

const Clock = styled.span<{ $size: string }>`
  ${tabularType}
  font-size: calc(${({ $size }) => $size} * 0.27);
  font-weight: 600;
  letter-spacing: -0.01em;
`;

const Words = styled.div`
  font-size: ${theme.size.small};
  line-height: 1.4;

  > span {
    display: block;
    color: ${theme.colour.soft};
  }

  > strong {
    display: block;
    font-weight: 600;
    color: ${theme.colour.ink};
  }
`;

const SIZES = { small: '3.5rem', large: '5rem' } as const;

const count = (amount: number, word: string): string =>
  `${amount} ${word}${amount === 1 ? '' : 's'}`;

const defaultAnnouncement = (seconds: number): string => {
  if (seconds === 0) return 'The time is up.';
  return seconds % 60 === 0
    ? `${count(seconds / 60, 'minute')} left`
    : `${count(seconds, 'second')} left`;
};

/** The newest mark that has been passed since the start, or null before the first. */
export const announcedMark = (secondsAtStart: number, secondsLeft: number): number | null => {
  const passed = ANNOUNCED_SECONDS.filter((mark) => mark < secondsAtStart && secondsLeft <= mark);
  return passed.at(-1) ?? null;
};

type CountdownRingProps = {
  secondsLeft: number;
  totalSeconds: number;
  /** Names the timer and stands beside it, for instance 'Time remaining'. */
  label: string;
  /** A quiet line under the label. */
  detail?: string | undefined;
  size?: keyof typeof SIZES | undefined;
  /** What is read out at 5, 2 and 1 minutes, 30 seconds and the end. */
  announce?: ((secondsLeft: number) => string) | undefined;
};

/** Time left as m:ss in a thin ring; coral only at the end, read out politely at a few marks. */
export function CountdownRing({
  secondsLeft,
  totalSeconds,
  label,
  detail,
  size = 'large',
  announce = defaultAnnouncement,
}: CountdownRingProps) {
  const [secondsAtStart] = useState(secondsLeft);
  const urgent = secondsLeft < URGENT_SECONDS;
  const share = totalSeconds <= 0 ? 0 : Math.min(1, Math.max(0, secondsLeft / totalSeconds));
  const mark = announcedMark(secondsAtStart, secondsLeft);
  return (
    <Place $urgent={urgent}>
      <Dial $size={SIZES[size]} role="timer" aria-label={label}>
        <svg viewBox="0 0 96 96" aria-hidden focusable="false">
          <Ring cx="48" cy="48" r={RADIUS} $part="track" $urgent={urgent} />
          {share > 0 && (
            <Ring
              cx="48"
              cy="48"
              r={RADIUS}
              $part="left"
              $urgent={urgent}
              strokeDasharray={LENGTH}
              strokeDashoffset={LENGTH * (1 - share)}
            />
          )}
        </svg>
        <Clock $size={SIZES[size]}>{formatCountdown(secondsLeft)}</Clock>
      </Dial>
      <Words>
        <strong aria-hidden>{label}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </Words>
      <VisuallyHidden aria-live="polite">{mark === null ? '' : announce(mark)}</VisuallyHidden>
    </Place>
  );
}
