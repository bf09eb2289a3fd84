/**
 * Runs work in order of arrival for each key it touches; work without a common key runs at once.
 * `hasWaited` says that there was work before it.
 */
export type KeyedQueue = <Result>(
  keys: readonly string[],
  work: (hasWaited: boolean) => Promise<Result>,
) => Promise<Result>;

/**
 * A queue for one process: a piece of work begins when all that came before it on any of its keys has
 * ended. All keys of a piece of work are queued in the same turn, so the order of arrival is the order
 * on every key and two pieces of work can never wait for each other.
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
