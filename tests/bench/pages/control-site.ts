import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import type { Lifetime } from '../../../scripts/launcher/lifetime.ts';
import { serveOnLoopback } from '../loopback-server.ts';

const SOURCE = path.join(import.meta.dirname, 'control');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/**
 * Builds a plain page that reads resorts from the database, and serves it with the pictures and the
 * addresses of the club behind it; gives its address.
 */
export const serveControl = async (lifetime: Lifetime, club: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tideaway-control-'));
  lifetime.atEnd(() => rm(folder, { recursive: true, force: true }));
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  });
  const fromClub = async (pathname: string, response: ServerResponse): Promise<void> => {
    const found = await fetch(`${club}${pathname}`);
    response.setHeader('Content-Type', found.headers.get('content-type') ?? '');
    response.end(Buffer.from(await found.arrayBuffer()));
  };
  return serveOnLoopback(lifetime, async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(art\/|favicon|emulators\.json)/.test(pathname)) {
      await fromClub(pathname, response);
      return;
    }
    const isPage = path.extname(pathname) === '';
    const file = path.join(folder, isPage ? 'index.html' : path.normalize(pathname));
    response.statusCode = existsSync(file) ? 200 : 404;
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
};
