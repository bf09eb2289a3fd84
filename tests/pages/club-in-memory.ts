import type { ReadDocuments } from '@club/domain/reading/stored-document';
import { gzipSync } from 'node:zlib';
import {
  CATALOGUE_VERSION,
  catalogueRow,
  packCatalogue,
} from '@club/domain/catalogue/packed-catalogue';
import { openBoardPath } from '@club/domain/reading/open-board';
import { buildSeedResorts } from '../../scripts/seed/resorts.ts';

const RESORTS = buildSeedResorts(40);
const [first] = RESORTS;
if (first === undefined) throw new Error('The demo club has no resorts.');

/** A resort of the club. */
export const FIRST = first;

type StoredSeed = (typeof RESORTS)[number];

const packed = (resorts: readonly StoredSeed[]): Uint8Array =>
  new Uint8Array(
    gzipSync(
      JSON.stringify(packCatalogue(resorts.map((resort) => catalogueRow(resort._id, resort)))),
    ),
  );

/** The packed directory of the club. */
export const PACKED = packed(RESORTS);

/** The link of the only board that is shared. */
export const BOARD_LINK = 'Board_of_two_resorts_1';
const BOARD_RESORTS = RESORTS.slice(0, 2).map(({ _id }) => ({
  resortId: _id,
  note: 'Near the sea',
}));

/** The documents of a club in memory; nothing was booked or reviewed yet. */
const readOf = (resorts: readonly StoredSeed[], directory: Uint8Array): ReadDocuments => {
  const documents = new Map<string, object>([
    ['catalogue/directory', { v: CATALOGUE_VERSION, packed: directory }],
    [openBoardPath(BOARD_LINK), { name: 'Winter', dates: null, resorts: BOARD_RESORTS }],
    ...resorts.map((resort) => [`resorts/${resort._id}`, resort] as const),
  ]);
  return async (target) => {
    if (!('path' in target)) return [];
    const fields = documents.get(target.path);
    if (fields === undefined) return [];
    return [{ id: target.path.split('/').at(-1) ?? '', fields: { ...fields } }];
  };
};

/** The demo club's documents. */
export const readClub = readOf(RESORTS, PACKED);

/** The documents of a demo club of any size. */
export const readClubOf = (count: number): ReadDocuments => {
  const resorts = buildSeedResorts(count);
  return readOf(resorts, packed(resorts));
};

/** When the pages are rendered. */
export const NOW_MS = Date.UTC(2026, 10, 23, 12);
