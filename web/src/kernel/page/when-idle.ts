/** Longest wait for an idle moment; a page that is never idle still gets its work done. */
const LONGEST_WAIT_MS = 60;
/** Time for one slice of work where the browser does not say how much there is. */
const SLICE_MS = 5;

/** Work that can be done in slices: it continues while there is time. */
export type SlicedWork = (hasTime: () => boolean) => void;

const doSlice = (work: SlicedWork): void => {
  const end = performance.now() + SLICE_MS;
  work(() => performance.now() < end);
};

/** Runs work in a short task of its own, for what a page in view waits for. */
export const inTask = (work: SlicedWork): void => {
  setTimeout(doSlice, 0, work);
};

/** Lets the browser do something else first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs work in an idle moment of the page, and passes the time that it can take. */
export const whenIdle = (work: SlicedWork): void => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    inTask(work);
    return;
  }
  requestIdleCallback(
    (deadline) => {
      if (deadline.didTimeout) doSlice(work);
      else work(() => deadline.timeRemaining() > 1);
    },
    { timeout: LONGEST_WAIT_MS },
  );
};
