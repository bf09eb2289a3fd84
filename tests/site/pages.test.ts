/** @module-tag site */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { displayName } from '@club/domain/resort/resort-name';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { gzipPage } from '../../functions/src/pages/gzip-page.ts';
import { buildSeedResorts } from '../../scripts/seed/resorts.ts';
import { siteUrl } from '../api/api-client.ts';

/** Headers that protect a page; every answer of the site has the same. */
const PROTECTING = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
];

const MAX_BYTES = 30_000;

// Of the demo club: other tests add resorts and take them away.
const [{ _id: resortId, place_name: resortName }] = buildSeedResorts(1) as [StoredResort];
const resort = { path: `/singleResortPage/${resortId}`, name: displayName(resortName) };

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${siteUrl()}${path}`, { redirect: 'manual', ...init });

/** A page whose letters are not escaped. */
const withLetters = (page: string): string =>
  page.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const titleIn = (page: string): string => /<title>([^<]*)/.exec(page)?.[1] ?? '';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const PAGES = [
  ['/', 'Tideaway', 'Find your dream vacation!'],
  ['/?page=2', 'Resorts, page 2 · Tideaway', 'Find your dream vacation!'],
  ['/search?q=lantern', 'Search: lantern · Tideaway', 'lantern'],
  ['/lastCallVacation', 'Last Call Vacations · Tideaway', 'Last Call'],
  ['/directory', 'Directory · Tideaway', 'See the resorts'],
  ['/directory?open=all', 'Directory · Tideaway', 'href="/singleResortPage/'],
  ['/magazine', 'Magazine · Tideaway', 'Magazine'],
  ['/help', 'Help · Tideaway', 'Help'],
  ['/about', 'About the club · Tideaway', 'Tideaway'],
  ['/privacy', 'Privacy · Tideaway', 'Privacy'],
  ['/contact', 'Contact · Tideaway', 'Contact'],
  ['/tv', 'TV · Tideaway', 'TV'],
] as const;

const expectRendered = async (path: string, title: string, text: string): Promise<void> => {
  const response = await get(path);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(titleIn(withLetters(page))).toBe(title);
  const [, root = ''] =
    /<div id="root">(.*)<\/div><script type="application\/json"/s.exec(page) ?? [];
  expect(withLetters(root)).toContain(text);
  expect(page).not.toMatch(/ style="/);
  const [, island = ''] = /id="page-data">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(island)).toMatchObject({ nowMs: expect.any(Number) });
  expect(gzipPage(page).length).toBeLessThanOrEqual(MAX_BYTES);
};

describe('an open page', () => {
  it.each(PAGES)('arrives with its content: %s', expectRendered);

  it('of a resort arrives with its content', () =>
    expectRendered(resort.path, `${resort.name} · Tideaway`, resort.name));

  it.each(PAGES.map(([path]) => path))('is kept by Hosting, without a cookie: %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
    );
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is compressed on its way', async () => {
    const { headers } = await get('/help', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('names files that the site has', async () => {
    const page = await (await get('/')).text();
    const [, files = ''] = /<meta name="page-files" content="([^"]+)">/.exec(page) ?? [];
    expect(files).toMatch(/\/assets\/.* \/directory-data\//);
    for (const file of files.split(' ')) {
      const { status, headers } = await get(file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });
});

describe('headers', () => {
  it.each(['/', '/help', '/help/', '/directory-data/none', '/login', '/nothing', '/favicon.svg'])(
    'that protect are the same everywhere, but for what a page has inside: %s',
    async (path) => {
      const [one, shell] = await Promise.all([get(path), get('/shell.html')]);
      for (const name of PROTECTING) {
        const [own, general] = [one.headers.get(name), shell.headers.get(name)];
        expect(general).not.toBeNull();
        if (name !== 'content-security-policy') expect([name, own]).toEqual([name, general]);
      }
      const page = await one.text();
      const policy = directivesOf(one.headers.get('content-security-policy') ?? '');
      const general = directivesOf(shell.headers.get('content-security-policy') ?? '');
      expect([...policy.keys()]).toEqual([...general.keys()]);
      const inside = {
        'script-src': [...page.matchAll(/<script>(.*?)<\/script>/gs)],
        'style-src': [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)],
      };
      for (const [name, sources] of general) {
        const texts = name === 'script-src' || name === 'style-src' ? inside[name] : [];
        const hashes = texts.map(([, text = '']) => hash(text));
        expect(policy.get(name)).toEqual([...sources, ...hashes]);
      }
    },
  );
});

describe('an address', () => {
  it.each([
    ['/help/', '/help'],
    ['/lastCallVacation/?sort=price', '/lastCallVacation?sort=price'],
  ])('has one form: %s', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it.each(['/login', '/checkout', '/dashboard/overview', '/admin-panel/resorts', '/myFavorites'])(
    'of a page that is not rendered gets the shell: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<div id="root"></div>');
    },
  );

  it.each(['/nothing', '/dashboard/nothing', '/assets/gone.js'])(
    'that does not exist is 404, with the page that says so: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<div id="root"></div>');
    },
  );

  it('of a resort that does not exist is 404, rendered', async () => {
    const response = await get('/singleResortPage/R999999');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('page-data');
  });

  it('takes GET and HEAD only', async () => {
    const head = await get('/help', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await get('/help', { method: 'POST', body: 'a=1' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is not longer than the product needs', async () => {
    expect((await get(`/search?q=${'a'.repeat(2000)}`)).status).toBe(414);
  });
});
