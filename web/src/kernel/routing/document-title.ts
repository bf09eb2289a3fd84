import { createContext, use, useEffect } from 'react';

/** The name of the site. */
export const SITE_NAME = 'Tideaway';

/** Collects the title of a page while a server renders it; null in the browser. */
export const TitleContext = createContext<((title: string) => void) | null>(null);

/** Names the page in the tab and the history: 'Search · Tideaway'. */
export const useDocumentTitle = (title: string): void => {
  const collect = use(TitleContext);
  const full = title === SITE_NAME ? SITE_NAME : `${title} · ${SITE_NAME}`;
  collect?.(full);
  useEffect(() => {
    document.title = full;
  }, [full]);
};
