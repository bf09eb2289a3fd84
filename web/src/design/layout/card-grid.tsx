import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** One column on phones, two on tablets, three on a desktop. Use `as="ul"` with `<li>` inside. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32} ${theme.space.s24};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s40} ${theme.space.s24};
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.s48} ${theme.space.s32};
  }
`;

/** As many equal columns as fit, none narrower than `$min` (default 14rem). */
export const AutoGrid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = '14rem' }) => $min}, 100%), 1fr));
  gap: ${theme.space.s16};
`;
