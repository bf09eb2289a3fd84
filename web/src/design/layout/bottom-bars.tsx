import { type ReactNode, use, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PHONE_QUERY } from '../theme/media.ts';
import { useKnownMediaQuery } from '../theme/use-media-query.ts';
import { Edge, MainBar, PageBars, WrittenPageBar } from './bottom-bars-styles.ts';
import { createPageBarsPlace, NO_PLACE, PageBarsContext } from './page-bars-place.ts';
import { MAIN_BAR, WRITTEN_BAR } from './shown-bar.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';
import { useRoomOfBars } from './use-room-of-bars.ts';
import { useShownBar } from './use-shown-bar.ts';

const noElement = (): null => null;

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
  const [place] = useState(createPageBarsPlace);
  const { attach } = place;
  const edge = useRef<HTMLDivElement>(null);
  const isKeyboardOpen = useKeyboardOpen();
  useRoomOfBars(edge);
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
