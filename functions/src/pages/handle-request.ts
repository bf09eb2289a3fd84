import type { IncomingHttpHeaders } from 'node:http';
import { error as logError } from 'firebase-functions/logger';
import type { MemoryTally } from '../limits/memory-tally.ts';
import { gzipPage } from './gzip-page.ts';
import { handleSitemap } from './handle-sitemap.ts';
import type { HandlePage, PageResponse, Site } from '@club/domain/pages/page-response';
import type { KeptReads } from './kept-reads.ts';
import { isSitemapPath } from './sitemap.ts';

/** A request for a page: `url` is path and query as sent. */
export type PageRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** The client address as rate limits count it; null when unknown. */
  address: string | null;
};

/** What a response needs. */
export type PageTools = KeptReads & {
  handlePage: HandlePage;
  site: Site;
  now: () => number;
  /** The public origin of the site. */
  origin: string;
  /** Counts what is rendered for each address and cannot be kept for the next one. */
  tally: MemoryTally;
};

/** Hosting's servers have few of these pages: any text can be searched for, and boards are not kept. */
const isCounted = (path: string): boolean => /^\/+(?:search|boards)(?:\/|$)/i.test(path);

const logFailure = (thrown: unknown, path: string): void => {
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  logError('A page could not be rendered.', { route: path, error: text });
};

/** The page without content, which the browser fills by itself; it is not kept. */
const shellOf = ({ shell, headers }: Site): PageResponse => ({
  status: 200,
  headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  body: shell,
});

const responseTo = async (request: PageRequest, tools: PageTools): Promise<PageResponse> => {
  const { handlePage, site, read, kept, now, origin, tally } = tools;
  const { method, url, address } = request;
  const path = url.replace(/\?.*$/s, '');
  try {
    if (isSitemapPath(path)) return await handleSitemap({ method, path }, { read, origin });
  } catch (thrown) {
    logFailure(thrown, path);
    return { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '' };
  }
  try {
    // As the page reads it: '/x/../search' is a search, too.
    const isMuch = isCounted(new URL(`${origin}${url}`).pathname);
    if (isMuch && tally.take(address ?? '', now()) !== null) return shellOf(site);
    return await handlePage({ method, url: `${origin}${url}` }, { read, kept, now, site });
  } catch (thrown) {
    logFailure(thrown, path);
    return shellOf(site);
  }
};

const gzipped = new WeakMap<PageResponse, Uint8Array>();

/** The body of a response, compressed once for as long as the response is kept. */
const gzipOf = (response: PageResponse): Uint8Array => {
  const known = gzipped.get(response);
  if (known !== undefined) return known;
  const body = gzipPage(response.body);
  gzipped.set(response, body);
  return body;
};

const takesGzip = (headers: IncomingHttpHeaders): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '');

const isText = ({ 'Content-Type': type = '' }: Record<string, string>): boolean =>
  /^(text\/|application\/xml)/.test(type);

/**
 * Answers a request for a page. Where it cannot be rendered, or where one address has searched too
 * often, the response is the shell.
 */
export const handlePageRequest = async (
  request: PageRequest,
  tools: PageTools,
): Promise<PageResponse> => {
  const response = await responseTo(request, tools);
  const { headers, body } = response;
  if (body.length === 0 || !isText(headers)) return response;
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  return takesGzip(request.headers)
    ? { ...response, headers: { ...varied, 'Content-Encoding': 'gzip' }, body: gzipOf(response) }
    : { ...response, headers: varied };
};
