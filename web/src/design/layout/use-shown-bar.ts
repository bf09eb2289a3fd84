import { useEffect, useLayoutEffect } from 'react';
import type { PageBarsPlace } from './page-bars-place.ts';
import { SHOWN_BAR, type ShownBar, WRITTEN_BAR } from './shown-bar.ts';

const shownBarOf = (pageBars: HTMLElement, hasMain: boolean): ShownBar | null => {
  if (document.querySelector(`[${WRITTEN_BAR}]`) !== null) return 'written';
  if (pageBars.childElementCount > 0) return 'page';
  return hasMain ? null : 'none';
};

/** Tells the styles of the page which bar is shown. */
export const useShownBar = ({ read }: PageBarsPlace, hasMain: boolean): void => {
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
