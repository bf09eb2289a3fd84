import { type RefObject, useEffect, useState } from 'react';
import { useIsWritten } from '../../taking-over/use-taken-over.ts';

/**
 * How far below the window an element counts as near, so that its data can load before it is seen.
 */
const MARGIN = '600px 0px';

/** What has no layout shows everything. */
const isNearAtOnce = (): boolean => typeof IntersectionObserver === 'undefined';

type NearOptions = {
  margin?: string;
  /** What a server renders, which knows no window: true for what is to be read there. */
  onServer?: boolean;
};

/** True once the element has come near the window, and from then on. */
export const useNear = (
  element: RefObject<HTMLElement | null>,
  { margin = MARGIN, onServer = false }: NearOptions = {},
): boolean => {
  // The browser's first rendering of a server's page shows the same, and continues from there.
  const isWritten = useIsWritten();
  const [isNear, setIsNear] = useState(isWritten ? onServer : isNearAtOnce);
  useEffect(() => {
    const { current } = element;
    if (isNear || current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear, margin]);
  return isNear;
};
