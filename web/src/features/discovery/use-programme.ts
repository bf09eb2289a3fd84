import { useEffect, useState } from 'react';
import { useKnownMediaQuery } from '../../design/theme/use-media-query.ts';
import { PROGRAMME, type Scene } from './programme.ts';

/** How long a scene is shown. */
const SCENE_SECONDS = 60;

/** What is on, and the way to choose. */
export type Programme = {
  scene: Scene;
  moment: Scene['moments'][number];
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  /** Starts a scene. */
  show: (scene: Scene) => void;
};

/** The moment of a programme after so many seconds of it; it begins again at its end. */
const momentAt = (seconds: number) => {
  const scene = PROGRAMME[Math.floor(seconds / SCENE_SECONDS) % PROGRAMME.length];
  const part = (seconds % SCENE_SECONDS) / SCENE_SECONDS;
  const moment = scene?.moments[Math.floor(part * scene.moments.length)];
  if (scene === undefined || moment === undefined) throw new Error('There is no programme.');
  return { scene, moment };
};

/**
 * Plays the scenes, each for a minute. It begins by itself unless the reader wants less motion, and
 * waits while the page is hidden.
 */
export const useProgramme = (): Programme => {
  const [seconds, setSeconds] = useState(0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const mayMove = useKnownMediaQuery('(prefers-reduced-motion: no-preference)') === true;
  const isPlaying = chosen ?? mayMove;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = window.setInterval(() => {
      if (!document.hidden) setSeconds((before) => before + 1);
    }, 1000);
    return () => {
      window.clearInterval(timer);
    };
  }, [isPlaying]);
  return {
    ...momentAt(seconds),
    isPlaying,
    setPlaying: setChosen,
    show: (scene) => {
      setSeconds(PROGRAMME.indexOf(scene) * SCENE_SECONDS);
    },
  };
};
