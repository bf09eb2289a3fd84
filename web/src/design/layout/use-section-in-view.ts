import { type RefObject, useEffect, useState } from 'react';

/** How far below the top of the window a section counts as reached: under the sticky bars. */
const REACHED_PX = 160;

/** The section that a scrolled window has reached last; `first` while it has reached none. */
const reached = <Id extends string>(
  sections: ReadonlyMap<Id, HTMLElement>,
  ids: readonly Id[],
  first: Id,
): Id =>
  ids.findLast((id) => {
    const top = sections.get(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= REACHED_PX;
  }) ?? first;

/**
 * The section of a page that the reader is at, by scrolling. `choose` names the one that a link leads
 * to, until the page is scrolled again.
 */
export const useSectionInView = <Id extends string>(
  sections: RefObject<ReadonlyMap<Id, HTMLElement>>,
  ids: readonly Id[],
  opened: Id,
): [current: Id, choose: (id: Id) => void] => {
  const [current, setCurrent] = useState<Id>(opened);
  useEffect(() => {
    let frame = 0;
    const onScroll = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const [first] = ids;
        if (first !== undefined) setCurrent(reached(sections.current, ids, first));
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [sections, ids]);
  return [current, setCurrent];
};
