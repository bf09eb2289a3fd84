import type { CallableName, Input, Output, RestName } from '@club/domain/api/contract';
import type { ApiErrorBody, ApiErrorCode, Details } from '@club/domain/api/errors';
import { API_ERRORS, isApiErrorCode, readDetails } from '@club/domain/api/errors';
import { isRecord } from '@club/domain/validation/is-record';
import { appCheckHeader } from '../firebase/app-check.ts';
import { loadAuth, loadFunctions } from '../firebase/firebase.ts';
import { afterProof } from './missing-proof.ts';
import { asRecentCall } from './recent-calls.ts';

/** An error of the server: its code says which details it carries. */
export type ApiFailure<Code extends ApiErrorCode = ApiErrorCode> = {
  [Known in Code]: {
    kind: 'api';
    code: Known;
    message: string;
    /** The invalid field, as a path like 'billingInfo.city'. */
    field?: string;
    /** Null for a code without details, and when the server's version differs from this page's. */
    details: Details<Known> | null;
  };
}[Code];

/** Why a call failed: an error of the server, or no response at all. */
export type CallError = ApiFailure | { kind: 'network' };

export type CallResult<Value> = { ok: true; value: Value } | { ok: false; error: CallError };

/** The sentence shown for a failed call. */
export const callErrorText = (error: CallError): string =>
  error.kind === 'api'
    ? error.message
    : 'We could not reach the club. Check your connection and try again.';

/** The same for a call that can be repeated safely; it says so. */
export const repeatableErrorText = (error: CallError): string =>
  error.kind === 'api'
    ? error.message
    : `${callErrorText(error)} Pressing the button again is safe.`;

/**
 * When to try again after too many requests, milliseconds since 1970; null for every other error.
 * An error that names no time means a minute.
 */
export const retryAtOf = (error: CallError): number | null => {
  if (error.kind !== 'api' || error.code !== 'too-many-requests') return null;
  const wait = Math.min(error.details?.retryAfterSeconds ?? 60, MAX_WAIT_S);
  return Date.now() + wait * 1000;
};

/** Longest wait before a retry, seconds. */
const MAX_WAIT_S = 3600;

/** Longest wait for a response. */
const CALL_TIMEOUT_MS = 30_000;

const NETWORK_FAILURE = { ok: false, error: { kind: 'network' } } as const;

/** The contract with its schemas, which only a call needs: pages show themselves without it. */
const loadContract = () => import('@club/domain/api/contract');

/** The error that a response's body describes; `fallback` when it describes none. */
const apiErrorOf = (body: unknown, fallback: ApiErrorCode): ApiFailure => {
  const read: Partial<Record<keyof ApiErrorBody, unknown>> = isRecord(body) ? body : {};
  const known = isApiErrorCode(read.code);
  const code = isApiErrorCode(read.code) ? read.code : fallback;
  const message =
    known && typeof read.message === 'string' ? read.message : API_ERRORS[code].message;
  const field = typeof read.field === 'string' ? { field: read.field } : {};
  const details = readDetails(code, read.details);
  // Code and details belong together; TypeScript does not follow that into the union.
  return { kind: 'api', code, message, ...field, details } as ApiFailure;
};

const fallbackCode = (status: number): ApiErrorCode => {
  if (status === 401) return 'not-signed-in';
  if (status === 403) return 'not-allowed';
  if (status === 404) return 'route-not-found';
  if (status === 429) return 'too-many-requests';
  return status === 503 ? 'busy' : 'internal';
};

const bearer = async (): Promise<Record<string, string>> => {
  const auth = await loadAuth();
  await auth.authStateReady();
  // The SDK refreshes a token that is about to end (rules 11.1).
  const token = await auth.currentUser?.getIdToken();
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
};

/** Headers for the caller and the app. The SDK sends both with callables by itself. */
const credentials = async (): Promise<Record<string, string>> => {
  const who = await bearer();
  return { ...who, ...(await appCheckHeader()) };
};

