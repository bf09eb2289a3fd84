import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { css, styled } from 'styled-components';
import { media, PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { useKnownMediaQuery } from '../theme/use-media-query.ts';
import { ROOT_MARKS } from './root-marks.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';

/** Which bar is shown, if not the main one, as an attribute of the root of the page. */
const SHOWN_BAR = 'data-shown-bar';

type ShownBar = 'written' | 'page' | 'none';

const WRITTEN_BAR = 'data-written-bar';
const MAIN_BAR = 'data-main-bar';

const underWrittenBar = `:root[${SHOWN_BAR}='${'written' satisfies ShownBar}']`;

/** The attribute that the root of a page needs for the bars that a server has written. */
export const shownBarAttribute = (page: string): string => {
  const shown: ShownBar | null = page.includes(WRITTEN_BAR)
    ? 'written'
    : page.includes(MAIN_BAR)
      ? null
      : 'none';
  return shown === null ? '' : ` ${SHOWN_BAR}="${shown}"`;
};

/** The surface of a bar: it covers what scrolls below it, also beside a phone's home indicator. */
const surface = css`
  padding-bottom: env(safe-area-inset-bottom);
  background: ${theme.colour.raised};
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

/** A page's own bar takes the place of the main one: there is one bar at a time. */
const PageBars = styled.div`
  &:not(:empty) {
    ${surface}
  }

  &:not(:empty) + * {
    display: none;
  }
`;

const MainBar = styled.div`
  ${surface}
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
const Edge = styled.div<{ $isAway: boolean }>`
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
const WrittenPageBar = styled.div`
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

/** The element where pages put their bars; null until the layout is there. */
type PageBarsPlace = {
  read: () => HTMLElement | null;
  subscribe: (listener: () => void) => () => void;
  attach: (element: HTMLElement | null) => void;
};

const createPlace = (): PageBarsPlace => {
  let place: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach: (element) => {
      place = element;
      for (const listener of listeners) listener();
    },
  };
};

const NO_PLACE = createPlace();
const noElement = (): null => null;

/** A constant, because a change of a context reaches all of a page that is being taken over. */
const PageBarsContext = createContext<PageBarsPlace>(NO_PLACE);

const shownBarOf = (pageBars: HTMLElement, hasMain: boolean): ShownBar | null => {
  if (document.querySelector(`[${WRITTEN_BAR}]`) !== null) return 'written';
  if (pageBars.childElementCount > 0) return 'page';
  return hasMain ? null : 'none';
};

/** Tells the styles of the page which bar is shown. */
const useShownBar = ({ read }: PageBarsPlace, hasMain: boolean): void => {
  // Each time, because a bar that a server has written may go before the page is taken over.
  useLayoutEffect(() => {
    const pageBars = read();
    if (pageBars === null) return undefined;
    const tell = (): void => {
      const shown = shownBarOf(pageBars, hasMain);
      if (shown === null) document.documentElement.removeAttribute(SHOWN_BAR);
      else document.documentElement.setAttribute(SHOWN_BAR, shown);
    };
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(pageBars, { childList: true });
    return () => {
      observer.disconnect();
    };
  });
  useEffect(
    () => () => {
      document.documentElement.removeAttribute(SHOWN_BAR);
    },
    [],
  );
};

/** Tells the rest of the page, such as messages at the bottom, how much room the bars take. */
const useRoomOf = (edge: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = edge.current;
    if (element === null) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // All of the page is styled again when this changes; the usual height is in the styles.
      const known = Number.parseFloat(getComputedStyle(element).scrollMarginBottom);
      if (element.offsetHeight === Math.round(known)) return;
      root.style.setProperty('--bottom-room', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--bottom-room');
    };
  }, [edge]);
};

type BottomBarsProps = {
  /** The main bar; null on pages without one. */
  main: ReactNode;
  /** The page, whose own `BottomBar` replaces the main one. */
  children: ReactNode;
};

/**
 * A page with a bar at the bottom edge of phones. What sticks to that edge itself keeps clear of it
 * by `theme.bottomRoom`.
 */
export function BottomBars({ main, children }: BottomBarsProps) {
  const [place] = useState(createPlace);
  const { attach } = place;
  const edge = useRef<HTMLDivElement>(null);
  const isKeyboardOpen = useKeyboardOpen();
  useRoomOf(edge);
  useShownBar(place, main !== null);
  return (
    <PageBarsContext value={place}>
      {children}
      <Edge ref={edge} $isAway={isKeyboardOpen} data-print="hide">
        <PageBars ref={attach} data-page-bars />
        {main !== null && <MainBar {...{ [MAIN_BAR]: true }}>{main}</MainBar>}
      </Edge>
    </PageBarsContext>
  );
}

/**
 * A page's own bar on phones, in place of the main one: `<BottomBar><nav aria-label="…">…`. It has
 * the surface, the safe area and the room; its child brings the landmark, at least
 * `theme.bottomBar` high.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const place = use(PageBarsContext);
  const pageBars = useSyncExternalStore(place.subscribe, place.read, noElement);
  const isWritten = useKnownMediaQuery(PHONE_QUERY) === null;
  if (place === NO_PLACE) return children;
  if (pageBars === null) {
    return (
      isWritten && (
        <WrittenPageBar {...{ [WRITTEN_BAR]: true }} data-print="hide" data-without-script="hide">
          {children}
        </WrittenPageBar>
      )
    );
  }
  return createPortal(children, pageBars);
}
