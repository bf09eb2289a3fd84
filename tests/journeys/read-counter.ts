import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';

/** Where the site says that the emulators are; the rest is passed on as it is. */
type Addresses = { firestore: { host: string; port: number } };

/** A listener, or a request for documents, as the browser sends it in a form's body. */
const ASKED = /"addTarget"/g;
/** Documents in an answer: there, or known to be missing. */
const DOCUMENT =
  /"documentChange"\s*:\s*\{\s*"document"\s*:\s*\{\s*"name"\s*:\s*"([^"]+)"|"documentDelete"\s*:\s*\{\s*"document"\s*:\s*"([^"]+)"/g;
/** Longer than what is looked for, so that it is found across two pieces of an answer. */
const OVERLAP = 400;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * What a page read so far: documents that it got, and listeners that it opened. A document that
 * changes meanwhile is sent again, and counts once.
 */
export type Reads = { documents: number; listeners: number };

/**
 * Stands between a page and the Firestore emulator, passes on everything, and counts the documents
 * that go to the page: what a real project would bill as reads, for a page without a cache on disk.
 * Call it before the page is opened; `close` when it is done.
 */
export const countReads = async (
  page: Page,
  request: APIRequestContext,
): Promise<{ reads: () => Reads; close: () => Promise<void> }> => {
  // The site serves its own file, so its form is known.
  const addresses = (await (await request.get('/emulators.json')).json()) as Addresses;
  const { host, port } = addresses.firestore;
  const documents = new Set<string>();
  let listeners = 0;

  const proxy = createServer((incoming, outgoing) => {
    // Answers have to be readable on their way.
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const { method = 'GET', url = '/' } = incoming;
    const onward = ask({ host, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      let tail = '';
      answer.on('data', (piece: Buffer) => {
        // A number of bytes means as many letters here, and what is looked for is plain.
        const text = tail + piece.toString('latin1');
        for (const [, changed, missing] of text.matchAll(DOCUMENT)) {
          documents.add(changed ?? missing ?? '');
        }
        tail = text.slice(-OVERLAP);
        outgoing.write(piece);
      });
      answer.on('end', () => outgoing.end());
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    const sent: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => {
      sent.push(piece);
      onward.write(piece);
    });
    incoming.on('end', () => {
      const body = new URLSearchParams(Buffer.concat(sent).toString('latin1'));
      for (const value of body.values()) listeners += count(value, ASKED);
      onward.end();
    });
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, host, resolve);
  });
  // It listens on a port, so its address is one.
  const own = proxy.address() as AddressInfo;

  await page.route('**/emulators.json', (route) =>
    route.fulfill({ json: { ...addresses, firestore: { host, port: own.port } } }),
  );
  return {
    reads: () => ({ documents: documents.size, listeners }),
    close: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => {
          resolve();
        });
        proxy.closeAllConnections();
      }),
  };
};
