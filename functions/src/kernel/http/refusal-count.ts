import type { ApiError } from '@club/domain/api/errors';

/** Refusals that somebody may be trying something by: who they are, what they may, and how often. */
const WATCHED: ReadonlySet<number> = new Set([401, 403, 429]);

/** How often the same refusal of the same route is written into the log at most. */
const REFUSAL_LOG_MS = 60_000;

/** What stands in the log: how often a route has refused somebody in this way since the last line. */
export type RefusalLine = { route: string; status: number; code: string; count: number };

type Tally = { line: RefusalLine; loggedAt: number; timer: NodeJS.Timeout | null };

/**
 * Counts refusals by route and code, without who was refused, and hands a line to `log`: the first at
 * once, and what comes within a minute after it together, so that a flood does not fill the log and
 * yet every refusal is counted in it.
 */
export const refusalCount = (log: (line: RefusalLine) => void) => {
  const tallies = new Map<string, Tally>();
  const write = (tally: Tally, nowMs: number): void => {
    if (tally.timer !== null) clearTimeout(tally.timer);
    tally.timer = null;
    tally.loggedAt = nowMs;
    const { count } = tally.line;
    tally.line.count = 0;
    log({ ...tally.line, count });
  };
  return (route: string, { status, code }: Pick<ApiError, 'status' | 'code'>, nowMs: number) => {
    if (!WATCHED.has(status)) return;
    const key = `${route} ${code}`;
    const tally: Tally = tallies.get(key) ?? {
      line: { route, status, code, count: 0 },
      loggedAt: Number.NEGATIVE_INFINITY,
      timer: null,
    };
    tallies.set(key, tally);
    tally.line.count += 1;
    const waitMs = tally.loggedAt + REFUSAL_LOG_MS - nowMs;
    if (waitMs <= 0) write(tally, nowMs);
    // A process may be stopped before; then the line comes with the next refusal, or is lost.
    else tally.timer ??= setTimeout(() => write(tally, nowMs + waitMs), waitMs).unref();
  };
};
