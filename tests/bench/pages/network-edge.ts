import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Lifetime } from '../../../scripts/launcher/lifetime.ts';
import { serveOnLoopback } from '../loopback-server.ts';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Texts, which Hosting's network compresses. */
const TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;
/** What belongs to a single connection, or is set again here. */
const OF_CONNECTION = /^(connection|keep-alive|transfer-encoding|content-(length|encoding)|vary)$/;

/** Files come with Brotli, which every browser of today takes; what a function answers with gzip. */
const compress = (plain: Buffer, type: string): { encoding: string; body: Buffer } =>
  type.startsWith('text/html')
    ? { encoding: 'gzip', body: gzipSync(plain) }
    : { encoding: 'br', body: brotliCompressSync(plain) };

const fetchAnswer = async (url: string): Promise<Answer> => {
  const response = await fetch(url, { redirect: 'manual' });
  const plain = Buffer.from(await response.arrayBuffer());
  const kept = [...response.headers].filter(([name]) => !OF_CONNECTION.test(name));
  const type = response.headers.get('content-type') ?? '';
  const headers = Object.fromEntries(kept);
  if (!TEXT.test(type)) return { status: response.status, headers, body: plain };
  const { encoding, body } = compress(plain, type);
  return { status: response.status, headers: { ...headers, 'content-encoding': encoding }, body };
};

/**
 * Does what Hosting's network does in production and its emulator does not: compresses texts, and
 * keeps what may be kept. Gives its address; serves until the script ends.
 */
export const serveAtEdge = async (lifetime: Lifetime, behind: string): Promise<string> => {
  const kept = new Map<string, Answer>();
  const answer = async (path: string): Promise<Answer> => {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const fetched = await fetchAnswer(`${behind}${path}`);
    const mayStay = !(fetched.headers['cache-control'] ?? '').includes('no-store');
    if (mayStay && fetched.status < 500) kept.set(path, fetched);
    return fetched;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(204).end();
        return;
      }
      const { status, headers, body } = await answer(request.url ?? '/');
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  };
  return serveOnLoopback(lifetime, serve);
};
