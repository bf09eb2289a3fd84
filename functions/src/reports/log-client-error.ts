import { cleanClientError } from '@club/domain/reports/client-error';
import { error as logError } from 'firebase-functions/logger';
import type { Handler } from '../kernel/http/handler.ts';
import { takeReport } from './take-report.ts';

/**
 * POST /client-errors: an error that a browser caught goes into the club's log, without personal data
 * whatever was sent. Throws ApiError 'too-many-requests' (details.retryAfterSeconds).
 */
export const logClientError: Handler<'logClientError', 'address' | 'nowMs'> = async (
  input,
  { address, nowMs },
) => {
  takeReport('error', address, nowMs);
  // Under a name of its own: the logger has a `message` itself.
  logError('A browser met an error.', { report: cleanClientError(input) });
  return { status: 200, body: { noted: 1 } };
};
