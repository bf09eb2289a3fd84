import { useEffect } from 'react';

/** The name of the site. */
export const SITE_NAME = 'Tideaway';

/** Names the page in the tab and the history: 'Search · Tideaway'. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === SITE_NAME ? SITE_NAME : `${title} · ${SITE_NAME}`;
  }, [title]);
};
