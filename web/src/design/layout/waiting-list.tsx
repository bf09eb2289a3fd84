import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Keeps the rows of before in sight while others are on their way: `<WaitingList aria-busy>`. */
export const WaitingList = styled.div`
  transition: opacity ${theme.motion.normal} ${theme.motion.ease};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;
