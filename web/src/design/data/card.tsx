import { styled } from 'styled-components';
import { theme, themeValue } from '../theme/theme.ts';

/** A raised surface around things that belong together. Use few; prefer space. */
export const Card = styled.div<{ $pad?: 's16' | 's24' | 's32' }>`
  padding: ${({ $pad = 's24' }) => themeValue('space', $pad)};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: 0 0 0 1px ${theme.colour.line};
`;
