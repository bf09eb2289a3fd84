import { styled } from 'styled-components';
import { theme, themeValue } from '../theme/theme.ts';

const PAGE_WIDTHS = ['content', 'text', 'dialog'] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

/** Centres a page's content: 1200 wide, or `$width="text"` for reading, `"dialog"` for a form. */
export const PageContainer = styled.div<{ $width?: PageWidth }>`
  width: 100%;
  max-width: calc(
    ${({ $width = 'content' }) => themeValue('width', $width)} + 2 * ${theme.space.gutter}
  );
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/**
 * Vertical rhythm of a page: the space between its sections, above the first and below the last.
 */
export const PageSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
  padding-block: ${theme.space.section};
`;
