import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Plugin } from 'vite';
import { build } from 'vite';
import type { Lifetime } from '../../scripts/launcher/lifetime.ts';
import { serveOnLoopback } from './loopback-server.ts';

const WEB = path.resolve(import.meta.dirname, '../../web');
const PAGE = 'src/testing/site-of-rows.html';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds the site for production and serves it with a directory of these resorts, until the script
 * ends; gives its address.
 */
export const serveSiteOfRows = async (
  lifetime: Lifetime,
  resorts: readonly CatalogueResort[],
  plugins: Plugin[] = [],
): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tideaway-site-'));
  lifetime.atEnd(() => rm(folder, { recursive: true, force: true }));
  await build({
    root: WEB,
    logLevel: 'error',
    plugins,
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: path.join(WEB, PAGE) },
    },
  });
  const rows = JSON.stringify(resorts);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/rows.json') {
      response.setHeader('Content-Type', 'application/json');
      response.end(rows);
      return;
    }
    // Every path without an extension is a page of the site.
    const file = path.extname(pathname) === '' ? PAGE : pathname;
    const bytes = await readFile(path.join(folder, path.normalize(file))).catch(() => null);
    response.statusCode = bytes === null ? 404 : 200;
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(bytes);
  };
  return serveOnLoopback(lifetime, answer);
};
