import { describe, expect, it } from 'vitest';
import { LISTED_PATHS } from './listed-paths.ts';
import { sitemapAt } from './sitemap.ts';

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

  it('is nowhere else', () => {
    for (const path of ['/sitemap-0.xml', '/sitemap-1.xml', '/sitemap-1e1.xml', '/sitemap.txt']) {
      expect(sitemapAt(path, RESORTS, ORIGIN)).toBeNull();
    }
  });
});
