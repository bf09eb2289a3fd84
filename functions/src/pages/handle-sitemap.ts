import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import type { CatalogueDocument, CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { decodeCatalogue } from '../catalogue/catalogue-document.ts';
import type { PageResponse } from '@club/domain/pages/page-response';
import type { ReadDocuments } from '@club/domain/reading/stored-document';
import { sitemapAt } from './sitemap.ts';

/** Engines read it a few times a day; a new resort is worth an hour's wait. */
const KEPT = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400';

const kept = (body: string): PageResponse => ({
  status: 200,
  headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': KEPT },
  body,
});

const notNow = (status: number, headers: Record<string, string> = {}): PageResponse => ({
  status,
  headers: { 'Cache-Control': 'no-store', ...headers },
  body: '',
});

/** The rows of the directory; none before the first resort, null while it is rebuilt. */
const directoryRows = async (read: ReadDocuments): Promise<readonly CatalogueResort[] | null> => {
  const [stored] = await read({ path: `catalogue/${CATALOGUE_SHARD}` });
  // Only the server writes the document, in the form of its type.
  return stored === undefined ? [] : decodeCatalogue(stored.fields as CatalogueDocument<Buffer>);
};

/** Answers for the sitemap and its files. Rejects when the directory cannot be read. */
export const handleSitemap = async (
  { method, path }: { method: string; path: string },
  { read, origin }: { read: ReadDocuments; origin: string },
): Promise<PageResponse> => {
  if (method !== 'GET' && method !== 'HEAD') return notNow(405, { Allow: 'GET, HEAD' });
  const rows = await directoryRows(read);
  // Without the resorts a list would say that there are none.
  if (rows === null) return notNow(503, { 'Retry-After': '60' });
  const xml = sitemapAt(path, rows, origin);
  return xml === null ? notNow(404) : kept(xml);
};
