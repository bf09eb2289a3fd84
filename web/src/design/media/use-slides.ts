import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../theme/use-media-query.ts';
import { usePageVisible } from './use-page-visible.ts';
import { type SwipeHandlers, useSwipe } from './use-swipe.ts';

/** How long a picture stays before the next one (rules 1.7). */
const SLIDE_MS = 5000;
/** How far a drag must go to change the picture (rules 1.7). */
const SWIPE_PX = 50;

/** A picture with its alternative text. */
export type Slide = {
  src: string;
  alt: string;
  /** Below it on the full screen. */
  caption?: string | undefined;
  /** One element over it in a slider, which says what it shows, for instance a link. */
  over?: ReactNode;
};

/** Which picture is shown, and what changes it. */
export type Slides = {
  /** Index of the shown picture. */
  current: number;
  several: boolean;
  /** Shows a picture. */
  show: (index: number) => void;
  /** Shows the next picture, or with -1 the previous one; starts over after the last. */
  turn: (step: number) => void;
  /** Distance of the drag that is under way; null without one. */
  offsetPx: number | null;
  handlers: Partial<SwipeHandlers>;
  /** True for a picture whose file is loaded by now: the shown ones, and one ahead. */
  isLoaded: (index: number) => boolean;
  /** The reader may pause: several pictures advance by themselves. */
  canPause: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** True while the pictures advance by themselves. */
  running: boolean;
};

/** Shows slide `next` after its time while `running`; starts over with each new `next`. */
const useAutoAdvance = (running: boolean, next: number, show: (index: number) => void) => {
  const advance = useEffectEvent(show);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      advance(next);
    }, SLIDE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [running, next]);
};

/**
 * Pictures that advance every 5 seconds and by a swipe or drag. They stop on Pause, while `resting`,
 * in a background tab, and for readers who want less motion (WCAG 2.2.2).
 */
export const useSlides = (length: number, resting: boolean, first = 0): Slides => {
  const [index, setIndex] = useState(first);
  const [furthest, setFurthest] = useState(first);
  const [paused, setPaused] = useState(false);
  const reducedMotion = useReducedMotion();
  const visible = usePageVisible();

  const count = Math.max(length, 1);
  const current = Math.min(index, count - 1);
  const show = (target: number): void => {
    setIndex(target);
    setFurthest(Math.max(furthest, target));
  };
  const turn = (step: number): void => {
    show((current + step + count) % count);
  };
  const { offsetPx, handlers } = useSwipe(SWIPE_PX, turn);
  const several = length > 1;
  const canPause = several && !reducedMotion;
  const running = canPause && !paused && !resting && offsetPx === null && visible;
  useAutoAdvance(running, (current + 1) % count, show);
  return {
    current,
    several,
    show,
    turn,
    offsetPx,
    handlers: several ? handlers : {},
    isLoaded: (at) => at <= furthest + 1 || at === current || at === count - 1,
    canPause,
    paused,
    setPaused,
    running,
  };
};
