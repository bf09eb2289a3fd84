/**
 * A process that answers for the club, made to be killed: the real API and the real callables on the
 * database of its environment. The caller is named in the request, because nothing here is about
 * identity. Says its port, and lives until it is killed or its parent has ended.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { ApiError } from '@club/domain/api/errors';
import { handleRequest } from '../../../functions/src/kernel/http/endpoint.ts';
import type { Caller } from '../../../functions/src/kernel/http/handler.ts';
import { withRecord } from '../../../functions/src/account/ensure-record.ts';
import { parseInput } from '../../../functions/src/kernel/http/request-input.ts';
import { OPERATIONS } from '@club/domain/api/contract';
import { cancelBooking } from '../../../functions/src/booking/cancel/cancel-stay.ts';
import { changeBooking } from '../../../functions/src/booking/change/change-stay.ts';
import { createBooking } from '../../../functions/src/booking/reserve/create-booking.ts';
import { holdOffer } from '../../../functions/src/booking/hold/hold-offer.ts';
import { clubDependencies } from '../../../functions/src/dependencies.ts';
import { depositPoints } from '../../../functions/src/points/deposit-points.ts';

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
};

// Written by the parent of this process.
const callerOf = (authorization: string | undefined): Caller =>
  JSON.parse(Buffer.from(authorization ?? '', 'base64').toString()) as Caller;

const dependencies = clubDependencies();

const contextOf = (caller: Caller) => ({ ...dependencies, caller, nowMs: Date.now() });

const CALLS: Record<string, (data: unknown, caller: Caller) => Promise<unknown>> = {
  holdoffer: (data, caller) =>
    holdOffer(parseInput(OPERATIONS.holdOffer.input, data), contextOf(caller)),
  cancelbooking: (data, caller) =>
    cancelBooking(parseInput(OPERATIONS.cancelBooking.input, data), contextOf(caller)),
  changebooking: (data, caller) =>
    changeBooking(parseInput(OPERATIONS.changeBooking.input, data), contextOf(caller)),
  depositpoints: (data, caller) =>
    depositPoints(parseInput(OPERATIONS.depositPoints.input, data), contextOf(caller)),
};

const answerCall = async (
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const call = CALLS[name];
  if (call === undefined) throw new Error(`There is no call '${name}'.`);
  const data: unknown = JSON.parse((await bodyOf(request)).toString());
  try {
    const result = await call(data, callerOf(request.headers.authorization));
    response.writeHead(200).end(JSON.stringify(result));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    response.writeHead(error.status).end(JSON.stringify(error.toBody()));
  }
};

const answerRest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = 'GET', url = '/', headers } = request;
  const answer = await handleRequest(
    { method, url, headers, rawBody: await bodyOf(request) },
    {
      handlers: { createBooking: async () => createBooking },
      dependencies: async () => dependencies,
      authenticate: (authorization) => Promise.resolve(callerOf(authorization)),
      withRecord,
      now: Date.now,
    },
  );
  response.writeHead(answer.status, answer.headers).end(answer.body);
};

const server = createServer((request, response) => {
  const name = /^\/call\/([a-z]+)$/.exec(request.url ?? '')?.[1];
  const answering =
    name === undefined ? answerRest(request, response) : answerCall(name, request, response);
  answering.catch((error: unknown) => {
    response.writeHead(500).end(JSON.stringify({ code: 'internal', message: String(error) }));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
process.once('disconnect', () => process.exit());
