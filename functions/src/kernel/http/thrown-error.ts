import { ApiError } from '@club/domain/api/errors';
import { error as logError, warn as logWarning } from 'firebase-functions/logger';
import { createErrorCounter } from './error-counter.ts';

const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+/g;

/** Text without email addresses, for the log. */
export const withoutEmails = (text: string): string => text.replace(EMAIL, '<email>');

/**
 * The error to respond with. An `ApiError` is passed on. Anything else is logged, with the route
 * but without personal data, and becomes 'internal', without any details.
 */
export const toApiError = (thrown: unknown, route: string): ApiError => {
  if (thrown instanceof ApiError) return thrown;
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  logError('A request failed unexpectedly.', { route, error: withoutEmails(text) });
  return new ApiError('internal');
};

/** Counts and logs errors of this process; alerts are set on the message (docs/security.md). */
export const countError = createErrorCounter((line) => {
  logWarning('Requests were rejected.', line);
});
