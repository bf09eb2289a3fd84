import type { ApiError } from '@club/domain/api/errors';

/** Errors that can be signs of an attack: authentication, access and rate limits. */
const WATCHED: ReadonlySet<number> = new Set([401, 403, 429]);

/** The same error of the same route is logged at most once in this time. */
const ERROR_LOG_MS = 60_000;

/** A log line: how often a route has thrown an error since the last line. */
export type ErrorCountEntry = { route: string; status: number; code: string; count: number };

type Tally = { line: ErrorCountEntry; loggedAt: number; timer: NodeJS.Timeout | null };

/**
 * Counts errors by route and code, without the caller, and passes lines to `log`: the first at
 * once, those of the next minute together, so that a flood does not fill the log and still every
 * error is counted.
 */
export const createErrorCounter = (log: (line: ErrorCountEntry) => void) => {
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
    const waitMs = tally.loggedAt + ERROR_LOG_MS - nowMs;
    if (waitMs <= 0) write(tally, nowMs);
    // If the process is stopped before, the line comes with the next error, or is lost.
    else tally.timer ??= setTimeout(() => write(tally, nowMs + waitMs), waitMs).unref();
  };
};
