import { onRequest } from 'firebase-functions/v2/https';
import './runtime.ts';
import { hideServer } from './response.ts';
import { requireOwnApp } from './app-check.ts';
import { handleRequest } from './endpoint.ts';
import type { Accounts, LazyHandlers } from './handler.ts';
import { clientAddress } from './client-address.ts';

/** Every REST path. The site calls it through Hosting, so no other origin is allowed. */
export const restApi = <Given extends object>(
  handlers: LazyHandlers<Given>,
  dependencies: () => Promise<Given>,
  accounts: () => Promise<Accounts>,
) =>
  onRequest({ cors: false }, async (request, response) => {
    const address = clientAddress(request.headers, request.socket.remoteAddress);
    const { status, headers, body } = await handleRequest(
      {
        method: request.method,
        url: request.url,
        headers: request.headers,
        rawBody: request.rawBody,
        address,
      },
      {
        handlers,
        dependencies,
        authenticate: async (authorization) =>
          (await accounts()).authenticate(authorization, address),
        requireOwnApp,
        withRecord: async (caller, nowMs, work) =>
          (await accounts()).withRecord(caller, nowMs, work),
        now: Date.now,
      },
    );
    hideServer(response);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
