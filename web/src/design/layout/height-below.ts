import { css } from 'styled-components';
import { media } from '../theme/media.ts';

/** Heights in rem; a width without one has that of the next smaller. */
export type Heights = { phone: number; tablet?: number; desktop?: number };

const atWidth = (query: string, height: number) => css`
  ${query} {
    --height-below: ${height}rem;
  }
`;

/**
 * About how high a `data-below` part is before it is laid out. The scrollbar goes by it, and so does
 * where the parts after it are.
 */
export const heightBelow = ({ phone, tablet, desktop }: Heights) => css`
  --height-below: ${phone}rem;

  ${tablet !== undefined && atWidth(media.tablet, tablet)}
  ${desktop !== undefined && atWidth(media.desktop, desktop)}
`;
