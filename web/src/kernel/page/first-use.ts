import { whenIdle } from './when-idle.ts';

/** What readers do with a page, as the browser names it. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** How long after loading a page counts as used, although no one has touched it, milliseconds. */
const LONG_AFTER_LOAD_MS = 8000;

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
  for (const sign of SIGNS) {
    window.addEventListener(sign, use, { capture: true, passive: true, signal });
  }
  afterLoad(() => {
    const timer = setTimeout(() => whenIdle(use), LONG_AFTER_LOAD_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }, signal);
  return () => stopped.abort();
};
