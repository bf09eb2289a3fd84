import { styled } from 'styled-components';
import { ROOT_MARKS } from '../layout/root-marks.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/**
 * Where toasts appear; always in the page, because a live region must be there before its text. A
 * popover, so that it can be lifted above what is in an open modal.
 */
export const ToastRegion = styled.output.attrs({ popover: 'manual' })`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: auto ${theme.space.s16}
    calc(${theme.bottomRoom} + max(${theme.space.s16}, env(safe-area-inset-bottom)));
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  display: grid;
  justify-items: center;
  gap: ${theme.space.s8};
  pointer-events: none;

  ${media.tablet} {
    bottom: ${theme.space.s32};
  }

  /* Never over the buttons of a bar that sticks to the bottom. */
  :root[${ROOT_MARKS.bottomTray}] & {
    bottom: calc(${theme.bottomRoom} + max(5.75rem, 5rem + env(safe-area-inset-bottom)));
  }

  ${media.print} {
    display: none;
  }
`;
