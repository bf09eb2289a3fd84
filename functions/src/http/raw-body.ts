import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { findRoute } from './route.ts';

/** Where the caller's own headers are found after `keepBodiesRaw` put them aside. */
const ASIDE = {
  'content-type': 'x-sent-content-type',
  'content-encoding': 'x-sent-content-encoding',
} as const;
type SetAside = keyof typeof ASIDE;

/** A header of the request as the caller sent it, also when it was put aside. */
export const sentHeader = (headers: IncomingMessage['headers'], name: SetAside): string | null => {
  const value = headers[ASIDE[name]] ?? headers[name];
  return typeof value === 'string' ? value : null;
};

const putAside = (request: IncomingMessage): void => {
  for (const [name, aside] of Object.entries(ASIDE)) {
    const value = request.headers[name];
    delete request.headers[aside];
    if (value !== undefined) request.headers[aside] = value;
  }
  delete request.headers['content-encoding'];
  request.headers['content-type'] = 'application/octet-stream';
};

/**
 * The web server around every function parses JSON before the function is called, and answers a body
 * that is none with a page of its own: HTML, in the emulator with a stack. Requests for the API are
 * therefore declared as plain bytes before that server sees them, and the API reads them itself.
 */
export const keepBodiesRaw = (): void => {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    const path = request.url?.split('?', 1)[0] ?? '';
    if (findRoute(request.method ?? '', path).kind !== 'none') putAside(request);
  });
};
