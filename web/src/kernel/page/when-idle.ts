/** Longest wait for an idle moment; a page that is never idle still gets its work done. */
const LONGEST_WAIT_MS = 60;
/** Time for one piece of work where the browser does not say how much there is. */
const SLICE_MS = 5;

/** Runs work in an idle moment of the page, and passes the time that it can take. */
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
