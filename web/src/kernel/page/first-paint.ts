/** A page in the background paints nothing; do not wait longer than this. */
const LONGEST_WAIT_MS = 400;

/** Resolves once what was changed before is painted: a press is answered before what takes longer. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const fallback = setTimeout(resolve, LONGEST_WAIT_MS);
    // A frame callback runs before its paint; the task after it runs when the paint is done.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(fallback);
        resolve();
      }, 0),
    );
  });

let painted: Promise<void> | undefined;

/** Resolves once the shell has been painted; heavy work waits for it (rules 1.18). */
export const afterFirstPaint = (): Promise<void> => (painted ??= nextPaint());
