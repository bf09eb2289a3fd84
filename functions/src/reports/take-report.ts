import { RATE_WINDOW_MS } from '@club/domain/limits/rate-limits';
import { REPORT_LIMITS } from '@club/domain/reports/client-error';
import { createMemoryTally } from '../limits/memory-tally.ts';
import { tooManyRequests } from '../limits/too-many-requests.ts';

const tally = createMemoryTally(
  { perKey: REPORT_LIMITS.perAddress, inAll: REPORT_LIMITS.inAll },
  RATE_WINDOW_MS,
);

/**
 * Counts a report in this process, so that no client can flood the log. Counted in memory: a report
 * is not worth a write. Throws ApiError 'too-many-requests' (details.retryAfterSeconds).
 */
export const takeReport = (
  kind: 'error' | 'violation',
  address: string | null | undefined,
  nowMs: number,
): void => {
  const waitMs = tally.take(`${kind} ${address ?? 'unknown'}`, nowMs);
  if (waitMs !== null) throw tooManyRequests(waitMs);
};
