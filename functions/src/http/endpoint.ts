import type { IncomingHttpHeaders } from 'node:http';
import type {
  EndpointInput,
  EndpointKey,
  EndpointResponse,
  InputSource,
} from '@club/domain/api/contract';
import {
  ENDPOINTS,
  IDEMPOTENCY_HEADER,
  MAX_BODY_BYTES,
  WITHOUT_RECORD,
} from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { violationsIn } from '@club/domain/reports/policy-violation';
import type { Answer } from './answer.ts';
import type { requireOwnApp } from './app-check.ts';
import { privateAnswer, publicAnswer, refusalAnswer } from './answer.ts';
import { requireAccess } from './caller.ts';
import type { Caller, Handlers, Reply } from './handler.ts';
import type { LazyHandlers } from './handlers.ts';
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
export type Surroundings = {
  handlers: LazyHandlers;
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

const READINGS: Readonly<Partial<Record<InputSource, Reading>>> = {
  body: { isType: isJsonType, read: readJsonObject },
  reports: {
    isType: isReportType,
    read: (bytes) => ({ violations: violationsIn(readJson(bytes)) }),
  },
};

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
  key: EndpointKey,
  request: ApiRequest,
  { authenticate, requireOwnApp: requireApp, now }: Surroundings,
): Promise<Caller | null> => {
  const { access } = ENDPOINTS[key];
  // Public answers are kept by caches for everybody, so they must not know who asks, or by what.
  // Reports come from pages that could not even start.
  if (access === 'public') return null;
  await requireApp?.(request.headers, (refused) => {
    countRefusal(`${key} (monitored)`, refused, now());
  });
  const caller = await authenticate(request.headers.authorization);
  requireAccess(access, caller);
  return caller;
};

const rawInputFor = (
  key: EndpointKey,
  body: Record<string, unknown>,
  query: string,
): Record<string, unknown> => {
  const { source } = ENDPOINTS[key];
  const parameters = readQuery(query);
  if (source !== 'query') refuseInput(parameters);
  return { body, reports: body, query: parameters, none: {} }[source];
};

const callHandler = async <Key extends EndpointKey>(
  handlers: LazyHandlers,
  key: Key,
  input: EndpointInput<Key>,
  context: Parameters<Handlers[Key]>[1],
): Promise<Reply<EndpointResponse<Key>>> => {
  const handler = await handlers[key]();
  return handler(input, context);
};

const answerAt = async (
  key: EndpointKey,
  request: ApiRequest,
  query: string,
  surroundings: Surroundings,
): Promise<Answer> => {
  const { handlers, now } = surroundings;
  const { access, source, input: schema } = ENDPOINTS[key];
  const reading = READINGS[source];
  const body = reading === undefined ? {} : readBody(request, reading);
  if (access === 'public') refuseOddSpelling(request.url);
  const caller = await callerFor(key, request, surroundings);
  const input = parseInput(schema, rawInputFor(key, body, query));
  const nowMs = now();
  const idempotencyKey = readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  const context = { caller, idempotencyKey, nowMs, address: request.address ?? null };
  const handle = () => callHandler(handlers, key, input, context);
  const reply =
    caller === null || WITHOUT_RECORD.has(key)
      ? await handle()
      : await surroundings.withRecord(caller, nowMs, handle);
  return access === 'public' && key.startsWith('GET ')
    ? publicAnswer(reply.status, reply.body, request.headers['if-none-match'])
    : privateAnswer(reply.status, reply.body);
};

/**
 * Answers a request for the API. Judged in this order: address, method, type, size and form of the
 * body, who is calling, what they may, then every field (rules 12.5: statuses 404, 405, 415, 413,
 * 400, 401, 403, 400). Never throws: what goes wrong is an answer, too.
 */
export const answerRequest = async (
  request: ApiRequest,
  surroundings: Surroundings,
): Promise<Answer> => {
  const [path = '', ...rest] = request.url.split('?');
  const route = findRoute(request.method, path);
  switch (route.kind) {
    case 'none':
      return refusalAnswer(new ApiError('route-not-found'));
    case 'wrong-method':
      return refusalAnswer(new ApiError('method-not-allowed'), { Allow: route.allow });
    case 'endpoint':
      try {
        return await answerAt(route.key, request, rest.join('?'), surroundings);
      } catch (error) {
        const refusal = refusalOf(error, route.key);
        countRefusal(route.key, refusal, surroundings.now());
        return refusalAnswer(refusal);
      }
  }
};
