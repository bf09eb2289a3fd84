import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A line of a list with content at both ends; wraps where they do not fit side by side. */
export const EndsLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s4} ${theme.space.s24};
  padding-block: ${theme.space.s12};
`;
