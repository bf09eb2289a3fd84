import { css } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

/** A notice at the bottom of the window, for something that may be scrolled out of view. */
export const floatingNotice = css`
  position: fixed;
  z-index: ${theme.layer.sticky};
  right: ${theme.space.s16};
  bottom: calc(${theme.bottomRoom} + max(${theme.space.s16}, env(safe-area-inset-bottom)));
  left: ${theme.space.s16};
  max-width: 30rem;
  margin-inline: auto;
  padding: ${theme.space.s12} ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow:
    ${theme.shadow.float},
    0 0 0 1px ${theme.colour.line};
`;
