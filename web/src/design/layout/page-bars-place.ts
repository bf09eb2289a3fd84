import { createContext } from 'react';

/** The element where pages put their bars; null until the layout is there. */
export type PageBarsPlace = {
  read: () => HTMLElement | null;
  subscribe: (listener: () => void) => () => void;
  attach: (element: HTMLElement | null) => void;
};

export const createPageBarsPlace = (): PageBarsPlace => {
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

/** Without a layout with bars. */
export const NO_PLACE = createPageBarsPlace();

/** A constant, because a change of a context reaches all of a page that is being taken over. */
export const PageBarsContext = createContext<PageBarsPlace>(NO_PLACE);
