import { type RefObject, useEffect } from 'react';

/** Tells the rest of the page, such as messages at the bottom, how much room the bars take. */
export const useRoomOfBars = (edge: RefObject<HTMLElement | null>): void => {
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
