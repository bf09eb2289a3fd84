import { formatCountdown } from '@club/domain/calendar/countdown';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';

/** Below this the ring turns coral. */
export const URGENT_SECONDS = 120;

const RADIUS = 44;

const Wrapper = styled.div<{ $urgent: boolean }>`
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

const Ring = styled.circle<{ $part: 'track' | 'left'; $urgent: boolean; $bold: boolean }>`
  fill: none;
  stroke: ${({ $part, $urgent }) => {
    if ($part === 'track') return theme.colour.line;
    return $urgent ? theme.colour.coral : theme.colour.lagoon;
  }};
  stroke-width: ${({ $bold }) => ($bold ? 14 : 4)};
  stroke-linecap: round;
  transition: stroke-dashoffset 1s linear;
`;

const Clock = styled.span<{ $letters: string }>`
  ${tabularType}
  font-size: ${({ $letters }) => $letters};
  font-weight: 600;
  letter-spacing: -0.01em;
`;

const Labels = styled.div`
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

export type CountdownProps = {
  secondsLeft: number;
  totalSeconds: number;
  /** Accessible name, also shown beside it, for instance 'Time remaining'. */
  label: string;
};

type CountdownArtProps = Omit<CountdownProps, 'label'> & {
  /** For a ring as small as a letter. */
  bold?: boolean;
};

/** The ring: a circle, and what is left of it. */
export function CountdownArt({ secondsLeft, totalSeconds, bold = false }: CountdownArtProps) {
  const urgent = secondsLeft < URGENT_SECONDS;
  const share = totalSeconds <= 0 ? 0 : Math.min(1, Math.max(0, secondsLeft / totalSeconds));
  const circle = { cx: 48, cy: 48, r: bold ? 40 : RADIUS, $urgent: urgent, $bold: bold };
  const length = 2 * Math.PI * circle.r;
  return (
    <svg viewBox="0 0 96 96" aria-hidden focusable="false">
      <Ring {...circle} $part="track" />
      {share > 0 && (
        <Ring
          {...circle}
          $part="left"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      )}
    </svg>
  );
}

type CountdownRingProps = CountdownProps & {
  /** A quiet text under the label. */
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
  const dial = secondsLeft < 3600 ? DIALS[size] : LONG_DIAL;
  return (
    <Wrapper $urgent={urgent}>
      <Dial $width={dial.width} role="timer" aria-label={label}>
        <CountdownArt secondsLeft={secondsLeft} totalSeconds={totalSeconds} />
        <Clock $letters={dial.letters}>{formatCountdown(secondsLeft)}</Clock>
      </Dial>
      <Labels>
        <strong aria-hidden>{label}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </Labels>
    </Wrapper>
  );
}
