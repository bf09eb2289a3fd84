import { RATE_WINDOW_MS } from '@club/domain/limits/rate-limits';

/** When something was done lately, by what it was about (milliseconds since 1970). */
export type Hits = Readonly<Record<string, number>>;

/** A place within the window, or when the next one is free (milliseconds since 1970). */
export type Place = { ok: true; hits: Hits } | { ok: false; freeAt: number };

/**
 * The instant that counts: clocks of several machines differ by a little, and a window is only as
 * good as its order, so none goes behind what was counted before.
 */
const instantAfter = (hits: Hits, nowMs: number): number => Math.max(nowMs, ...Object.values(hits));

/**
 * Takes a place for an attempt, if fewer than `limit` were taken within the last window (an hour, or
 * `windowMs` milliseconds): so no window of that length ever has more. The same attempt has its place
 * already. What has left the window is dropped, and so there are never more than `limit` entries.
 */
export const takePlace = (
  hits: Hits,
  attempt: string,
  limit: number,
  nowMs: number,
  windowMs = RATE_WINDOW_MS,
): Place => {
  const at = instantAfter(hits, nowMs);
  const live = Object.entries(hits).filter(([, hit]) => hit > at - windowMs);
  const within = Object.fromEntries(live);
  if (Object.hasOwn(within, attempt)) return { ok: true, hits: within };
  if (live.length < limit) return { ok: true, hits: { ...within, [attempt]: at } };
  const oldestFirst = live.map(([, hit]) => hit).sort((one, other) => one - other);
  const leaving = oldestFirst[oldestFirst.length - limit];
  return { ok: false, freeAt: (leaving ?? at) + windowMs };
};

/** The places without the one of an attempt. */
export const withoutPlace = (hits: Hits, attempt: string): Hits =>
  Object.fromEntries(Object.entries(hits).filter(([id]) => id !== attempt));

/** When the last of the places leaves the window (milliseconds since 1970). */
export const lastLeavesAt = (hits: Hits, nowMs: number, windowMs = RATE_WINDOW_MS): number =>
  instantAfter(hits, nowMs) + windowMs;
