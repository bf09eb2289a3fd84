import { ApiError } from '@club/domain/api/errors';
import { error as logError, warn as logWarning } from 'firebase-functions/logger';
import { refusalCount } from './refusal-count.ts';

const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+/g;

/** Text without e-mail addresses, for the log. */
export const withoutEmails = (text: string): string => text.replace(EMAIL, '<e-mail>');

/**
 * What to answer after something was thrown. Refusals pass as they are. Anything else is logged,
 * with the route but without personal data, and answered as 'internal': nothing of it leaves.
 */
export const refusalOf = (thrown: unknown, route: string): ApiError => {
  if (thrown instanceof ApiError) return thrown;
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  logError('A request failed unexpectedly.', { route, error: withoutEmails(text) });
  return new ApiError('internal');
};

/** Counts a refusal of this process into the log; alerts are set on the message (docs/security.md). */
export const countRefusal = refusalCount((line) => {
  logWarning('Requests were refused.', line);
});
