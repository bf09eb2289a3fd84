import { onRequest } from 'firebase-functions/v2/https';
import './runtime.ts';
import { answerRequest } from './endpoint.ts';
import { HANDLERS } from './handlers.ts';
import { clientAddress } from '../limits/client-address.ts';
import { keepBodiesRaw } from './raw-body.ts';

keepBodiesRaw();

/** Every path of S§7. Called from the site itself through Hosting, so no other origin is let in. */
export const api = onRequest({ cors: false }, async (request, response) => {
  const { status, headers, body } = await answerRequest(
    {
      method: request.method,
      url: request.url,
      headers: request.headers,
      rawBody: request.rawBody,
    },
    {
      handlers: HANDLERS,
      authenticate: async (authorization) =>
        (await import('./authenticate.ts')).authenticate(
          authorization,
          clientAddress(request.headers, request.socket.remoteAddress),
        ),
      withRecord: async (caller, nowMs, work) =>
        (await import('../users/ensure-record.ts')).withRecord(caller, nowMs, work),
      now: Date.now,
    },
  );
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
});
