import type {
  DocumentTarget,
  ReadDocuments,
  StoredDocument,
} from '@club/domain/reading/stored-document';
import type { Site } from '@club/domain/pages/page-response';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { handlePage } from '../../web/src/app/server/handle-page.ts';
import { BOARD_LINK, FIRST, NOW_MS, PACKED, readClub } from './club-in-memory.ts';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

const SITE: Site = {
  shell: `<!doctype html><html><head>
    <title>Tideaway</title>
    <meta
      name="description"
      content="Of the site."
    />
    <script src="/color-scheme.js"></script>
    <script type="module" crossorigin src="/assets/start.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/first.css">
  </head><body><div id="root"></div>
    <noscript>It needs a script.</noscript></body></html>`,
  styles: { '/assets/first.css': '@font-face{src:url(a)}body{margin:0}' },
  colorScript: 'document.documentElement.dataset.theme = "$&";',
  startScript: 'addEventListener("load", () => {});',
  scripts: { '/help': ['/assets/react.js', '/assets/help.js'] },
  headers: { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff' },
};

const respond = (path: string, method = 'GET', read = readClub) =>
  handlePage(
    { method, url: `https://club.example${path}` },
    { read, now: () => NOW_MS, site: SITE },
  );

const html = async (path: string): Promise<string> => String((await respond(path)).body);
const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const RESORT = `/singleResortPage/${FIRST._id}`;

describe('a rendered page', () => {
  it('is a whole document with its head, its content and the data of both', async () => {
    const page = await html(RESORT);
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain(`<title>${FIRST.place_name} &#183; Tideaway</title>`);
    expect(page.match(/<title>|name="description"/g)).toHaveLength(2);
    expect(page).toMatch(/<div id="root"><.*<script type="application\/json" id="page-data">/s);
    expect(page).not.toContain('It needs a script.');
    // ASCII alone.
    expect(Buffer.byteLength(page)).toBe(page.length);
  });

  it('has its styles and the script of the colour scheme inside, and the policy allows them', async () => {
    const { headers, body } = await respond('/help');
    const page = String(body);
    const styles = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, text = '']) => text,
    );
    expect(styles[0]).toBe('body{margin:0}');
    expect(styles.length).toBeGreaterThan(1);
    expect(page).toContain(`<script>${SITE.colorScript}</script>`);
    expect(page).not.toMatch(/stylesheet|color-scheme\.js/);
    expect(headers['Content-Security-Policy']).toBe(
      [
        "default-src 'none'",
        ` script-src 'self' ${sha256(SITE.colorScript)} ${sha256(SITE.startScript)}`,
        ` style-src 'self' ${styles.map(sha256).join(' ')}`,
      ].join(';'),
    );
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it('names the scripts that it needs in their order, and loads none and no font by itself', async () => {
    const page = await html('/help');
    expect(page).toContain(
      '<meta name="page-files" content="/assets/react.js /assets/help.js /assets/start.js">',
    );
    expect(page).not.toMatch(/modulepreload|<script[^>]* src=/);
    expect(page).toContain('<style media="(scripting: none)">@font-face{src:url(a)}</style>');
  });

  it('keeps the fonts of letters that it has none of apart', async () => {
    const faces = [
      '@font-face{src:url(latin);unicode-range:U+??}',
      '@font-face{src:url(more);unicode-range:U+100-2BA,U+1EA0-1EF9}',
    ];
    const site = { ...SITE, styles: { '/assets/first.css': faces.join('') } };
    const page = async (path: string): Promise<string> => {
      const request = { method: 'GET', url: `https://club.example${path}` };
      return String((await handlePage(request, { read: readClub, now: () => NOW_MS, site })).body);
    };
    const [latin, more] = faces;
    const media = 'media="(scripting: none)"';
    expect(await page('/search?q=bay')).toContain(
      `<style ${media}>${latin}</style><style ${media} data-later>${more}</style>`,
    );
    expect(await page(`/search?q=${encodeURIComponent('hộ')}`)).toContain(
      `<style ${media}>${latin}</style><style ${media}>${more}</style>`,
    );
  });

  it('is 404 where there is no such resort', async () => {
    expect((await respond('/singleResortPage/R999999')).status).toBe(404);
    expect((await respond(RESORT)).status).toBe(200);
  });

  it('is kept by Hosting alone, and has no cookie', async () => {
    for (const path of ['/', RESORT, '/help', '/singleResortPage/R999999']) {
      const { headers } = await respond(path);
      expect(headers['Cache-Control']).toMatch(
        /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
      );
      expect(Object.keys(headers)).not.toContain('Set-Cookie');
    }
  });

  it('is kept by no one where it is the board behind a link', async () => {
    const { status, headers, body } = await respond(`/boards/${BOARD_LINK}`);
    expect([status, headers['Cache-Control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('>Winter</h1>');
    const closed = await respond('/boards/closed');
    expect([closed.status, closed.headers['Cache-Control']]).toEqual([404, 'private, no-store']);
  });
});

describe('the directory', () => {
  it('is beside the page, under an address of its content that never changes', async () => {
    const page = await html('/');
    const [, address = ''] = /"\$address":"([^"]+)"/.exec(page) ?? [];
    expect(address).toMatch(/^\/directory-data\/catalogue-[\w-]{22}$/);
    expect(page).toContain(` ${address}">`);
    const { status, headers, body } = await respond(address);
    expect([status, headers['Cache-Control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(body).toEqual(PACKED);
  });

  it('is as it is now for a page that is older, and says so', async () => {
    const { status, headers, body } = await respond(
      '/directory-data/catalogue-AAAAAAAAAAAAAAAAAAAAAA',
    );
    expect([status, headers['Cache-Control'], headers['X-Newer-Bytes']]).toEqual([
      200,
      'no-store',
      '1',
    ]);
    expect(body).toEqual(PACKED);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'ownUser-AAAAAAAAAAAAAAAAAAAAAA', 'catalogue'])(
    'has no other address: %s',
    async (name) => {
      expect((await respond(`/directory-data/${name}`)).status).toBe(404);
    },
  );
});

describe('an address', () => {
  it.each([
    ['/help/', '/help'],
    ['//help', '/help'],
    ['/Help', '/help'],
    ['/LASTCALLVACATION/?sort=price', '/lastCallVacation?sort=price'],
    [`/singleResortPage//${FIRST._id}/?tab=reviews`, `${RESORT}?tab=reviews`],
  ])('has one form: %s', async (path, to) => {
    const { status, headers } = await respond(path);
    expect([status, headers['Location']]).toEqual([301, to]);
  });

  it.each(['no%20such%20resort', '%3Cscript%3E', 'a%2Fb', 'caf%C3%A9', '%25', "it's(not)"])(
    'with an id that nothing has leads nowhere else: %s',
    async (id) => {
      expect((await respond(`/singleResortPage/${id}`)).status).toBe(404);
    },
  );

  it('never leads to another site', async () => {
    const { headers } = await respond('//evil.example/help');
    expect(headers['Location'] ?? '').not.toMatch(/^(\/\/|https?:)/);
  });

  it('is not longer than the product needs', async () => {
    const query = (length: number): string => `/search?q=${'a'.repeat(length - 10)}`;
    expect((await respond(query(2001))).status).toBe(414);
    expect((await respond(query(2000))).status).toBe(200);
  });

  it('of a search that says more than names leads to its filters, and on from there', async () => {
    const { status, headers } = await respond(
      '/search?q=pools+in+italy+for+2&from=2026-12-20&to=2026-12-26',
    );
    const location = headers['Location'] ?? '';
    expect(status).toBe(302);
    expect(location).toMatch(
      /^\/search\?q=pools%20in%20italy%20for%202&ids=[\w,]+&location=Italy&from=2026-12-20&to=2026-12-26&sleeps=2&amenity=Pool$/,
    );
    expect(headers['Cache-Control']).toMatch(/s-maxage/);
    expect((await respond(location)).status).toBe(200);
  });

  it('of a search stays short enough with its filters', async () => {
    const { headers } = await respond('/search?q=a+week+in+december+with+a+spa+for+two');
    const location = headers['Location'] ?? '';
    expect(location.length).toBeLessThan(2000);
    expect((await respond(location)).status).toBe(200);
  });

  it('of a page that is not rendered gets the shell', async () => {
    const { status, headers, body } = await respond('/login');
    expect([status, headers['Cache-Control'], body]).toEqual([200, 'no-store', SITE.shell]);
  });
});

it('reads only: other methods are 405', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await respond('/help', method);
    expect([status, headers['Allow']]).toEqual([405, 'GET, HEAD']);
  }
  expect((await respond('/help', 'HEAD')).status).toBe(200);
});

it('renders the same page once where all its documents are kept', async () => {
  const documents = new Map<string, readonly StoredDocument[]>();
  const asked: string[] = [];
  const read: ReadDocuments = async (target) => {
    asked.push(JSON.stringify(target));
    const found = await readClub(target);
    documents.set(JSON.stringify(target), found);
    return found;
  };
  const kept = (target: DocumentTarget) => documents.get(JSON.stringify(target)) ?? null;
  const view = async (path: string): Promise<unknown> => {
    const tools = { read, kept, now: () => NOW_MS, site: SITE };
    return (await handlePage({ method: 'GET', url: `https://club.example${path}` }, tools)).body;
  };
  for (const path of ['/', RESORT]) {
    const first = await view(path);
    const reads = asked.length;
    expect(await view(path)).toBe(first);
    expect(asked).toHaveLength(reads);
  }
});

it('rejects when the documents cannot be read', async () => {
  const away = async () => {
    throw new Error('The database is away.');
  };
  await expect(respond('/', 'GET', away)).rejects.toThrow('away');
});
