import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width" /><link rel="icon" href="data:," />
<title>Search</title></head><body><div id="root"></div>
<script type="module" src="/main.js"></script></body></html>`;

export type Site = { address: string; close: () => Promise<void> };

/** Serves a site of scripts over a packed directory; every other address is the page itself. */
export const serveSite = async (
  scripts: ReadonlyMap<string, Uint8Array>,
  catalogue: string,
): Promise<Site> => {
  const server = createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/\?.*$/, '');
    const script = scripts.get(pathname);
    if (script !== undefined) {
      response.setHeader('Content-Type', 'text/javascript').end(script);
    } else if (pathname === '/catalogue.json') {
      response.setHeader('Content-Type', 'application/json').end(catalogue);
    } else if (/\.\w+$/.test(pathname)) {
      response.writeHead(404).end();
    } else {
      response.setHeader('Content-Type', 'text/html').end(PAGE);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
