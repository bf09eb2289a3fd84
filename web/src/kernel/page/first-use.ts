import { whenIdle } from './when-idle.ts';

/** What readers do with a page, as the browser names it. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** How long after loading a page counts as used, although no one has touched it, milliseconds. */
const LONG_AFTER_LOAD_MS = 8000;

/** How long no one does anything in a pause, milliseconds: longer than from a scroll to a press. */
const PAUSE_MS = 400;
/** A reader who does not pause is not waited for longer than this, milliseconds. */
const LONGEST_USE_MS = 1500;

const onSigns = (listener: () => void, signal: AbortSignal): void => {
  for (const sign of SIGNS) {
    window.addEventListener(sign, listener, { capture: true, passive: true, signal });
  }
};

/** Calls `work` once everything that the page names has loaded. */
export const afterLoad = (work: () => void, signal?: AbortSignal): void => {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true, ...(signal && { signal }) });
};

/**
 * Calls `listener` once: at the first sign that someone uses the page, or in an idle moment long after
 * it has loaded. Until then a page that is complete loads nothing more. Returns the way to stop.
 */
export const onFirstUse = (listener: () => void): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const use = (): void => {
    if (signal.aborted) return;
    stopped.abort();
    listener();
  };
  onSigns(use, signal);
  afterLoad(() => {
    const timer = setTimeout(() => whenIdle(use), LONG_AFTER_LOAD_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }, signal);
  return () => stopped.abort();
};

/**
 * Calls `listener` once: after the first use, in the first pause of the reader. What a page prepares
 * for later would keep the reader's next press waiting. Returns the way to stop.
 */
export const inFirstPause = (listener: () => void): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const pause = (): void => {
    if (signal.aborted) return;
    stopped.abort();
    listener();
  };
  const stop = onFirstUse(() => {
    let timer = setTimeout(pause, PAUSE_MS);
    const latest = setTimeout(pause, LONGEST_USE_MS);
    const startAgain = (): void => {
      clearTimeout(timer);
      timer = setTimeout(pause, PAUSE_MS);
    };
    onSigns(startAgain, signal);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      clearTimeout(latest);
    });
  });
  signal.addEventListener('abort', stop);
  return () => stopped.abort();
};
