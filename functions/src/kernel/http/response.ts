import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ApiError } from '@club/domain/api/errors';

/** A response of the API, ready to be sent. */
export type HttpResponse = { status: number; headers: Record<string, string>; body: string };

/** How long browsers (a minute) and Hosting's servers (five) may keep the public lists. */
const PUBLIC_CACHE = 'public, max-age=60, s-maxage=300';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of every response that must not be cached; errors are such responses, too. */
export const PRIVATE_HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' };

/** Removes the header that names the web server. */
export const hideServer = (response: Pick<ServerResponse, 'removeHeader'>): void => {
  response.removeHeader('X-Powered-By');
};

/** A response that must not be cached. */
export const privateResponse = (status: number, body: unknown): HttpResponse => ({
  status,
  headers: { ...HEADERS, ...PRIVATE_HEADERS },
  body: JSON.stringify(body),
});

/** True when an If-None-Match header names the tag (weak comparison). */
const isNamed = (tag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((entry) => entry.trim() === tag || entry.trim() === '*');

/** A response that is the same for every caller, with an ETag: 304 without a body if it matches. */
export const publicResponse = (
  status: number,
  body: unknown,
  ifNoneMatch: string | undefined,
): HttpResponse => {
  const text = JSON.stringify(body);
  // Weak, because servers on the way may compress it.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { ...HEADERS, 'Cache-Control': PUBLIC_CACHE, ETag: tag };
  return isNamed(tag, ifNoneMatch)
    ? { status: 304, headers, body: '' }
    : { status, headers, body: text };
};

/** Seconds to wait after an error that does not say how long. */
const BRIEF_WAIT_SECONDS = 2;

/**
 * The Retry-After header of an error: whole seconds after too many requests (429,
 * details.retryAfterSeconds) or while the club is busy (503), else null.
 */
export const retryAfter = (error: ApiError): string | null => {
  if (error.status !== 429 && error.status !== 503) return null;
  const seconds = error.is('too-many-requests') ? error.details?.retryAfterSeconds : undefined;
  return String(seconds ?? BRIEF_WAIT_SECONDS);
};

/** An error as `{code, message, field?, details?}`. */
export const errorResponse = (
  error: ApiError,
  extra: Record<string, string> = {},
): HttpResponse => {
  const response = privateResponse(error.status, error.toBody());
  const challenge: Record<string, string> =
    error.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
  const wait = retryAfter(error);
  const patience: Record<string, string> = wait === null ? {} : { 'Retry-After': wait };
  return { ...response, headers: { ...response.headers, ...challenge, ...patience, ...extra } };
};
