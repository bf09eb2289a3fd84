import type { HandlePage, PageResponse, Site } from '@club/domain/pages/page-response';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import type { Plugin } from 'vite';
import { clubFirestore } from '../../functions/src/kernel/firebase/app.ts';
import { readWith } from '../../functions/src/pages/read-documents.ts';
import { renderedRoute } from '../../web/src/app/server/one-address.ts';
import { ROOT } from './folders.ts';
import { HOST } from './ports.ts';
import type { Ports } from './ports.ts';
import {
  emulatorAddresses,
  emulatorEnvironment,
  readFirebaseConfig,
  runHeaders,
} from './suite-config.ts';

const WEB = path.join(ROOT, 'web');
const FIRST_PAINT = '/src/design/theme/first-paint.css';

/** Without the policy, which forbids what the hot reload of Vite puts into a page. */
const withoutPolicy = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  'Content-Security-Policy': 'style-src *; script-src *',
});

/**
 * Answers for the rendered paths as the function `pages` does, from the sources as they are now. The
 * policy of the answer is left out.
 */
const renderPages = (ports: Ports): Plugin => ({
  name: 'rendered-pages',
  configureServer: (server) => {
    const read = readWith(clubFirestore());
    const siteFor = async (url: string): Promise<Site> => ({
      shell: await server.transformIndexHtml(
        url,
        readFileSync(path.join(WEB, 'index.html'), 'utf8'),
      ),
      styles: { [FIRST_PAINT]: readFileSync(path.join(WEB, FIRST_PAINT), 'utf8') },
      colorScript: readFileSync(path.join(WEB, 'public/color-scheme.js'), 'utf8'),
      // Vite loads the scripts itself.
      startScript: '',
      scripts: {},
      headers: withoutPolicy(runHeaders(readFirebaseConfig(), ports)),
    });
    server.middlewares.use((request, response, next) => {
      const { method = 'GET', originalUrl: url = '/' } = request;
      const { origin, pathname } = new URL(`http://${HOST}:${ports.devServer}${url}`);
      if (renderedRoute(pathname) === null && !pathname.startsWith('/directory-data/')) {
        next();
        return;
      }
      const answer = async (): Promise<PageResponse> => {
        // The module says so of itself; Vite loads it without its types.
        const { handlePage } = (await server.ssrLoadModule('/src/app/server/handle-page.ts')) as {
          handlePage: HandlePage;
        };
        const site = await siteFor(url);
        return handlePage(
          { method, url: `${origin}${url}` },
          { read, kept: () => null, now: Date.now, site },
        );
      };
      const send = async (): Promise<void> => {
        try {
          const { status, headers, body } = await answer();
          const { 'Content-Security-Policy': _, ...sent } = headers;
          response.writeHead(status, { ...sent, 'Cache-Control': 'no-store' });
          response.end(body);
        } catch (failure) {
          console.error(failure);
          response.writeHead(500, { 'Content-Type': 'text/plain' });
          response.end('The page could not be rendered; the terminal says why.\n');
        }
      };
      void send();
    });
  },
});

/** Starts Vite's server in this process; it renders the open pages before it sends them. */
export const serveRenderedPages = async (ports: Ports): Promise<{ ended: Promise<void> }> => {
  Object.assign(process.env, emulatorEnvironment(ports));
  // Read by vite.config.ts.
  process.env['TIDEAWAY_EMULATORS'] = JSON.stringify(emulatorAddresses(ports));
  const server = await createServer({
    root: WEB,
    plugins: [renderPages(ports)],
    server: { host: HOST, port: ports.devServer, strictPort: true },
    clearScreen: false,
  });
  await server.listen();
  return {
    ended: new Promise<void>((resolve) => {
      server.httpServer?.once('close', () => resolve());
    }),
  };
};
