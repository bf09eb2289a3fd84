import { type RefObject, useEffect, useState } from 'react';

/**
 * How far below the window an element counts as near, so that its data can load before it is seen.
 */
const MARGIN = '600px 0px';

/** True once the element has come near the window, and from then on. */
export const useNear = (element: RefObject<HTMLElement | null>, margin = MARGIN): boolean => {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
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
