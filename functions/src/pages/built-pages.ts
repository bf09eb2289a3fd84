import { readFileSync } from 'node:fs';
import type { HandlePage, Site, SiteFiles } from '@club/domain/pages/page-response';

/** The bundle that renders pages, made from `web/src/app/server/handle-page.ts`. */
type PageBundle = { handlePage: HandlePage };

/** Beside the bundle of the functions, wherever that is. */
const FOLDER = new URL('../pages/', import.meta.url);

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

/** The site that was built together with the bundle. Throws where there is none. */
export const loadSite = (): Site => {
  // The build of the same commit writes both.
  const files = json('site.json') as SiteFiles;
  const headers = json('headers.json') as Site['headers'];
  return { ...files, headers };
};

/** Renders with the bundle, which is loaded with the first page. */
export const handleWithBundle: HandlePage = async (request, tools) => {
  const bundle = (await import(new URL('handle-page.js', FOLDER).href)) as PageBundle;
  return bundle.handlePage(request, tools);
};
