import type { IncomingHttpHeaders } from 'node:http';
import { constants, gzipSync } from 'node:zlib';
import { error as logError } from 'firebase-functions/logger';
import type { MemoryTally } from '../limits/memory-tally.ts';
import { answerSitemap } from './answer-sitemap.ts';
import type { AnswerPage, PageAnswer, Site } from '@club/domain/pages/page-answer';
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

/** What answering needs. */
export type PageTools = KeptReads & {
  answerPage: AnswerPage;
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
const shellOf = ({ shell, headers }: Site): PageAnswer => ({
  status: 200,
  headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  body: shell,
});

const answered = async (request: PageRequest, tools: PageTools): Promise<PageAnswer> => {
  const { answerPage, site, read, kept, now, origin, tally } = tools;
  const { method, url, address } = request;
  const path = url.replace(/\?.*$/s, '');
  try {
    if (isSitemapPath(path)) return await answerSitemap({ method, path }, { read, origin });
  } catch (thrown) {
    logFailure(thrown, path);
    return { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '' };
  }
  try {
    // As the page reads it: '/x/../search' is a search, too.
    const isMuch = isCounted(new URL(`${origin}${url}`).pathname);
    if (isMuch && tally.take(address ?? '', now()) !== null) return shellOf(site);
    return await answerPage({ method, url: `${origin}${url}` }, { read, kept, now, site });
  } catch (thrown) {
    logFailure(thrown, path);
    return shellOf(site);
  }
};

const gzipped = new WeakMap<PageAnswer, Uint8Array>();

/** The body of an answer, compressed once for as long as the answer is kept. */
const gzipOf = (answer: PageAnswer): Uint8Array => {
  const known = gzipped.get(answer);
  if (known !== undefined) return known;
  const body = gzipSync(answer.body, { level: constants.Z_BEST_COMPRESSION });
  gzipped.set(answer, body);
  return body;
};

const takesGzip = (headers: IncomingHttpHeaders): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '');

const isText = ({ 'Content-Type': type = '' }: Record<string, string>): boolean =>
  /^(text\/|application\/xml)/.test(type);

/**
 * Answers a request for a page. Where it cannot be rendered, or where one address has searched too
 * often, the answer is the shell.
 */
export const answerRequest = async (
  request: PageRequest,
  tools: PageTools,
): Promise<PageAnswer> => {
  const answer = await answered(request, tools);
  const { headers, body } = answer;
  if (body.length === 0 || !isText(headers)) return answer;
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  return takesGzip(request.headers)
    ? { ...answer, headers: { ...varied, 'Content-Encoding': 'gzip' }, body: gzipOf(answer) }
    : { ...answer, headers: varied };
};
