import { RATE_WINDOW_MS } from '@club/domain/limits/rate-limits';

/** Recent attempts by id: when each was made (milliseconds since 1970). */
export type Hits = Readonly<Record<string, number>>;

/** The hits with a new attempt, or when the next one is allowed (milliseconds since 1970). */
export type WindowSlot = { ok: true; hits: Hits } | { ok: false; freeAt: number };

/**
 * The instant that counts: clocks of several machines differ, so it never lies before what was
 * counted already.
 */
const instantAfter = (hits: Hits, nowMs: number): number => Math.max(nowMs, ...Object.values(hits));

/**
 * Counts an attempt if there are fewer than `limit` within the last window (an hour, or `windowMs`
 * milliseconds), so no window of that length ever has more. A repeated attempt counts once.
 * Attempts that have left the window are dropped, so there are never more than `limit` entries.
 */
export const takeSlotInWindow = (
  hits: Hits,
  attempt: string,
  limit: number,
  nowMs: number,
  windowMs = RATE_WINDOW_MS,
): WindowSlot => {
  const at = instantAfter(hits, nowMs);
  const live = Object.entries(hits).filter(([, hit]) => hit > at - windowMs);
  const within = Object.fromEntries(live);
  if (Object.hasOwn(within, attempt)) return { ok: true, hits: within };
  if (live.length < limit) return { ok: true, hits: { ...within, [attempt]: at } };
  const oldestFirst = live.map(([, hit]) => hit).sort((one, other) => one - other);
  const leaving = oldestFirst[oldestFirst.length - limit];
  return { ok: false, freeAt: (leaving ?? at) + windowMs };
};

/** The hits without an attempt. */
export const withoutAttempt = (hits: Hits, attempt: string): Hits =>
  Object.fromEntries(Object.entries(hits).filter(([id]) => id !== attempt));

/** When the last hit leaves the window (milliseconds since 1970). */
export const lastLeavesAt = (hits: Hits, nowMs: number, windowMs = RATE_WINDOW_MS): number =>
  instantAfter(hits, nowMs) + windowMs;
