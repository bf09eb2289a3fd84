/** @module-tag site */
import { describe, expect, it } from 'vitest';
import { RENDERED_PATHS } from '../../web/src/app/server/rendered-paths.ts';
import { PATHS } from '../../web/src/shared/routes/paths.ts';
import { siteUrl } from '../api/api-client.ts';

/** A resort of the demo club: other tests withdraw the resorts they add. */
const resortId = 'R1001';

const get = (path: string): Promise<Response> => fetch(`${siteUrl()}${path}`);

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

describe('the site for engines and chats', () => {
  it('names its sitemap, whose addresses answer under the name that they say', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(await robots.text()) ?? [];
    expect(sitemap).toBe(`${siteUrl()}/sitemap.xml`);
    const response = await fetch(sitemap);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('s-maxage=3600');
    const addresses = addressesIn(await response.text());
    const ofResort = `${siteUrl()}/singleResortPage/${resortId}`;
    expect(addresses).toContain(ofResort);
    for (const address of [`${siteUrl()}/`, `${siteUrl()}/help`, ofResort]) {
      const page = await (await fetch(address)).text();
      expect(page).toContain(`<link rel="canonical" href="${address}" />`);
      expect(page.match(/<title>/g)).toHaveLength(1);
      expect(page.match(/<meta\s+name="description"/g)).toHaveLength(1);
    }
    expect((await get('/sitemap-2.xml')).status).toBe(404);
  });

  it('has the picture that the page of a resort names', async () => {
    const page = await (await get(`/singleResortPage/${resortId}`)).text();
    const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(page) ?? [];
    expect(address).toBe(`${siteUrl()}/social/${resortId}.png`);
    const response = await fetch(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cache-control')).toContain('s-maxage=604800');
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each([
    ['/social/club.png', 'image/png'],
    ['/icons/icon-512.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('has %s', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });

  it('keeps engines from the pages that no server renders', async () => {
    const closed = [...new Set(Object.values(PATHS).map((path) => path.replace(/#.*$/, '')))]
      .filter((path) => !RENDERED_PATHS.includes(path))
      .map((path) => path.replace(/:\w+/, 'a1'));
    const answers = await Promise.all(
      closed.map(async (path) => `${path} ${(await get(path)).headers.get('x-robots-tag')}`),
    );
    expect(answers).toEqual(closed.map((path) => `${path} noindex`));
    expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
  });

  it('has no picture of what is no resort', async () => {
    expect((await get('/social/R999999.png')).status).toBe(404);
  });
});
