import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** A row of tabs, and an entry of it; the selected one has `aria-selected` or `aria-current`. */
export const tabStyles = {
  strip: css`
    display: flex;
    gap: ${theme.space.s24};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    background: ${theme.colour.paper};
    box-shadow: inset 0 -1px 0 ${theme.colour.line};

    &::-webkit-scrollbar {
      display: none;
    }

    ${media.print} {
      display: none;
    }
  `,
  entry: css`
    position: relative;
    flex: none;
    min-width: ${theme.target};
    min-height: 3.25rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 550;
    color: ${theme.colour.soft};
    white-space: nowrap;
    cursor: pointer;
    transition: color ${theme.motion.fast} ${theme.motion.ease};

    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 2px;
      background: ${theme.colour.lagoon};
      transform: scaleX(0);
      transition: transform ${theme.motion.normal} ${theme.motion.ease};
    }

    ${media.hover} {
      &:hover {
        color: ${theme.colour.ink};
      }
    }

    &:is([aria-selected='true'], [aria-current]) {
      color: ${theme.colour.ink};

      &::after {
        transform: none;
      }
    }

    &:focus-visible {
      outline-offset: -4px;
    }
  `,
};

/** Scrolls an entry of a row into it, as on phones, without moving the page. */
export const revealInRow = (row: HTMLElement, entry: HTMLElement): void => {
  const left = entry.offsetLeft - row.offsetLeft;
  const hidden =
    left < row.scrollLeft || left + entry.offsetWidth > row.scrollLeft + row.clientWidth;
  if (hidden) row.scrollLeft = left - (row.clientWidth - entry.offsetWidth) / 2;
};
