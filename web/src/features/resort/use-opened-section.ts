import { type RefObject, useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ResortTabId } from './resort-tabs.ts';

/** How long sections above may still load and grow, milliseconds. */
const SETTLING_MS = 5_000;

/** What a reader does who wants to be somewhere else. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Opens the page at the section that its address names, and keeps it there while what is above it
 * loads, until the reader moves. `isKnown`: the page was whole from its first moment on.
 */
export const useOpenedSection = (
  sections: RefObject<ReadonlyMap<ResortTabId, HTMLElement>>,
  named: ResortTabId | null,
  isKnown: boolean,
): void => {
  const navigation = useNavigationType();
  const openNamed = useEffectEvent((): (() => void) | undefined => {
    if (named === null) return undefined;
    // Back to where the reader was is not to the beginning of the section. After a reload there was
    // only a short page to scroll in while the resort was loading.
    const isBack = isKnown && navigation === NavigationType.Pop && window.scrollY > 0;
    const section = isBack ? undefined : sections.current.get(named);
    if (section === undefined) return undefined;
    const show = (): void => {
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    show();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Browsers keep in place what is first in the window: the end of the section before this one. It
    // must not be that. Those that keep nothing in place are scrolled again.
    const others = [...sections.current.values()].filter((other) => other !== section);
    for (const { style } of others) style.setProperty('overflow-anchor', 'none');
    const observer = new ResizeObserver(show);
    for (const other of others) observer.observe(other);
    const stop = (): void => {
      observer.disconnect();
      for (const { style } of others) style.removeProperty('overflow-anchor');
      clearTimeout(timer);
      for (const move of OWN_MOVES) removeEventListener(move, stop);
    };
    const timer = setTimeout(stop, SETTLING_MS);
    for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
    return stop;
  });
  useEffect(() => openNamed(), []);
};
