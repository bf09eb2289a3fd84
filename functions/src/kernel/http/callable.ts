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
import { hideServer, PRIVATE_HEADERS, retryAfter } from './answer.ts';
import { requireOwnApp } from './app-check.ts';
import { requireAccess } from './caller.ts';
import type { Accounts, CallerOf, GivenHandler, LazyHandlers, Visitor } from './handler.ts';
import { sentHeader } from './raw-body.ts';
import { countRefusal, refusalOf } from './refusal.ts';
import {
  isJsonType,
  isNestedWithoutEnd,
  parseInput,
  readJsonObject,
  refuseInput,
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

/** A refusal as callables know it; the API's own error body rides in `details`. */
const httpsErrorOf = (error: ApiError): HttpsError =>
  new HttpsError(CODE_BY_STATUS.get(error.status) ?? 'internal', error.message, error.toBody());

type Callable<Name extends CallableName> = CallableFunction<unknown, Promise<Output<Name>>>;

/**
 * Stands before the SDK, which is not to judge a body: it would answer one that is no JSON in its own
 * way, and reads nested ones by calling itself. It is handed an empty one; the callable reads the
 * bytes themselves. Nobody may keep what a callable answers.
 */
const beforeSdk = <Name extends CallableName>(guarded: Callable<Name>): Callable<Name> =>
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
 * What was sent as a callable's data, as it was sent: the SDK drops names like `__proto__`. Judged in
 * the order of the API: type, size and form. Throws ApiError 'unsupported-media-type',
 * 'body-too-large', 'malformed-body' or 'unknown-field'.
 */
const sentData = ({ headers, rawBody }: Pick<Request, 'headers' | 'rawBody'>): unknown => {
  if (!isJsonType(sentHeader(headers, 'content-type'))) {
    throw new ApiError('unsupported-media-type');
  }
  const bytes = rawBody ?? new Uint8Array();
  if (bytes.byteLength > MAX_BODY_BYTES) throw new ApiError('body-too-large');
  if (isNestedWithoutEnd(bytes)) {
    throw new ApiError('malformed-body', { message: 'The request is nested too deep.' });
  }
  const { data, ...others } = readJsonObject(bytes);
  refuseInput(others);
  if (data === undefined) {
    throw new ApiError('malformed-body', { message: 'The request must be {"data": …}.' });
  }
  return data ?? {};
};

/**
 * Who calls. Who shows no token is a visitor where visitors may call; a token that is shown has to
 * count, or its owner would be taken for a stranger without knowing.
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
    // Only a callable that is open to visitors gets here; TypeScript does not follow the index.
    return visitor as CallerOf<Name>;
  }
  const { authenticate } = await accounts();
  const caller = await authenticate(authorization, address);
  requireAccess(access, caller);
  return caller;
};

/**
 * An operation as a callable. Its caller is judged from the token itself, exactly as the API does:
 * the SDK asks nobody whether a token was revoked, and in the emulator not even who signed it.
 */
export const callable = <Name extends CallableName, Given extends object>(
  name: Name,
  load: () => Promise<GivenHandler<Name, Given>>,
  dependencies: () => Promise<Given>,
  accounts: () => Promise<Accounts>,
): Callable<Name> => {
  const route = deployedName(name);
  return beforeSdk<Name>(
    onCall<unknown, Promise<Output<Name>>>(
      { cors: siteOrigins(process.env) },
      async ({ rawRequest }) => {
        try {
          const data = sentData(rawRequest);
          await requireOwnApp(rawRequest.headers, (refused) => {
            countRefusal(`${route} (monitored)`, refused, Date.now());
          });
          const address = clientAddress(rawRequest.headers, rawRequest.socket.remoteAddress);
          const caller = await callerFor(name, rawRequest.headers.authorization, address, accounts);
          // The schema is the one of `Name`; TypeScript does not follow that through the index.
          const input = parseInput(OPERATIONS[name].input, data) as Input<Name>;
          const nowMs = Date.now();
          const [handler, needs] = await Promise.all([load(), dependencies()]);
          const context = { ...needs, caller, nowMs, address, idempotencyKey: null };
          // What is a callable returns its output bare (`Result`).
          const work = () => handler(input, context) as Promise<Output<Name>>;
          if (caller === null || caller.uid === null || specOf(name).needsRecord === false) {
            return await work();
          }
          const { withRecord } = await accounts();
          return await withRecord(caller, nowMs, work);
        } catch (error) {
          const refusal = refusalOf(error, route);
          countRefusal(route, refusal, Date.now());
          const wait = retryAfter(refusal);
          // The SDK makes the answer of an error itself, but keeps the headers that are there.
          if (wait !== null) rawRequest.res?.setHeader('Retry-After', wait);
          throw httpsErrorOf(refusal);
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
  return Object.fromEntries(CALLABLE_NAMES.map((name) => entryOf(name))) as unknown as Deployed;
};
