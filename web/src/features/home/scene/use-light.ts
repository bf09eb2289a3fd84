import { useEffect, useState } from 'react';
import { afterLaterParts } from '../../../kernel/page/later-part.tsx';
import { useTakenOver } from '../../../taking-over/use-taken-over.ts';
import { useClock } from '../../../kernel/time/use-clock.ts';
import { type Light, lightAt } from '../../../shared/scene/light.ts';
import { registerSceneColours } from '../../../shared/scene/scene-colours.ts';

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
    if (isWhole) {
      // Before the first time that the clock is read again.
      const timer = setTimeout(registerSceneColours, CHECK_MS / 2);
      return () => {
        clearTimeout(timer);
      };
    }
    let isHere = true;
    const change = async (): Promise<void> => {
      await afterLaterParts();
      if (!isHere) return;
      if (lightNow() !== FIRST) registerSceneColours();
      // The colours are known from the next frame on.
      requestAnimationFrame(() => setTimeout(() => isHere && setIsWhole(true), 0));
    };
    void change();
    return () => {
      isHere = false;
    };
  }, [isWhole]);
  return isWhole ? light : FIRST;
};
