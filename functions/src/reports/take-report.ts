import { ApiError } from '@club/domain/api/errors';
import { RATE_WINDOW_MS } from '@club/domain/limits/rate-limits';
import { REPORT_LIMITS } from '@club/domain/reports/client-error';
import { briefTally } from '../limits/brief-tally.ts';

const tally = briefTally(
  { perKey: REPORT_LIMITS.perAddress, inAll: REPORT_LIMITS.inAll },
  RATE_WINDOW_MS,
);

/**
 * Takes the place of a report in this process, so that nobody fills the club's log. Counted in memory:
 * a report is not worth a write. Throws ApiError 'too-many-requests' (details.retryAfterSeconds).
 */
export const takeReport = (
  kind: 'error' | 'violation',
  address: string | null | undefined,
  nowMs: number,
): void => {
  const waitMs = tally.take(`${kind} ${address ?? 'unknown'}`, nowMs);
  if (waitMs === null) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  throw new ApiError('too-many-requests', { details: { retryAfterSeconds } });
};
