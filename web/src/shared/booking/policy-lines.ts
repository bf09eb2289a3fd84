import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

/** Refunds of a cancellation with their dates: the one that applies now is first and stands out. */
export const PolicyLines = styled.ul`
  display: grid;
  gap: ${theme.space.s8};
  padding-left: ${theme.space.s20};
  list-style: disc;
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.colour.soft};

  > li:first-child {
    font-weight: 600;
    color: ${theme.colour.ink};
  }
`;
