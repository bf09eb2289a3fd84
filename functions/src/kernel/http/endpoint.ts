import type { IncomingHttpHeaders } from 'node:http';
import type { Input, Output, RestName } from '@club/domain/api/contract';
import {
  IDEMPOTENCY_HEADER,
  isCallable,
  MAX_BODY_BYTES,
  OPERATIONS,
  routeOf,
  specOf,
} from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { violationsIn } from '@club/domain/reports/policy-violation';
import type { HttpResponse } from './response.ts';
import type { requireOwnApp } from './app-check.ts';
import { privateResponse, publicResponse, errorResponse } from './response.ts';
import { requireAccess } from './caller.ts';
import type { Accounts, Caller, CallerOf, LazyHandlers, Reply, RequestContext } from './handler.ts';
import { sentHeader } from './raw-body.ts';
import { countError, toApiError } from './thrown-error.ts';
import {
  isJsonType,
  isReportType,
  parseInput,
  readIdempotencyKey,
  readJson,
  readJsonObject,
  readQuery,
  rejectInput,
  rejectOddSpelling,
} from './request-input.ts';
import { findRoute } from './route.ts';

/** A request for the API: `url` is path and query as sent. */
export type ApiRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  rawBody: Uint8Array | undefined;
  /** The client address as rate limits count it; null when unknown. */
  address?: string | null;
};

/** What handling a request needs. */
export type Environment<Given extends object> = {
  /** The handlers of the operations that can be called. */
  handlers: Partial<LazyHandlers<Given>>;
  dependencies: () => Promise<Given>;
  authenticate: (authorization: string | undefined) => Promise<Caller>;
  /** Checks that a request comes from the club's own site; optional. */
  requireOwnApp?: typeof requireOwnApp;
  /** Runs `work` and makes sure that the caller has a record afterwards. */
  withRecord: Accounts['withRecord'];
  now: () => number;
};

/** A kind of body: how its content type is checked, and how it is read. */
type BodyFormat = {
  isType: (contentType: string | null) => boolean;
  read: (bytes: Uint8Array) => Record<string, unknown>;
};

const BODY_FORMATS = {
  body: { isType: isJsonType, read: readJsonObject },
  report: {
    isType: isReportType,
    read: (bytes) => ({ violations: violationsIn(readJson(bytes)) }),
  },
} satisfies Record<string, BodyFormat>;

/** The body of a request; checks type, size and form, in this order. */
const readBody = (request: ApiRequest, { isType, read }: BodyFormat): Record<string, unknown> => {
  const encoding = sentHeader(request.headers, 'content-encoding');
  if (
    !isType(sentHeader(request.headers, 'content-type')) ||
    (encoding !== null && encoding.toLowerCase() !== 'identity')
  ) {
    throw new ApiError('unsupported-media-type');
  }
  // The header is not trusted: the bytes are counted when they are read.
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    throw new ApiError('body-too-large');
  }
  return read(request.rawBody ?? new Uint8Array());
};

const callerFor = async (
  name: RestName,
  request: ApiRequest,
  { authenticate, requireOwnApp: requireApp, now }: Omit<Environment<object>, 'handlers'>,
): Promise<Caller | null> => {
  const { access } = specOf(name);
  // Public responses are cached for every caller, so they must not depend on the caller. Reports
  // can come from pages that failed to start.
  if (access === 'public') return null;
  await requireApp?.(request.headers, (error) => {
    countError(`${routeOf(name)} (monitored)`, error, now());
  });
  const caller = await authenticate(request.headers.authorization);
  requireAccess(access, caller);
  return caller;
};

/** The body of an operation that takes one; null for one that reads its query. */
const sentBody = (name: RestName, request: ApiRequest): Record<string, unknown> | null => {
  if (routeOf(name).startsWith('GET ')) return null;
  return readBody(request, 'isReport' in specOf(name) ? BODY_FORMATS.report : BODY_FORMATS.body);
};

const rawInput = (body: Record<string, unknown> | null, query: string): Record<string, unknown> => {
  const parameters = readQuery(query);
  if (body === null) return parameters;
  rejectInput(parameters);
  return body;
};

const callHandler = async <Name extends RestName, Given extends object>(
  name: Name,
  input: Input<Name>,
  context: RequestContext<Name> & Given,
  handlers: Environment<Given>['handlers'],
): Promise<Reply<Output<Name>>> => {
  const load = handlers[name];
  if (load === undefined) throw new Error(`There is no handler of ${name}.`);
  const result = await (await load())(input, context);
  // An operation that is also a callable returns only its output (`Result`).
  return isCallable(name)
    ? { status: 200, body: result as Output<Name> }
    : (result as Reply<Output<Name>>);
};

const callOperation = async <Given extends object>(
  name: RestName,
  request: ApiRequest,
  query: string,
  environment: Environment<Given>,
): Promise<HttpResponse> => {
  const { access, needsRecord } = specOf(name);
  const body = sentBody(name, request);
  if (access === 'public') rejectOddSpelling(request.url);
  const caller = await callerFor(name, request, environment);
  const input = parseInput(OPERATIONS[name].input, rawInput(body, query));
  const nowMs = environment.now();
  const context = {
    ...(await environment.dependencies()),
    // `callerFor` has just checked the operation's access.
    caller: caller as CallerOf<RestName>,
    idempotencyKey: readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER.toLowerCase()]),
    nowMs,
    address: request.address ?? null,
  };
  const handle = () => callHandler(name, input, context, environment.handlers);
  const reply =
    caller === null || needsRecord === false
      ? await handle()
      : await environment.withRecord(caller, nowMs, handle);
  return access === 'public' && body === null
    ? publicResponse(reply.status, reply.body, request.headers['if-none-match'])
    : privateResponse(reply.status, reply.body);
};

/**
 * Handles a request for the API. Checks in this order: path, method, type, size and form of the
 * body, authentication, access, then every field (rules 12.5: statuses 404, 405, 415, 413, 400,
 * 401, 403, 400). Never throws: an error becomes a response, too.
 */
export const handleRequest = async <Given extends object>(
  request: ApiRequest,
  environment: Environment<Given>,
): Promise<HttpResponse> => {
  const [path = '', ...rest] = request.url.split('?');
  const route = findRoute(request.method, path);
  switch (route.kind) {
    case 'none':
      return errorResponse(new ApiError('route-not-found'));
    case 'wrong-method':
      return errorResponse(new ApiError('method-not-allowed'), { Allow: route.allow });
    case 'operation':
      try {
        return await callOperation(route.name, request, rest.join('?'), environment);
      } catch (error) {
        const apiError = toApiError(error, routeOf(route.name));
        countError(routeOf(route.name), apiError, environment.now());
        return errorResponse(apiError);
      }
  }
};
