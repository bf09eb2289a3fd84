import { onRequest } from 'firebase-functions/v2/https';
import '../kernel/http/runtime.ts';
import { clientAddress } from '../kernel/http/client-address.ts';
import { hideServer } from '../kernel/http/response.ts';
import { siteOrigin } from '../kernel/http/site-origins.ts';
import { createMemoryTally } from '../limits/memory-tally.ts';
import type { PageTools } from './handle-request.ts';

const MINUTE_MS = 60_000;

/** Loaded with the first request: the bundle of pages is many times the size of the functions. */
const openTools = async (): Promise<PageTools> => {
  const { handleWithBundle, loadSite } = await import('./built-pages.ts');
  const { clubFirestore } = await import('../kernel/firebase/app.ts');
  const { readWith } = await import('./read-documents.ts');
  const { withSharedBoards } = await import('./shared-boards.ts');
  const { keepReads } = await import('./kept-reads.ts');
  const { keepResponses } = await import('./kept-responses.ts');
  const db = clubFirestore();
  return {
    handlePage: keepResponses(handleWithBundle),
    site: loadSite(),
    ...withSharedBoards(keepReads(readWith(db), Date.now), db),
    now: Date.now,
    origin: siteOrigin(process.env),
    tally: createMemoryTally({ perKey: 60, inAll: 600 }, MINUTE_MS),
  };
};

let opened: Promise<PageTools> | undefined;

const tools = async (): Promise<PageTools> => {
  opened ??= openTools();
  try {
    return await opened;
  } catch (failure) {
    opened = undefined;
    throw failure;
  }
};

/** The pages that a server renders; Hosting asks for them (`firebase.json`). */
export const pages = onRequest({ cors: false }, async (request, response) => {
  const { handlePageRequest } = await import('./handle-request.ts');
  const { method, url, headers } = request;
  const address = clientAddress(headers, request.socket.remoteAddress);
  const rendered = await handlePageRequest({ method, url, headers, address }, await tools());
  hideServer(response);
  response.writeHead(rendered.status, rendered.headers);
  response.end(method === 'HEAD' ? undefined : rendered.body);
});
