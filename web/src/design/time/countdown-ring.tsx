import { formatCountdown } from '@club/domain/calendar/countdown';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';

/** Below this the ring turns coral. */
export const URGENT_SECONDS = 120;

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

const Place = styled.div<{ $urgent: boolean }>`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s12};
  color: ${({ $urgent }) => ($urgent ? theme.colour.coralText : theme.colour.ink)};
`;

const Dial = styled.div<{ $width: string }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${({ $width }) => $width};
  height: ${({ $width }) => $width};

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

const Clock = styled.span<{ $letters: string }>`
  ${tabularType}
  font-size: ${({ $letters }) => $letters};
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

type DialLook = { width: string; letters: string };

const DIALS = {
  small: { width: '3.5rem', letters: '0.945rem' },
  large: { width: '5rem', letters: '1.35rem' },
} as const satisfies Record<string, DialLook>;

/** Hours need room for eight letters. */
const LONG_DIAL: DialLook = { width: '5.5rem', letters: '0.95rem' };

type CountdownRingProps = {
  secondsLeft: number;
  totalSeconds: number;
  /** Names the timer and stands beside it, for instance 'Time remaining'. */
  label: string;
  /** A quiet line under the label. */
  detail?: string | undefined;
  size?: keyof typeof DIALS | undefined;
};

/**
 * Time left as m:ss in a thin ring, from an hour up as h:mm:ss in a larger one; coral only at the
 * end. A `TimeLeftNotice` reads it out.
 */
export function CountdownRing({
  secondsLeft,
  totalSeconds,
  label,
  detail,
  size = 'large',
}: CountdownRingProps) {
  const urgent = secondsLeft < URGENT_SECONDS;
  const share = totalSeconds <= 0 ? 0 : Math.min(1, Math.max(0, secondsLeft / totalSeconds));
  const dial = secondsLeft < 3600 ? DIALS[size] : LONG_DIAL;
  return (
    <Place $urgent={urgent}>
      <Dial $width={dial.width} role="timer" aria-label={label}>
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
        <Clock $letters={dial.letters}>{formatCountdown(secondsLeft)}</Clock>
      </Dial>
      <Words>
        <strong aria-hidden>{label}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </Words>
    </Place>
  );
}
