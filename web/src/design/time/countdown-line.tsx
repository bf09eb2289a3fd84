import { formatCountdown } from '@club/domain/calendar/countdown';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import type { CountdownProps } from './countdown-ring.tsx';
import { CountdownArt, URGENT_SECONDS } from './countdown-ring.tsx';

const Line = styled.span<{ $urgent: boolean }>`
  ${tabularType}
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s4};
  font-size: ${theme.size.small};
  line-height: 1.35;
  color: ${({ $urgent }) => ($urgent ? theme.colour.coralText : theme.colour.soft)};
`;

const Ring = styled.span`
  display: grid;
  width: 1.125rem;
  height: 1.125rem;

  > svg {
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
  }
`;

const Clock = styled.span<{ $urgent: boolean }>`
  font-weight: 650;
  color: ${({ $urgent }) => ($urgent ? theme.colour.coralText : theme.colour.ink)};
`;

const Label = styled.span`
  font-size: ${theme.size.tiny};
`;

/** The same as `CountdownRing` in one line, for a row that stays in view. */
export function CountdownLine({ secondsLeft, totalSeconds, label }: CountdownProps) {
  const urgent = secondsLeft < URGENT_SECONDS;
  return (
    <Line $urgent={urgent}>
      <Ring aria-hidden>
        <CountdownArt secondsLeft={secondsLeft} totalSeconds={totalSeconds} bold />
      </Ring>
      <Clock role="timer" aria-label={label} $urgent={urgent}>
        {formatCountdown(secondsLeft)}
      </Clock>
      <Label aria-hidden>{label}</Label>
    </Line>
  );
}
