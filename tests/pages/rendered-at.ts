import type { ReadDocuments } from '@club/domain/reading/stored-document';
import { type RenderedPage, renderPage } from '../../web/src/app/server/render-page.tsx';
import { NOW_MS, readClub } from './club-in-memory.ts';

/** Where the pages are. */
export const ORIGIN = 'https://club.example';

/** The page at a path, by default of the club in memory, as a server renders it. */
export const renderedAt = async (
  path: string,
  read: ReadDocuments = readClub,
): Promise<RenderedPage> => {
  const page = await renderPage(`${ORIGIN}${path}`, read, NOW_MS);
  if (page === null) throw new Error(`${path} redirects.`);
  return page;
};

const kept = new Map<ReadDocuments, Map<string, Promise<RenderedPage>>>();

/** The same, rendered once for all tests that look at the page. */
export const keptPageAt = (path: string, read: ReadDocuments = readClub): Promise<RenderedPage> => {
  const pages = kept.get(read) ?? new Map<string, Promise<RenderedPage>>();
  kept.set(read, pages);
  const page = pages.get(path) ?? renderedAt(path, read);
  pages.set(path, page);
  return page;
};
