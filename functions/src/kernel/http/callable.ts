import type { CallableName, Input, Output } from '@club/domain/api/contract';
import {
  CALLABLE_NAMES,
  deployedName,
  MAX_BODY_BYTES,
  OPERATIONS,
  specOf,
} from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import type { CallableFunction, FunctionsErrorCode, Request } from 'firebase-functions/v2/https';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import './runtime.ts';
import { clientAddress } from './client-address.ts';
import { hideServer, PRIVATE_HEADERS, retryAfter } from './response.ts';
import { requireOwnApp } from './app-check.ts';
import { requireAccess } from './caller.ts';
import type { Accounts, CallerOf, GivenHandler, LazyHandlers, Visitor } from './handler.ts';
import { sentHeader } from './raw-body.ts';
import { countError, toApiError } from './thrown-error.ts';
import {
  isJsonType,
  isNestedTooDeep,
  parseInput,
  readJsonObject,
  rejectInput,
} from './request-input.ts';
import { siteOrigins } from './site-origins.ts';

const CODE_BY_STATUS: ReadonlyMap<number, FunctionsErrorCode> = new Map([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [402, 'failed-precondition'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'aborted'],
  [413, 'invalid-argument'],
  [415, 'invalid-argument'],
  [422, 'failed-precondition'],
  [429, 'resource-exhausted'],
  [503, 'unavailable'],
]);

/** An error as callables throw it; the API's own error body is in `details`. */
const httpsErrorOf = (error: ApiError): HttpsError =>
  new HttpsError(CODE_BY_STATUS.get(error.status) ?? 'internal', error.message, error.toBody());

type Callable<Name extends CallableName> = CallableFunction<unknown, Promise<Output<Name>>>;

/**
 * Gives the SDK an empty body instead of the request's: the SDK has its own response to malformed
 * JSON and reads nested bodies recursively. The callable reads the raw bytes. Responses must not be
 * cached.
 */
const withoutSdkBody = <Name extends CallableName>(guarded: Callable<Name>): Callable<Name> =>
  new Proxy(guarded, {
    apply: (target, self, [request, response]: Parameters<Callable<Name>>) => {
      hideServer(response);
      for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.setHeader(name, value);
      if (request.method === 'POST') {
        request.headers['content-type'] = 'application/json';
        request.body = { data: null };
      }
      return Reflect.apply(target, self, [request, response]);
    },
  });

/**
 * The data of a callable's request as it was sent; the SDK would drop names like `__proto__`.
 * Checks type, size and form, in the order of the API. Throws ApiError 'unsupported-media-type',
 * 'body-too-large', 'malformed-body' or 'unknown-field'.
 */
const sentData = ({ headers, rawBody }: Pick<Request, 'headers' | 'rawBody'>): unknown => {
  if (!isJsonType(sentHeader(headers, 'content-type'))) {
    throw new ApiError('unsupported-media-type');
  }
  const bytes = rawBody ?? new Uint8Array();
  if (bytes.byteLength > MAX_BODY_BYTES) throw new ApiError('body-too-large');
  if (isNestedTooDeep(bytes)) {
    throw new ApiError('malformed-body', { message: 'The request is nested too deep.' });
  }
  const { data, ...others } = readJsonObject(bytes);
  rejectInput(others);
  if (data === undefined) {
    throw new ApiError('malformed-body', { message: 'The request must be {"data": …}.' });
  }
  return data ?? {};
};

/**
 * The caller. Without a token it is a visitor where visitors are allowed; a token that is sent must
 * be valid, or its owner would be treated as a visitor without knowing.
 */
const callerFor = async <Name extends CallableName>(
  name: Name,
  authorization: string | undefined,
  address: string | null,
  accounts: () => Promise<Accounts>,
): Promise<CallerOf<Name>> => {
  const { access } = specOf(name);
  if (access === 'visitor' && authorization === undefined) {
    const visitor: Visitor = { uid: null, address };
    // Only a callable with access 'visitor' gets here; TypeScript does not follow the index.
    return visitor as CallerOf<Name>;
  }
  const { authenticate } = await accounts();
  const caller = await authenticate(authorization, address);
  requireAccess(access, caller);
  return caller;
};

/**
 * An operation as a callable. Its caller is authenticated exactly as by the API: the SDK does not
 * check whether a token was revoked, nor, in the emulator, its signature.
 */
export const callable = <Name extends CallableName, Given extends object>(
  name: Name,
  load: () => Promise<GivenHandler<Name, Given>>,
  dependencies: () => Promise<Given>,
  accounts: () => Promise<Accounts>,
): Callable<Name> => {
  const route = deployedName(name);
  return withoutSdkBody<Name>(
    onCall<unknown, Promise<Output<Name>>>(
      { cors: siteOrigins(process.env) },
      async ({ rawRequest }) => {
        try {
          const data = sentData(rawRequest);
          await requireOwnApp(rawRequest.headers, (error) => {
            countError(`${route} (monitored)`, error, Date.now());
          });
          const address = clientAddress(rawRequest.headers, rawRequest.socket.remoteAddress);
          const caller = await callerFor(name, rawRequest.headers.authorization, address, accounts);
          // The schema is that of `Name`; TypeScript does not follow the index.
          const input = parseInput(OPERATIONS[name].input, data) as Input<Name>;
          const nowMs = Date.now();
          const [handler, needs] = await Promise.all([load(), dependencies()]);
          const context = { ...needs, caller, nowMs, address, idempotencyKey: null };
          // A callable returns only its output (`Result`).
          const work = () => handler(input, context) as Promise<Output<Name>>;
          if (caller === null || caller.uid === null || specOf(name).needsRecord === false) {
            return await work();
          }
          const { withRecord } = await accounts();
          return await withRecord(caller, nowMs, work);
        } catch (error) {
          const apiError = toApiError(error, route);
          countError(route, apiError, Date.now());
          const wait = retryAfter(apiError);
          // The SDK writes error responses itself, but keeps existing headers.
          if (wait !== null) rawRequest.res?.setHeader('Retry-After', wait);
          throw httpsErrorOf(apiError);
        }
      },
    ),
  );
};

type Deployed = { [Name in CallableName as Lowercase<Name>]: Callable<Name> };

/** All callables by the names that they are deployed under. */
export const callables = <Given extends object>(
  handlers: LazyHandlers<Given>,
  dependencies: () => Promise<Given>,
  accounts: () => Promise<Accounts>,
): Deployed => {
  const entryOf = <Name extends CallableName>(name: Name) =>
    [deployedName(name), callable(name, handlers[name], dependencies, accounts)] as const;
  // Each name has its own callable; TypeScript does not follow that through the entries.
  return Object.fromEntries(CALLABLE_NAMES.map((name) => entryOf(name))) as Deployed;
};
