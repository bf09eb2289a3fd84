import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';

/** What the reader has in points, with the button to deposit more beside it. */
export const PointsPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  justify-items: start;
  padding: ${theme.space.s32} ${theme.space.s24};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.lagoonTint};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s48};
    padding: ${theme.space.s40};
  }
`;
