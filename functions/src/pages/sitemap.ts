import { resortPath } from '../notifications/site-paths.ts';
import { LISTED_PATHS } from './listed-paths.ts';

/** The list of all addresses that engines may keep, or of the files with them. */
export const SITEMAP_PATH = '/sitemap.xml';

/** Most addresses in one file, by the protocol (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

const PART_PATH = /^\/sitemap-([1-9]\d{0,3})\.xml$/;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);

const file = (list: 'urlset' | 'sitemapindex', addresses: readonly string[]): string => {
  const entry = list === 'urlset' ? 'url' : 'sitemap';
  const entries = addresses.map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${list}>\n`;
};

/** True for the path of the sitemap or of a file of it, whether or not there are so many. */
export const isSitemapPath = (path: string): boolean =>
  path === SITEMAP_PATH || PART_PATH.test(path);

/** What the sitemap takes from a row of the directory. */
type ListedResort = { id: string; available: boolean };

/**
 * The sitemap at a path: all open pages and the resorts that can be booked, or, where they do not fit
 * into one file, a list of such files. Null for a path without one. It says nothing of when a page was
 * changed, because the directory does not know it.
 */
export const sitemapAt = (
  path: string,
  resorts: readonly ListedResort[],
  origin: string,
  maxAddresses: number = MAX_ADDRESSES,
): string | null => {
  const open = resorts.filter(({ available }) => available);
  const addresses = [...LISTED_PATHS, ...open.map(({ id }) => resortPath(id))].map(
    (listed) => `${origin}${listed}`,
  );
  const parts = Math.ceil(addresses.length / maxAddresses);
  if (path === SITEMAP_PATH) {
    if (parts === 1) return file('urlset', addresses);
    const names = Array.from(
      { length: parts },
      (_, at) => `${origin}/sitemap-${String(at + 1)}.xml`,
    );
    return file('sitemapindex', names);
  }
  const part = Number(PART_PATH.exec(path)?.[1] ?? 0);
  if (part === 0 || part > parts || parts === 1) return null;
  return file('urlset', addresses.slice((part - 1) * maxAddresses, part * maxAddresses));
};
