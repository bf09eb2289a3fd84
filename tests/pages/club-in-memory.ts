import { gzipSync } from 'node:zlib';
import {
  CATALOGUE_VERSION,
  catalogueRow,
  packCatalogue,
} from '@club/domain/catalogue/packed-catalogue';
import { buildSeedResorts } from '../../scripts/seed/resorts.ts';
import type { ReadDocuments } from '../../web/src/app/server/page-store.ts';

const RESORTS = buildSeedResorts(40);
const [first] = RESORTS;
if (first === undefined) throw new Error('The demo club has no resorts.');

/** A resort of the club. */
export const FIRST = first;

/** The packed directory of the club. */
export const PACKED = new Uint8Array(
  gzipSync(
    JSON.stringify(packCatalogue(RESORTS.map((resort) => catalogueRow(resort._id, resort)))),
  ),
);

const DOCUMENTS = new Map<string, object>([
  ['catalogue/directory', { v: CATALOGUE_VERSION, packed: PACKED }],
  ...RESORTS.map((resort) => [`resorts/${resort._id}`, resort] as const),
]);

/** The demo club's documents in memory; nothing was booked or reviewed yet. */
export const readClub: ReadDocuments = async (target) => {
  if (!('path' in target)) return [];
  const fields = DOCUMENTS.get(target.path);
  if (fields === undefined) return [];
  return [{ id: target.path.split('/').at(-1) ?? '', fields: { ...fields } }];
};

/** When the pages are rendered. */
export const NOW_MS = Date.UTC(2026, 10, 23, 12);
