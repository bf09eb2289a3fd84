import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** The names under which `keepBodiesRaw` keeps the caller's own headers. */
const ORIGINAL_HEADER = {
  'content-type': 'x-sent-content-type',
  'content-encoding': 'x-sent-content-encoding',
} as const;
type KeptHeader = keyof typeof ORIGINAL_HEADER;

/** A header of the request as the caller sent it. */
export const sentHeader = (
  headers: IncomingMessage['headers'],
  name: KeptHeader,
): string | null => {
  const value = headers[ORIGINAL_HEADER[name]] ?? headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const keepOriginalHeaders = (request: IncomingMessage): void => {
  for (const [name, aside] of Object.entries(ORIGINAL_HEADER)) {
    // Also when there is none, or the replacement would be taken for the caller's header.
    request.headers[aside] = request.headers[name] ?? '';
  }
  delete request.headers['content-encoding'];
  request.headers['content-type'] = 'application/octet-stream';
};

/** Signature types of deployed functions, and of the emulator's workers, that take events. */
const EVENT_SIGNATURES = new Set(['event', 'cloudevent']);

/**
 * True for an event of a trigger, which the SDK has to read. The platform's signature type decides;
 * headers, which any caller can send, count only in a process that serves functions of both kinds.
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

/** A path without an endpoint, for URLs that cannot be decoded. */
const UNREADABLE = '/unreadable';

/** Replaces a URL that cannot be decoded ('/%'), because the web server crashes on it. */
const replaceUnreadableUrl = (request: IncomingMessage): void => {
  try {
    decodeURIComponent(request.url?.split('?', 1)[0] ?? '');
  } catch {
    request.url = UNREADABLE;
  }
};

/**
 * The web server around every function parses JSON before the function is called, and responds to
 * malformed JSON with its own HTML page, in the emulator with a stack trace. Requests are therefore
 * declared as plain bytes before that server sees them, and the API and the callables parse them.
 * Call it once per process; docs/decisions/0031-layers-of-functions.md says why it is not set per
 * function.
 */
export const keepBodiesRaw = (): void => {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage) || isEvent(request.headers, process.env)) return;
    replaceUnreadableUrl(request);
    keepOriginalHeaders(request);
  });
};
