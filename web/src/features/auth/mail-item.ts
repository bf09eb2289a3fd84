import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

/** An email in the local mailbox: icon, what it is, and what to do with it. */
export const MailItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s12} ${theme.space.s16};
  padding-block: ${theme.space.s16};
  border-top: 1px solid ${theme.colour.line};

  > svg {
    flex: none;
    width: 1.4rem;
    height: 1.4rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }

  > div {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
