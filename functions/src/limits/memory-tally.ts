/** Counts within one process, for what is not worth counting in the database. */
export type MemoryTally = {
  /** Counts a key; null, or the milliseconds until it can be counted again. */
  take: (key: string, nowMs: number) => number | null;
};

/**
 * Allows so many per key and so many in total within a window, which begins with its first count.
 */
export const createMemoryTally = (
  { perKey, inAll }: { perKey: number; inAll: number },
  windowMs: number,
): MemoryTally => {
  let beganAt = Number.NEGATIVE_INFINITY;
  let all = 0;
  const byKey = new Map<string, number>();
  return {
    take: (key, nowMs) => {
      if (nowMs - beganAt >= windowMs) {
        beganAt = nowMs;
        all = 0;
        byKey.clear();
      }
      const own = byKey.get(key) ?? 0;
      if (all >= inAll || own >= perKey) return beganAt + windowMs - nowMs;
      all += 1;
      byKey.set(key, own + 1);
      return null;
    },
  };
};
