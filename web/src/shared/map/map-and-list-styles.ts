import { styled } from 'styled-components';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';

/** So much of the map beside a list is in view before the page is scrolled. */
const LEAST_IN_VIEW = 0.62;

/** One column of cards beside the map, two where there is room. */
export const Beside = styled.div`
  /* The map reaches to the right edge of the page, beyond the content above it. */
  --beside: min(100vw - 2 * ${theme.space.gutter} - 1rem, 96rem);
  display: grid;
  grid-template-columns: minmax(0, 21rem) minmax(0, 1fr);
  gap: ${theme.space.s24};
  align-items: start;
  margin-right: min(0px, (100% - var(--beside)) / 2);

  ${CardGrid} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s32} ${theme.space.s24};
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 42rem) minmax(26rem, 1fr);
    gap: ${theme.space.s32};

    ${CardGrid} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
`;

/**
 * As high as the window below the bar; lower where the map begins so far down a low window that most
 * of it would be seen only after scrolling.
 */
export const MapContainer = styled.div`
  position: sticky;
  top: calc(${theme.bar} + ${theme.space.s16});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(20rem, 1fr) auto;
  height: min(
    100svh - ${theme.bar} - ${theme.space.s32},
    (100svh - var(--map-top, 0px)) / ${LEAST_IN_VIEW}
  );
  min-height: 20rem;
`;
