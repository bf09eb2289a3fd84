import { useEffect, useState } from 'react';
import { eachTime } from '../../../kernel/time/use-clock.ts';
import { type Light, lightAt } from '../../../shared/scene/light.ts';
import { registerSceneColours } from '../../../shared/scene/scene-colours.ts';
import { useOnceTakenOver } from '../../../taking-over/use-taken-over.ts';

/** How often the clock is read. */
const CHECK_MS = 60_000;

const lightNow = (): Light => lightAt(new Date().getHours());
const unknown = (): null => null;

const eachMinute = eachTime(CHECK_MS);

/**
 * The light at the reader's own hour; null where a server renders, and in its page until that is taken
 * over: styles know the hour there. `fades`: the next light can come slowly.
 */
export const useLight = (): { light: Light | null; fades: boolean } => {
  const [fades, setFades] = useState(false);
  useEffect(() => {
    // Before the first time that the clock is read again.
    const timer = setTimeout(() => {
      registerSceneColours();
      setFades(true);
    }, CHECK_MS / 2);
    return () => clearTimeout(timer);
  }, []);
  const light = useOnceTakenOver<Light | null>(eachMinute, lightNow, unknown);
  return { light, fades };
};
