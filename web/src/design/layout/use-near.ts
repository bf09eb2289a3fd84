import { type RefObject, useEffect, useState } from 'react';

/** How far below the window something counts as near: its data can come before it is seen. */
const MARGIN = '600px 0px';

/** True once the element has come near the window, and from then on. */
export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (isNear || current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};
