import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The small line below what a cell says first. */
export const CellNote = styled.span`
  display: block;
  font-size: ${theme.size.small};
  font-weight: 400;
  color: ${theme.colour.soft};
`;

/** Keeps the text of a cell on one line. */
export const NoBreak = styled.span`
  white-space: nowrap;
`;
