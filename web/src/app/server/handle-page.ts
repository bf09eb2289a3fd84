import type {
  HandlePage,
  PageDependencies,
  PageResponse,
  Site,
} from '@club/domain/pages/page-response';
import type { ReadDocuments } from '@club/domain/reading/stored-document';
import { renderedRoute } from './one-address.ts';
import { NEWER_BYTES } from '../../kernel/page/page-data.ts';
import { bytesAt, DATA_PATH, kindAt, ownAddress } from './packed-bytes.ts';
import { pageDocument } from './page-document.ts';
import { renderPage } from './render-page.tsx';
import { keepingOf } from './rendered-paths.ts';
import { PUBLIC_SOURCES } from '../../shared/live/public-sources.ts';

/** The longest path with its query; filters and searches of the product need a few hundred. */
const MAX_ADDRESS = 2000;
/** A resort may be added under an address that did not exist. */
const MISSING_SECONDS = 60;

const ONE_HOUR = 'public, max-age=0, s-maxage=3600';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** The page without content, which the browser fills; it is not kept. */
const shellResponse = ({ shell, headers }: Site, status = 200): PageResponse => ({
  status,
  headers: { ...headers, ...HTML, 'Cache-Control': 'no-store' },
  body: shell,
});

const redirectTo = (
  location: string,
  { headers }: Site,
  { status, keeping }: { status: 301 | 302; keeping: string },
): PageResponse => ({
  status,
  headers: { ...headers, Location: location, 'Cache-Control': keeping },
  body: '',
});

const notAllowed = ({ headers }: Site): PageResponse => ({
  status: 405,
  headers: { ...headers, Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
  body: '',
});

/** Kinds that are one document with bytes. */
const PACKED_KINDS = ['catalogue', 'scarceNights'] as const;
type PackedKind = (typeof PACKED_KINDS)[number];

/** What is stored now of a kind, kept for the pages that are written with it. */
const currentBytes = async (kind: PackedKind, read: ReadDocuments): Promise<Uint8Array | null> => {
  const documents = await read(PUBLIC_SOURCES[kind].target({}));
  const values = documents.flatMap(({ fields }) => Object.values(fields));
  const bytes = values.find((value) => value instanceof Uint8Array) ?? null;
  if (bytes !== null) ownAddress(bytes, kind);
  return bytes;
};

/**
 * Bytes that a page has named; they never change under their address. A page may be older than what
 * this process has read: then the response is what is stored now, and says so.
 */
const bytesResponse = async (
  path: string,
  { site, read }: PageDependencies,
): Promise<PageResponse> => {
  const kind = PACKED_KINDS.find((each) => each === kindAt(path));
  const isKept = bytesAt(path) !== null;
  const current = kind === undefined || isKept ? null : await currentBytes(kind, read);
  const named = bytesAt(path);
  const body = named ?? current;
  if (body === null) {
    return { status: 404, headers: { ...site.headers, 'Cache-Control': 'no-store' }, body: '' };
  }
  const keeping =
    named === null
      ? { 'Cache-Control': 'no-store', [NEWER_BYTES]: '1' }
      : { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return {
    status: 200,
    headers: { ...site.headers, ...keeping, 'Content-Type': 'application/octet-stream' },
    body,
  };
};

/** Answers requests for pages; the function `pages` calls it through the bundle. */
export const handlePage: HandlePage = async ({ method, url }, tools) => {
  const { site, read, kept, now } = tools;
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' && method !== 'HEAD') return notAllowed(site);
  if (pathname.length + search.length > MAX_ADDRESS) return shellResponse(site, 414);
  if (pathname.startsWith(DATA_PATH)) return bytesResponse(pathname, tools);
  const matched = renderedRoute(pathname);
  const keeping = matched === null ? null : keepingOf(matched.route);
  if (matched === null || keeping === null) return shellResponse(site);
  if (matched.path !== pathname) {
    return redirectTo(`${matched.path}${search}`, site, { status: 301, keeping: ONE_HOUR });
  }

  const page = await renderPage(`${origin}${pathname}${search}`, read, now(), kept);
  if (page === null) return shellResponse(site);
  const { fresh, stale } =
    page.status === 200 ? keeping : { fresh: MISSING_SECONDS, stale: MISSING_SECONDS };
  const cacheControl =
    keeping.fresh === 0
      ? 'private, no-store'
      : `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
  if (page.movedTo !== undefined) {
    return redirectTo(page.movedTo, site, { status: 302, keeping: cacheControl });
  }
  const { headers, body } = pageDocument(site, matched.route, page, ownAddress);
  return {
    status: page.status,
    headers: { ...headers, ...HTML, 'Cache-Control': cacheControl },
    body,
  };
};
