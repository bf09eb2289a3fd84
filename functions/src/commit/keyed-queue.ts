/** Runs work one after another for each key it touches; work without a common key runs at once. */
export type KeyedQueue = <Result>(
  keys: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * A queue for one process. All keys of a piece of work are queued in the same turn, so the order of
 * arrival is the order on every key and two pieces of work can never wait for each other.
 */
export const createKeyedQueue = (): KeyedQueue => {
  const tails = new Map<string, Promise<void>>();
  return async (keys, work) => {
    const before = keys.flatMap((key) => tails.get(key) ?? []);
    let finish = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    for (const key of keys) tails.set(key, done);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      for (const key of keys) if (tails.get(key) === done) tails.delete(key);
      finish();
    }
  };
};
