/**
 * Runs work in order of arrival for each key; work without a common key runs at once. `hasWaited`
 * is true when there was work before it.
 */
export type KeyedQueue = <Result>(
  keys: readonly string[],
  work: (hasWaited: boolean) => Promise<Result>,
) => Promise<Result>;

/**
 * A queue for one process: work starts when all earlier work on any of its keys has ended. All keys
 * of some work are queued at once, so the order is the same on every key and no deadlock is
 * possible.
 */
export const createKeyedQueue = (): KeyedQueue => {
  const lastOn = new Map<string, Promise<unknown>>();
  return async (keys, work) => {
    const before = keys.flatMap((key) => lastOn.get(key) ?? []);
    const running = Promise.all(before).then(() => work(before.length > 0));
    const ended = running.catch(() => undefined);
    for (const key of keys) lastOn.set(key, ended);
    try {
      return await running;
    } finally {
      for (const key of keys) if (lastOn.get(key) === ended) lastOn.delete(key);
    }
  };
};
