/** Between two requests, milliseconds. */
const PAUSE_MS = 1500;

/**
 * Resolves with true once a file of the site is answered, whatever the answer is, and with false when
 * `signal` ends that: devices say that they are online before they are.
 */
export const untilReached = async (address: string, signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    try {
      await fetch(address, { signal });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return false;
};
