import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ApiError } from '@club/domain/api/errors';

/** An answer of the API, ready to be sent. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

/** How long browsers (a minute) and Hosting's servers (five) may keep the public lists. */
const PUBLIC_CACHE = 'public, max-age=60, s-maxage=300';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

/** What every answer carries that nobody may keep; errors and refusals are such answers, too. */
export const PRIVATE_HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

/** Takes away what the web server says of itself. */
export const hideServer = (response: Pick<ServerResponse, 'removeHeader'>): void => {
  response.removeHeader('X-Powered-By');
};

/** An answer that nobody may keep. */
export const privateAnswer = (status: number, body: unknown): Answer => ({
  status,
  headers: { ...HEADERS, ...PRIVATE_HEADERS },
  body: JSON.stringify(body),
});

/** True when an If-None-Match header names the tag; weakly compared, as the header asks for. */
const isNamed = (tag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((entry) => entry.trim() === tag || entry.trim() === '*');

/** An answer that is the same for everybody, with a tag: 304 without a body for who has it. */
export const publicAnswer = (
  status: number,
  body: unknown,
  ifNoneMatch: string | undefined,
): Answer => {
  const text = JSON.stringify(body);
  // Weak, because servers on the way may compress it.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { ...HEADERS, 'Cache-Control': PUBLIC_CACHE, ETag: tag };
  return isNamed(tag, ifNoneMatch)
    ? { status: 304, headers, body: '' }
    : { status, headers, body: text };
};

/** Seconds to wait after a refusal that says nothing more exact. */
const BRIEF_WAIT_SECONDS = 2;

/**
 * The value of the Retry-After header of a refusal: whole seconds for who came too often ('429',
 * details.retryAfterSeconds) or while we were busy ('503'), else null.
 */
export const retryAfter = (error: ApiError): string | null => {
  if (error.status !== 429 && error.status !== 503) return null;
  const seconds = error.is('too-many-requests') ? error.details?.retryAfterSeconds : undefined;
  return String(seconds ?? BRIEF_WAIT_SECONDS);
};

/** A refusal as `{code, message, field?, details?}`. */
export const refusalAnswer = (error: ApiError, extra: Record<string, string> = {}): Answer => {
  const answer = privateAnswer(error.status, error.toBody());
  const challenge: Record<string, string> =
    error.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
  const wait = retryAfter(error);
  const patience: Record<string, string> = wait === null ? {} : { 'Retry-After': wait };
  return { ...answer, headers: { ...answer.headers, ...challenge, ...patience, ...extra } };
};
