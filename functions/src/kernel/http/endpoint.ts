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
import type { Answer } from './answer.ts';
import type { requireOwnApp } from './app-check.ts';
import { privateAnswer, publicAnswer, refusalAnswer } from './answer.ts';
import { requireAccess } from './caller.ts';
import type { Caller, CallerOf, LazyHandlers, Reply, RequestContext } from './handler.ts';
import { sentHeader } from './raw-body.ts';
import { countRefusal, refusalOf } from './refusal.ts';
import {
  isJsonType,
  isReportType,
  parseInput,
  readIdempotencyKey,
  readJson,
  readJsonObject,
  readQuery,
  refuseInput,
  refuseOddSpelling,
} from './request-input.ts';
import { findRoute } from './route.ts';

/** A request for the API: `url` is path and query as sent. */
export type ApiRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  rawBody: Uint8Array | undefined;
  /** Where it comes from, as it is counted; null when unknown. */
  address?: string | null;
};

/** What answering needs from outside. */
export type Environment<Given extends object> = {
  /** Those of the operations that are called here. */
  handlers: Partial<LazyHandlers<Given>>;
  dependencies: () => Promise<Given>;
  authenticate: (authorization: string | undefined) => Promise<Caller>;
  /** Refuses what does not come from the club's own site; left out: nobody asks. */
  requireOwnApp?: typeof requireOwnApp;
  /** Does something for a caller, who is on record afterwards. */
  withRecord: <Result>(
    caller: Caller,
    nowMs: number,
    work: () => Promise<Result>,
  ) => Promise<Result>;
  now: () => number;
};

/** How a type is judged, and how the body of it is read. */
type Reading = {
  isType: (contentType: string | null) => boolean;
  read: (bytes: Uint8Array) => Record<string, unknown>;
};

const READINGS = {
  body: { isType: isJsonType, read: readJsonObject },
  report: {
    isType: isReportType,
    read: (bytes) => ({ violations: violationsIn(readJson(bytes)) }),
  },
} satisfies Record<string, Reading>;

/** The body of a request whose endpoint takes one: type, size and form are judged in this order. */
const readBody = (request: ApiRequest, { isType, read }: Reading): Record<string, unknown> => {
  const encoding = sentHeader(request.headers, 'content-encoding');
  if (
    !isType(sentHeader(request.headers, 'content-type')) ||
    (encoding !== null && encoding.toLowerCase() !== 'identity')
  ) {
    throw new ApiError('unsupported-media-type');
  }
  // What the header says is not believed either way: the bytes themselves are counted when read.
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
  // Public responses are kept by caches for everyone, so they must not know who asks, or by what.
  // Reports come from pages that could not even start.
  if (access === 'public') return null;
  await requireApp?.(request.headers, (refused) => {
    countRefusal(`${routeOf(name)} (monitored)`, refused, now());
  });
  const caller = await authenticate(request.headers.authorization);
  requireAccess(access, caller);
  return caller;
};

/** The body of an operation that takes one, null for one that takes its query. */
const sentBody = (name: RestName, request: ApiRequest): Record<string, unknown> | null => {
  if (routeOf(name).startsWith('GET ')) return null;
  return readBody(request, 'isReport' in specOf(name) ? READINGS.report : READINGS.body);
};

const rawInput = (body: Record<string, unknown> | null, query: string): Record<string, unknown> => {
  const parameters = readQuery(query);
  if (body === null) return parameters;
  refuseInput(parameters);
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
  // What is a callable as well returns its output bare (`Result`).
  return isCallable(name)
    ? { status: 200, body: result as Output<Name> }
    : (result as Reply<Output<Name>>);
};

const answerAt = async <Given extends object>(
  name: RestName,
  request: ApiRequest,
  query: string,
  environment: Environment<Given>,
): Promise<Answer> => {
  const { access, needsRecord } = specOf(name);
  const body = sentBody(name, request);
  if (access === 'public') refuseOddSpelling(request.url);
  const caller = await callerFor(name, request, environment);
  const input = parseInput(OPERATIONS[name].input, rawInput(body, query));
  const nowMs = environment.now();
  const context = {
    ...(await environment.dependencies()),
    // Access decides which callers there are, and has just been granted.
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
    ? publicAnswer(reply.status, reply.body, request.headers['if-none-match'])
    : privateAnswer(reply.status, reply.body);
};

/**
 * Answers a request for the API. Judged in this order: address, method, type, size and form of the
 * body, who is calling, what they may, then every field (rules 12.5: statuses 404, 405, 415, 413,
 * 400, 401, 403, 400). Never throws: what goes wrong is an answer, too.
 */
export const answerRequest = async <Given extends object>(
  request: ApiRequest,
  environment: Environment<Given>,
): Promise<Answer> => {
  const [path = '', ...rest] = request.url.split('?');
  const route = findRoute(request.method, path);
  switch (route.kind) {
    case 'none':
      return refusalAnswer(new ApiError('route-not-found'));
    case 'wrong-method':
      return refusalAnswer(new ApiError('method-not-allowed'), { Allow: route.allow });
    case 'operation':
      try {
        return await answerAt(route.name, request, rest.join('?'), environment);
      } catch (error) {
        const refusal = refusalOf(error, routeOf(route.name));
        countRefusal(routeOf(route.name), refusal, environment.now());
        return refusalAnswer(refusal);
      }
  }
};
