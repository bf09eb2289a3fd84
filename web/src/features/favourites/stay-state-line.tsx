import { CircleCheck, CircleSlash, Flame, Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import type { StayState } from './stay-state.ts';
import { stateWords } from './stay-state.ts';

const LOOK = {
  closed: { Icon: CircleSlash, colour: theme.colour.warn },
  unknown: { Icon: Hourglass, colour: theme.colour.soft },
  free: { Icon: CircleCheck, colour: theme.colour.good },
  few: { Icon: Flame, colour: theme.colour.coralText },
  'sold-out': { Icon: CircleSlash, colour: theme.colour.bad },
} as const;

const Line = styled.p<{ $colour: string }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s8};
  font-size: ${theme.size.small};
  font-weight: 600;
  color: ${({ $colour }) => $colour};

  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 1.75;
  }
`;

/** Whether a stay can be had, told by a sign, a colour and words. */
export function StayStateLine({ state }: { state: StayState }) {
  const { Icon, colour } = LOOK[state.kind];
  return (
    <Line $colour={colour}>
      <Icon aria-hidden />
      {stateWords(state)}
    </Line>
  );
}
