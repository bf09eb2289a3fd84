import { describe, expect, it } from 'vitest';
import { LISTED_PATHS } from './listed-paths.ts';
import { isSitemapPath, sitemapAt } from './sitemap.ts';

const ORIGIN = 'https://club.example';
const RESORTS = Array.from({ length: 7 }, (_, at) => ({ id: `R${at}`, available: at !== 3 }));

const addressesIn = (xml: string | null): string[] =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');

describe('the sitemap', () => {
  it('has every open page and every resort that can be booked', () => {
    const xml = sitemapAt('/sitemap.xml', RESORTS, ORIGIN);
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
    expect(addressesIn(xml)).toEqual(
      [...LISTED_PATHS, ...[0, 1, 2, 4, 5, 6].map((at) => `/singleResortPage/R${at}`)].map(
        (path) => `${ORIGIN}${path}`,
      ),
    );
  });

  it('lists files where the addresses do not fit into one, and each address is in one of them', () => {
    const at = (path: string) => sitemapAt(path, RESORTS, ORIGIN, 6);
    expect(at('/sitemap.xml')).toContain('<sitemapindex ');
    const files = addressesIn(at('/sitemap.xml'));
    expect(files).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
    const parts = files.map((address) => addressesIn(at(new URL(address).pathname)));
    expect(parts.map((part) => part.length)).toEqual([6, 6, 4]);
    expect(parts.flat()).toEqual(addressesIn(sitemapAt('/sitemap.xml', RESORTS, ORIGIN)));
    expect(at('/sitemap-4.xml')).toBeNull();
  });

  it('has the form of the protocol', () => {
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
    const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    const at = (path: string): string[] =>
      (sitemapAt(path, [], ORIGIN, 9) ?? '').replaceAll(`${ORIGIN}/`, '').split('\n');
    const pages = LISTED_PATHS.map((path) => `<url><loc>${path.slice(1)}</loc></url>`);
    expect(at('/sitemap.xml').join('\n')).toBe(
      `${head}<sitemapindex ${space}>\n${[1, 2].map((part) => `<sitemap><loc>sitemap-${part}.xml</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`,
    );
    expect(at('/sitemap-2.xml').join('\n')).toBe(
      `${head}<urlset ${space}>\n${pages.slice(9).join('\n')}\n</urlset>\n`,
    );
  });

  it('writes nothing that would be markup', () => {
    const [page] = addressesIn(sitemapAt('/sitemap.xml', [], 'https://<b>&club'));
    expect(page).toBe('https://&lt;b&gt;&amp;club/');
  });

  it('is nowhere else', () => {
    for (const path of ['/sitemap-0.xml', '/sitemap-1.xml', '/sitemap-1e1.xml', '/sitemap.txt']) {
      expect(sitemapAt(path, RESORTS, ORIGIN)).toBeNull();
    }
    // Were there a part of that number, all addresses before the first would be in it.
    expect(sitemapAt('/sitemap-0.xml', RESORTS, ORIGIN, 6)).toBeNull();
  });

  it('is served at its own paths alone', () => {
    const paths = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-12.xml', '/sitemap-9999.xml'];
    expect(paths.filter(isSitemapPath)).toEqual(paths);
    const others = [
      '/',
      '/a/sitemap-1.xml',
      '/sitemap-1.xml/a',
      '/sitemap-0.xml',
      '/sitemap-1a.xml',
    ];
    expect(others.filter(isSitemapPath)).toEqual([]);
  });
});
