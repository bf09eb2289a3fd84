import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryTally } from '../limits/memory-tally.ts';
import { handlePageRequest } from './handle-request.ts';
import type { HandlePage } from '@club/domain/pages/page-response';

const log = vi.hoisted(() => vi.fn<(message: string, details: object) => void>());
vi.mock('firebase-functions/logger', () => ({ error: log }));

const SITE = {
  shell: '<html>shell</html>',
  styles: {},
  colorScript: '',
  startScript: '',
  scripts: {},
  headers: {},
};

const rendered: HandlePage = async ({ url }) => ({
  status: 200,
  headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public' },
  body: `rendered ${url}`,
});

const toolsWith = (handlePage: HandlePage) => ({
  handlePage,
  site: SITE,
  read: async () => [],
  kept: () => null,
  now: () => 0,
  origin: 'https://club.example',
  tally: createMemoryTally({ perKey: 2, inAll: 3 }, 60_000),
});

const requestFor = (url: string, address: string | null = null, encoding?: string) => ({
  method: 'GET',
  url,
  headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  address,
});

describe('a request for a page', () => {
  it('is rendered under the public address of the site, whatever host was asked', async () => {
    const { body } = await handlePageRequest(requestFor('/help?a=1'), toolsWith(rendered));
    expect(body).toBe('rendered https://club.example/help?a=1');
  });

  it('gets the shell when the page cannot be rendered, and the reason is logged', async () => {
    const tools = toolsWith(async () => {
      throw new Error('It does not render.');
    });
    const { status, headers, body } = await handlePageRequest(requestFor('/?secret=1'), tools);
    expect([status, body]).toEqual([200, SITE.shell]);
    expect(headers['Cache-Control']).toBe('no-store');
    const lines = JSON.stringify(log.mock.calls);
    expect(lines).toContain('It does not render.');
    expect(lines).not.toContain('secret');
  });

  it('is compressed for who takes that', async () => {
    const tools = toolsWith(rendered);
    const { headers, body } = await handlePageRequest(requestFor('/', null, 'br, gzip'), tools);
    expect([headers['Content-Encoding'], headers['Vary']]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).toString()).toBe('rendered https://club.example/');
    const plain = await handlePageRequest(requestFor('/'), tools);
    expect([plain.headers['Content-Encoding'], plain.headers['Vary']]).toEqual([
      undefined,
      'Accept-Encoding',
    ]);
  });
});

describe('searching', () => {
  it('is rendered so often for each address, then left to the browser', async () => {
    const tools = toolsWith(rendered);
    const search = async (address: string, url = '/search?q=a'): Promise<boolean> =>
      String((await handlePageRequest(requestFor(url, address), tools)).body).startsWith(
        'rendered',
      );
    expect([await search('1'), await search('1'), await search('1')]).toEqual([true, true, false]);
    // The same page in other words.
    expect(await search('1', '/Search/?q=a')).toBe(false);
    expect(await search('1', '/help/../search?q=a')).toBe(false);
    expect(await search('2')).toBe(true);
    expect(await search('3')).toBe(false);
    expect(await search('1', '/help')).toBe(true);
  });
});
