import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

/** An answer of the club, set apart from the message. */
export const TicketAnswer = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  padding-left: ${theme.space.s16};
  border-left: 2px solid ${theme.colour.lagoon};
`;
