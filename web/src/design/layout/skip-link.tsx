import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/**
 * First element of the page: `<SkipLink href="#main">Skip to content</SkipLink>`. Visible on focus.
 */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${theme.layer.skip};
  top: ${theme.space.s8};
  left: ${theme.space.s8};
  padding: ${theme.space.s12} ${theme.space.s20};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.ink};
  color: ${theme.colour.paper};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
