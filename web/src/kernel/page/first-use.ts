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

/** Calls a listener once, when a moment comes. Returns the way to stop. */
type Moment = (listener: () => void) => () => void;

/**
 * A moment that several parts of a page wait for: the browser watches for it once for all of them.
 * `call` is what each of them gets when it comes.
 */
const sharedMoment = (
  watch: (come: () => void, signal: AbortSignal) => void,
  call: (listener: () => void) => void,
): Moment => {
  const waiting = new Set<() => void>();
  let watching: AbortController | null = null;
  const end = (): void => {
    watching?.abort();
    watching = null;
  };
  const come = (): void => {
    end();
    // What begins to wait meanwhile waits for the next one.
    const told = new Set(waiting);
    for (const tell of told) call(tell);
  };
  return (listener) => {
    const tell = (): void => {
      if (waiting.delete(tell)) listener();
    };
    waiting.add(tell);
    if (watching === null) {
      watching = new AbortController();
      watch(come, watching.signal);
    }
    return () => {
      waiting.delete(tell);
      if (waiting.size === 0) end();
    };
  };
};

/**
 * Calls `listener` once: at the first sign that someone uses the page, or in an idle moment long after
 * it has loaded. Until then a page that is complete loads nothing more. Returns the way to stop.
 */
export const onFirstUse: Moment = sharedMoment(
  (come, signal) => {
    const use = (): void => {
      if (!signal.aborted) come();
    };
    onSigns(use, signal);
    afterLoad(() => {
      const timer = setTimeout(() => whenIdle(use), LONG_AFTER_LOAD_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }, signal);
  },
  (listener) => listener(),
);

/**
 * Calls `listener` once: after the first use, in the first pause of the reader. What a page prepares
 * for later would keep the reader's next press waiting. Returns the way to stop.
 */
export const inFirstPause: Moment = sharedMoment(
  (come, signal) => {
    const stop = onFirstUse(() => {
      let timer = setTimeout(come, PAUSE_MS);
      const latest = setTimeout(come, LONGEST_USE_MS);
      const startAgain = (): void => {
        clearTimeout(timer);
        timer = setTimeout(come, PAUSE_MS);
      };
      onSigns(startAgain, signal);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        clearTimeout(latest);
      });
    });
    signal.addEventListener('abort', stop);
  },
  // Each in a task of its own: a reader may press meanwhile.
  (listener) => void setTimeout(listener),
);
