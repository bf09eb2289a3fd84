import { styled } from 'styled-components';
import { type theme, themeValue } from '../theme/theme.ts';

export type Space = keyof typeof theme.space;
export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

/** A column with one gap: `<Stack $gap="s24">`. */
export const Stack = styled.div<{ $gap?: Space; $align?: Align }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 's16' }) => themeValue('space', $gap)};
  justify-items: ${({ $align = 'stretch' }) => $align};
`;

/** A row that wraps when there is no room. */
export const Row = styled.div<{
  $gap?: Space;
  $align?: Align;
  $justify?: 'start' | 'center' | 'end' | 'space-between';
}>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 's12' }) => themeValue('space', $gap)};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
`;
