/** Longest wait for a pause; a page that is never idle still gets its work done. */
const LONGEST_WAIT_MS = 60;
/** What may be used at a time where the browser does not say how much there is. */
const SLICE_MS = 5;

/** Runs work in a pause of the page, and tells it how long it may go on. */
export const whenIdle = (work: (hasTime: () => boolean) => void): void => {
  const inSlice = (): void => {
    const end = performance.now() + SLICE_MS;
    work(() => performance.now() < end);
  };
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    setTimeout(inSlice, 0);
    return;
  }
  requestIdleCallback(
    (deadline) => {
      if (deadline.didTimeout) inSlice();
      else work(() => deadline.timeRemaining() > 1);
    },
    { timeout: LONGEST_WAIT_MS },
  );
};
