import { gzipSync } from 'node:zlib';
import {
  CATALOGUE_VERSION,
  catalogueRow,
  packCatalogue,
} from '@club/domain/catalogue/packed-catalogue';
import { buildSeedResorts } from '../../scripts/seed/resorts.ts';
import type { ReadDocuments } from '../../web/src/app/server/page-store.ts';
import { type RenderedPage, renderPage } from '../../web/src/app/server/render-page.tsx';

const RESORTS = buildSeedResorts(40);
const [first] = RESORTS;
if (first === undefined) throw new Error('The demo club has no resorts.');

/** A resort of the demo club, and the path of its page. */
export const FIRST = first;
export const RESORT_PATH = `/singleResortPage/${first._id}`;

const CATALOGUE = {
  v: CATALOGUE_VERSION,
  packed: new Uint8Array(
    gzipSync(
      JSON.stringify(packCatalogue(RESORTS.map((resort) => catalogueRow(resort._id, resort)))),
    ),
  ),
};

const DOCUMENTS = new Map<string, object>([
  ['catalogue/directory', CATALOGUE],
  ...RESORTS.map((resort) => [`resorts/${resort._id}`, resort] as const),
]);

/** The demo club's documents in memory; nothing was booked or reviewed yet. */
const read: ReadDocuments = async (target) => {
  if (!('path' in target)) return [];
  const fields = DOCUMENTS.get(target.path);
  if (fields === undefined) return [];
  return [{ id: target.path.split('/').at(-1) ?? '', fields: { ...fields } }];
};

/** When the pages are rendered, milliseconds since 1970. */
export const NOW_MS = Date.UTC(2026, 10, 23, 12);

/** The page at a path of the demo club, as a server renders it. */
export const renderedAt = async (path: string): Promise<RenderedPage> => {
  const page = await renderPage(`https://club.example${path}`, read, NOW_MS);
  if (page === null) throw new Error(`${path} redirects.`);
  return page;
};
