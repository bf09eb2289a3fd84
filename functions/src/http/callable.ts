import type { CallableInput, CallableName, CallableResponses } from '@club/domain/api/contract';
import { CALLABLES, MAX_BODY_BYTES, WITHOUT_RECORD } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import type { CallableFunction, FunctionsErrorCode } from 'firebase-functions/v2/https';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import './runtime.ts';
import { clientAddress } from '../limits/client-address.ts';
import { retryAfter } from './answer.ts';
import { requireAccess } from './caller.ts';
import type { Caller, Visitor } from './handler.ts';
import { refusalOf } from './refusal.ts';
import { isNestedWithoutEnd, parseInput, readJsonObject } from './request-input.ts';
import { siteOrigins } from './site-origins.ts';

/** Who calls: somebody signed in, or where visitors may call, perhaps one of them. */
type CallerOf<Name extends CallableName> = (typeof CALLABLES)[Name]['access'] extends 'visitor'
  ? Caller | Visitor
  : Caller;

/** What a callable does, once its caller and input are known. */
export type CallableCore<Name extends CallableName> = (
  input: CallableInput<Name>,
  caller: CallerOf<Name>,
  nowMs: number,
) => Promise<CallableResponses[Name]>;

const CODE_BY_STATUS: ReadonlyMap<number, FunctionsErrorCode> = new Map([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [402, 'failed-precondition'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'aborted'],
  [413, 'invalid-argument'],
  [422, 'failed-precondition'],
  [429, 'resource-exhausted'],
  [503, 'unavailable'],
]);

/** A refusal as callables know it; the API's own error body rides in `details`. */
export const httpsErrorOf = (error: ApiError): HttpsError =>
  new HttpsError(CODE_BY_STATUS.get(error.status) ?? 'internal', error.message, error.toBody());

type Callable<Name extends CallableName> = CallableFunction<
  unknown,
  Promise<CallableResponses[Name]>
>;

/**
 * Refuses a body that is nested without end before the SDK reads it, which does so by calling itself
 * and answers with an error of the server.
 */
const withinReason = <Name extends CallableName>(guarded: Callable<Name>): Callable<Name> =>
  new Proxy(guarded, {
    apply: (target, self, [request, response]: Parameters<Callable<Name>>) => {
      if (!isNestedWithoutEnd(request.rawBody ?? new Uint8Array())) {
        return Reflect.apply(target, self, [request, response]);
      }
      const error = httpsErrorOf(
        new ApiError('malformed-body', { message: 'The request is nested too deep.' }),
      );
      response.status(error.httpErrorCode.status).json({ error: error.toJSON() });
      return undefined;
    },
  });

/** What was sent as a callable's data, as it was sent: the SDK drops names like `__proto__`. */
const sentData = (rawBody: Uint8Array): unknown => readJsonObject(rawBody)['data'] ?? {};

/**
 * Who calls. Who shows no token is a visitor where visitors may call; a token that is shown has to
 * count, or its owner would be taken for a stranger without knowing.
 */
const callerFor = async <Name extends CallableName>(
  name: Name,
  authorization: string | undefined,
  address: string | null,
): Promise<CallerOf<Name>> => {
  const { access } = CALLABLES[name];
  if (access === 'visitor' && authorization === undefined) {
    const visitor: Visitor = { uid: null, address };
    // Only a callable that is open to visitors gets here; TypeScript does not follow the index.
    return visitor as CallerOf<Name>;
  }
  const { authenticate } = await import('./authenticate.ts');
  const caller = await authenticate(authorization, address);
  requireAccess(access, caller);
  return caller;
};

/**
 * A callable of the contract. Its caller is judged from the token itself, exactly as the API does:
 * the SDK asks nobody whether a token was revoked, and in the emulator not even who signed it.
 */
export const callable = <Name extends CallableName>(
  name: Name,
  load: () => Promise<CallableCore<Name>>,
): Callable<Name> =>
  withinReason<Name>(
    onCall<unknown, Promise<CallableResponses[Name]>>(
      { cors: siteOrigins(process.env) },
      async ({ rawRequest }) => {
        try {
          const { rawBody } = rawRequest;
          if (rawBody.byteLength > MAX_BODY_BYTES) throw new ApiError('body-too-large');
          const address = clientAddress(rawRequest.headers, rawRequest.socket.remoteAddress);
          const caller = await callerFor(name, rawRequest.headers.authorization, address);
          // The schema is the one of `Name`; TypeScript does not follow that through the index.
          const input = parseInput(CALLABLES[name].input, sentData(rawBody)) as CallableInput<Name>;
          const nowMs = Date.now();
          const core = await load();
          const work = () => core(input, caller, nowMs);
          if (caller.uid === null || WITHOUT_RECORD.has(name)) return await work();
          const { withRecord } = await import('../users/ensure-record.ts');
          return await withRecord(caller, nowMs, work);
        } catch (error) {
          const refusal = refusalOf(error, name);
          const wait = retryAfter(refusal);
          // The SDK makes the answer of an error itself, but keeps the headers that are there.
          if (wait !== null) rawRequest.res?.setHeader('Retry-After', wait);
          throw httpsErrorOf(refusal);
        }
      },
    ),
  );
