import { useEffect, useState } from 'react';
import { afterLaterParts } from '../../../kernel/page/later-part.tsx';
import { useTakenOver } from '../../../kernel/page/use-taken-over.ts';
import { useClock } from '../../../kernel/time/use-clock.ts';
import { type Light, lightAt } from '../../../shared/scene/light.ts';

/** How often the clock is read. */
const CHECK_MS = 60_000;

const FIRST: Light = 'noon';
const lightNow = (): Light => lightAt(new Date().getHours());
const lightAtFirst = (): Light => FIRST;

/**
 * The light at the reader's own hour. In a page that a server has rendered it changes once the scene is
 * taken over, so that sky, sun and sea change together.
 */
export const useLight = (): Light => {
  const light = useClock(CHECK_MS, lightNow, lightAtFirst);
  const [isWhole, setIsWhole] = useState(useTakenOver());
  useEffect(() => {
    if (isWhole) return undefined;
    let isHere = true;
    void afterLaterParts().then(() => isHere && setIsWhole(true));
    return () => {
      isHere = false;
    };
  }, [isWhole]);
  return isWhole ? light : FIRST;
};
