import { HOST } from './ports.ts';
import type { Suite } from './suite.ts';

/** The first request to the functions also starts their process. */
const FIRST_REQUEST_MS = 60_000;

/**
 * Asks for the first page and for one resort through Hosting, so that the first visitor
 * finds everything warm. Throws a `Fault` when one of them does not answer well.
 */
export const waitUntilServed = async (suite: Suite): Promise<void> => {
  for (const route of ['/', '/resorts?limit=1']) {
    const url = `http://${HOST}:${suite.ports.hosting}${route}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(FIRST_REQUEST_MS) });
    const body = await response.text();
    if (!response.ok)
      throw suite.explain(`${url} answers ${response.status}.`, [body.slice(0, 300)]);
  }
};
