import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lifetime } from '../../scripts/launcher/lifetime.ts';

/** Serves on a free port of this machine until the script ends; gives its address. */
export const serveOnLoopback = async (
  lifetime: Lifetime,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<string> => {
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  lifetime.atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
};
