import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The small text below the main text of a cell. */
export const CellNote = styled.span`
  display: block;
  font-size: ${theme.size.small};
  font-weight: 400;
  overflow-wrap: anywhere;
  color: ${theme.colour.soft};
`;

/** Keeps the text of a cell on one line; in the cards of phones it may break. */
export const NoBreak = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`;
