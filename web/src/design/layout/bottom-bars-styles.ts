import { css, styled } from 'styled-components';
import { media, PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { ROOT_MARKS } from './root-marks.ts';
import { SHOWN_BAR, type ShownBar } from './shown-bar.ts';

const underWrittenBar = `:root[${SHOWN_BAR}='${'written' satisfies ShownBar}']`;

/** The surface of a bar: it covers what scrolls below it, also beside a phone's home indicator. */
const surface = css`
  padding-bottom: env(safe-area-inset-bottom);
  background: ${theme.colour.raised};
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

/** A page's own bar takes the place of the main one: there is one bar at a time. */
export const PageBars = styled.div`
  &:not(:empty) {
    ${surface}
  }
`;

export const MainBar = styled.div`
  ${surface}

  ${PageBars}:not(:empty) + & {
    display: none;
  }
`;

/**
 * Keeps the room, so that the page does not move. The bars by name: with `*` below an attribute of the
 * root a browser styles the whole page again when that changes.
 */
const away = css`
  min-height: ${theme.bottomRoom};

  ${PageBars}, ${MainBar} {
    display: none;
  }
`;

/**
 * In the flow below the footer, so that it makes room for itself: whatever its height, it is never
 * over the end of a page. Out of the way of dialogs and of a phone's keyboard.
 */
export const Edge = styled.div<{ $isAway: boolean }>`
  position: sticky;
  z-index: ${theme.layer.bar};
  bottom: 0;
  /* Read by a script: the room that the styles know of. */
  scroll-margin-bottom: ${theme.bottomRoom};
  ${({ $isAway }) => $isAway && away}

  :root[${ROOT_MARKS.modal}] & {
    ${away}
  }

  /* The room that the page's bar is about to have here. */
  ${underWrittenBar} & {
    min-height: ${theme.bottomBar};

    ${PageBars}, ${MainBar} {
      display: none;
    }
  }

  /* That bar never comes. */
  ${media.withoutScript} {
    ${underWrittenBar} & :is(${PageBars}, ${MainBar}) {
      display: block;
    }
  }

  ${media.tablet} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** A page's bar where a server has written it: the place among the bars is known once they are there. */
export const WrittenPageBar = styled.div`
  ${surface}
  position: fixed;
  z-index: ${theme.layer.bar};
  inset: auto 0 0;

  ${media.tablet} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** Hides what is of use only while the main bar is not shown. */
export const hiddenWithMainBar = css`
  @media ${PHONE_QUERY} {
    :root:not([${SHOWN_BAR}]) & {
      display: none;
    }
  }
`;
