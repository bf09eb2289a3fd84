import { css } from 'styled-components';
import { media } from '../theme/media.ts';

/** Heights in rem; a width without one has that of the next smaller. */
export type Heights = { phone: number; tablet?: number; desktop?: number };

/**
 * About how high a `data-below` part is before it is laid out. The scrollbar goes by it, and so does
 * where the parts after it are.
 */
export const heightBelow = ({ phone, tablet = phone, desktop = tablet }: Heights) => css`
  --height-below: ${phone}rem;

  ${media.tablet} {
    --height-below: ${tablet}rem;
  }

  ${media.desktop} {
    --height-below: ${desktop}rem;
  }
`;
