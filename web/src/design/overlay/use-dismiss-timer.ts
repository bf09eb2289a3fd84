import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onDone` after `durationMs` (null: never). While `paused` the time stops; it continues
 * with what was left.
 */
export const useDismissTimer = (
  durationMs: number | null,
  paused: boolean,
  onDone: () => void,
): void => {
  const left = useRef(durationMs);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const remaining = left.current;
    if (paused || remaining === null) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => {
      done();
    }, remaining);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, remaining - (Date.now() - startedAt));
    };
  }, [paused]);
};
