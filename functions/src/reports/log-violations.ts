import { warn as logWarning } from 'firebase-functions/logger';
import type { Handler } from '../kernel/http/handler.ts';
import { takeReport } from './take-report.ts';

/**
 * POST /csp-reports: what the content security policy has stopped goes into the club's log. Throws
 * ApiError 'too-many-requests' (details.retryAfterSeconds).
 */
export const logViolations: Handler<'logViolations', 'address' | 'nowMs'> = async (
  { violations },
  { address, nowMs },
) => {
  if (violations.length > 0) {
    takeReport('violation', address, nowMs);
    logWarning('The content security policy has stopped something.', { violations });
  }
  return { status: 200, body: { noted: violations.length } };
};
