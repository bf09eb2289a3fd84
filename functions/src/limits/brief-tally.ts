/** Counts within one process, for what is too cheap to be counted in the database. */
export type BriefTally = {
  /** Takes a place for a key; null, or how many milliseconds until there is one again. */
  take: (key: string, nowMs: number) => number | null;
};

/** So many of one key and so many of all keys within a window, which begins with the first of it. */
export const briefTally = (
  { perKey, inAll }: { perKey: number; inAll: number },
  windowMs: number,
): BriefTally => {
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
