import { cleanClientError } from '@club/domain/reports/client-error';
import { error as logError } from 'firebase-functions/logger';
import type { Handler } from '../kernel/http/handler.ts';
import { takeReport } from './take-report.ts';

/** POST /client-errors: logs an error that a browser caught, without personal data. */
export const logClientError: Handler<'logClientError', 'address' | 'nowMs'> = async (
  input,
  { address, nowMs },
) => {
  takeReport('error', address, nowMs);
  // Under its own name, because the logger uses `message` itself.
  logError('A browser reported an error.', { report: cleanClientError(input) });
  return { status: 200, body: { noted: 1 } };
};
