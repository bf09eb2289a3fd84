import { warn as logWarning } from 'firebase-functions/logger';
import type { Handler } from '../kernel/http/handler.ts';
import { takeReport } from './take-report.ts';

/** POST /csp-reports: logs what the content security policy has blocked. */
export const logViolations: Handler<'logViolations', 'address' | 'nowMs'> = async (
  { violations },
  { address, nowMs },
) => {
  if (violations.length > 0) {
    takeReport('violation', address, nowMs);
    logWarning('The content security policy has blocked something.', { violations });
  }
  return { status: 200, body: { noted: violations.length } };
};
