import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { css, styled } from 'styled-components';
import { media, PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { useKnownMediaQuery } from '../theme/use-media-query.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';

/** The surface of a bar: it covers what scrolls below it, also beside a phone's home indicator. */
const surface = css`
  padding-bottom: env(safe-area-inset-bottom);
  background: ${theme.colour.raised};
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

/** Keeps the room, so that the page does not move. */
const away = css`
  min-height: ${theme.bottomRoom};

  > * {
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
  ${({ $isAway }) => $isAway && away}

  :root:has(dialog[open]) & {
    ${away}
  }

  /* The room that the page's bar is about to have here. */
  :root:has([data-page-bar]) & {
    min-height: ${theme.bottomBar};

    > * {
      display: none;
    }
  }

  /* That bar never comes. */
  ${media.withoutScript} {
    :root:has([data-page-bar]) & > * {
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
    :root:has([data-page-bars]:empty + [data-main-bar]):not(:has([data-page-bar])) & {
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

/** Tells the rest of the page, such as messages at the bottom, how much room the bars take. */
const useRoomOf = (edge: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = edge.current;
    if (element === null) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
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
  return (
    <PageBarsContext value={place}>
      {children}
      <Edge ref={edge} $isAway={isKeyboardOpen} data-print="hide">
        <PageBars ref={attach} data-page-bars />
        {main !== null && <MainBar data-main-bar>{main}</MainBar>}
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
        <WrittenPageBar data-page-bar data-print="hide" data-without-script="hide">
          {children}
        </WrittenPageBar>
      )
    );
  }
  return createPortal(children, pageBars);
}
