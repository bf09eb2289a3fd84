import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

/** The content of the search page, one below the other. */
export const SearchBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  padding-block: ${theme.space.s32} ${theme.space.section};
`;