const queryOf = (input: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (typeof value === 'string' || typeof value === 'number') params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

const requestOf = async (
  name: RestName,
  input: Record<string, unknown>,
  idempotencyKey: string | undefined,
): Promise<{ url: string; init: RequestInit }> => {
  const { IDEMPOTENCY_HEADER, routeOf, specOf } = await loadContract();
  const [method = 'GET', path = '/'] = routeOf(name).split(' ');
  const read = method === 'GET';
  const headers = {
    Accept: 'application/json',
    ...(read ? {} : { 'Content-Type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    ...(specOf(name).access === 'public' ? {} : await credentials()),
  };
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  return read
    ? { url: path + queryOf(input), init: { method, headers, signal } }
    : { url: path, init: { method, headers, signal, body: JSON.stringify(input) } };
};

const callApiOnce = async <Name extends RestName>(
  name: Name,
  input: Input<Name>,
  options: { idempotencyKey?: string },
): Promise<CallResult<Output<Name>>> => {
  try {
    const { url, init } = await requestOf(name, { ...input }, options.idempotencyKey);
    const response = await asRecentCall(name, input, () => fetch(url, init));
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) return { ok: false, error: apiErrorOf(body, fallbackCode(response.status)) };
    if (body === null) return { ok: false, error: apiErrorOf(null, 'internal') };
    // The contract says what each operation returns, and the server is built from the same
    // contract.
    return { ok: true, value: body as Output<Name> };
  } catch {
    return NETWORK_FAILURE;
  }
};

/**
 * Calls an operation at its REST path (rules 12.1) of this site, as the signed-in caller where it
 * needs one. Never throws: the result says whether the server or the connection failed. When a
 * proof is missing, asks for it and calls again (`afterProof`).
 */
export const callApi = <Name extends RestName>(
  name: Name,
  input: Input<Name>,
  options: { idempotencyKey?: string } = {},
): Promise<CallResult<Output<Name>>> => afterProof(() => callApiOnce(name, input, options));

const callableErrorOf = (error: unknown): CallError => {
  if (!isRecord(error)) return { kind: 'network' };
  if (isRecord(error['details']) && isApiErrorCode(error['details']['code'])) {
    return apiErrorOf(error['details'], 'internal');
  }
  if (error['code'] === 'functions/unauthenticated') return apiErrorOf(null, 'not-signed-in');
  if (error['code'] === 'functions/permission-denied') return apiErrorOf(null, 'not-allowed');
  if (error['code'] === 'functions/resource-exhausted') {
    return apiErrorOf(null, 'too-many-requests');
  }
  return { kind: 'network' };
};

const callFunctionOnce = async <Name extends CallableName>(
  name: Name,
  input: Input<Name>,
  timeoutMs: number,
): Promise<CallResult<Output<Name>>> => {
  try {
    const [{ deployedName }, sdk, functions, auth] = await Promise.all([
      loadContract(),
      import('firebase/functions'),
      loadFunctions(),
      loadAuth(),
    ]);
    await auth.authStateReady();
    const call = sdk.httpsCallable<Input<Name>, Output<Name>>(functions, deployedName(name), {
      timeout: timeoutMs,
    });
    const { data } = await asRecentCall(name, { ...input }, () => call(input));
    return { ok: true, value: data };
  } catch (error) {
    return { ok: false, error: callableErrorOf(error) };
  }
};

/**
 * Calls an operation as a callable, as the signed-in caller. Never throws. `timeoutMs` is how long
 * it may take. When a proof is missing, asks for it and calls again, unless `askForProof` is false:
 * for calls that no button has started.
 */
export const callFunction = <Name extends CallableName>(
  name: Name,
  input: Input<Name>,
  {
    timeoutMs = CALL_TIMEOUT_MS,
    askForProof = true,
  }: { timeoutMs?: number; askForProof?: boolean } = {},
): Promise<CallResult<Output<Name>>> => {
  const call = () => callFunctionOnce(name, input, timeoutMs);
  return askForProof ? afterProof(call) : call();
};
