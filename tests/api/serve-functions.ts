import type { Server } from 'node:http';
import { createServer } from 'node:http';
import express from 'express';
import * as functions from '../../functions/src/index.ts';

type Serve = (request: express.Request, response: express.Response) => unknown;

const LIMIT = '32mb';

const keepRaw = (request: object, _response: unknown, rawBody: Buffer): void => {
  Object.assign(request, { rawBody });
};

/** The exported function of this name; only those that answer requests are ever called. */
const functionNamed = (name: string): Serve | undefined =>
  Object.entries(functions).find(([exported]) => exported === name)?.[1] as Serve | undefined;

/** Answers by the function that the address names, or by the API. */
const answer = async (request: express.Request, response: express.Response): Promise<void> => {
  const [, name, rest] = /^\/[^/]+\/us-central1\/([a-z]+)(.*)$/.exec(request.url) ?? [];
  const serve = functionNamed(name ?? 'api');
  if (serve === undefined) {
    response.status(404).end();
    return;
  }
  if (name !== undefined) request.url = rest === '' ? '/' : (rest ?? '/');
  try {
    await serve(request, response);
  } catch (error) {
    // As the functions emulator does for what no function may throw.
    response.status(500).send(String(error));
  }
};

/**
 * Serves every function of the club from this process, as the process of a function does: the same
 * parsers before the same exports. Callables have the address of the functions emulator; every other
 * path is the API's, as Hosting rewrites it.
 */
export const serveFunctions = async (): Promise<{ origin: string; close: () => void }> => {
  const app = express();
  app.enable('trust proxy');
  const parse = { limit: LIMIT, verify: keepRaw };
  app.use(express.json(parse), express.text(parse));
  app.use(express.urlencoded({ extended: true, ...parse }));
  app.use(express.raw({ type: '*/*', ...parse }));
  app.use((request, response) => {
    void answer(request, response);
  });
  const server: Server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
