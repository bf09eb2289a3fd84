import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** Where the caller's own headers are found after `keepBodiesRaw` put them aside. */
const ASIDE = {
  'content-type': 'x-sent-content-type',
  'content-encoding': 'x-sent-content-encoding',
} as const;
type SetAside = keyof typeof ASIDE;

/** A header of the request as the caller sent it, also when it was put aside. */
export const sentHeader = (headers: IncomingMessage['headers'], name: SetAside): string | null => {
  const value = headers[ASIDE[name]] ?? headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const putAside = (request: IncomingMessage): void => {
  for (const [name, aside] of Object.entries(ASIDE)) {
    // Also when there was none, or what stands in its place would be taken for the caller's.
    request.headers[aside] = request.headers[name] ?? '';
  }
  delete request.headers['content-encoding'];
  request.headers['content-type'] = 'application/octet-stream';
};

/** How a deployed function, and the emulator's worker of one, says that it takes events. */
const EVENT_SIGNATURES = new Set(['event', 'cloudevent']);

/**
 * True for what a trigger is told: it is read by the SDK, from the same server. The platform says which
 * sort of function it runs; headers are only asked in a process that serves functions of both sorts,
 * because any caller can send them.
 */
export const isEvent = (
  headers: IncomingMessage['headers'],
  environment: NodeJS.ProcessEnv,
): boolean => {
  const signature = environment['FUNCTION_SIGNATURE_TYPE'] ?? '';
  if (signature !== '') return EVENT_SIGNATURES.has(signature);
  const contentType = headers['content-type'] ?? '';
  return headers['ce-type'] !== undefined || contentType.startsWith('application/cloudevents');
};

/** Where an address leads that cannot be read: to no endpoint. */
const UNREADABLE = '/unreadable';

/** Gives an address that cannot be read ('/%') another one, because the web server stumbles over it. */
const makeReadable = (request: IncomingMessage): void => {
  try {
    decodeURIComponent(request.url?.split('?', 1)[0] ?? '');
  } catch {
    request.url = UNREADABLE;
  }
};

/**
 * The web server around every function parses JSON before the function is called, and answers a body
 * that is none with a page of its own: HTML, in the emulator with a stack. Requests are therefore
 * declared as plain bytes before that server sees them, and the API and the callables read them
 * themselves. To be called once a process; why it is not for one function alone is in
 * docs/decisions/0031-layers-of-functions.md.
 */
export const keepBodiesRaw = (): void => {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage) || isEvent(request.headers, process.env)) return;
    makeReadable(request);
    putAside(request);
  });
};
