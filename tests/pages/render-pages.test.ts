import { gzipSync } from 'node:zlib';
import { API_ERRORS } from '@club/domain/api/errors';
import { SCREEN_TEXTS } from '@club/domain/api/messages';
import {
  CATALOGUE_VERSION,
  catalogueRow,
  packCatalogue,
} from '@club/domain/catalogue/packed-catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSeedResorts } from '../../scripts/seed/resorts.ts';
import type { ReadDocuments } from '../../web/src/app/server/page-store.ts';
import { renderPage } from '../../web/src/app/server/render-page.tsx';

const RESORTS = buildSeedResorts(40);
const [FIRST] = RESORTS;
if (FIRST === undefined) throw new Error('The demo club has no resorts.');

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

const NOW_MS = Date.UTC(2026, 10, 23, 12);

const rendered = async (path: string) => {
  const page = await renderPage(`https://club.example${path}`, read, NOW_MS);
  if (page === null) throw new Error(`${path} redirects.`);
  return page;
};

/** What the reader would have to wait for; a resort's months and map come when they are about to be seen. */
const loadingIn = (body: string): string[] =>
  [...body.matchAll(/Loading[^<]*/g)]
    .map(([said]) => said)
    .filter((said) => !['Loading...', 'Loading the map...'].includes(said));

const titleIn = (head: string): string => /<title>(.*)<\/title>/.exec(head)?.[1] ?? '';

const RESORT = `/singleResortPage/${FIRST._id}`;

describe('a page that a server renders', () => {
  const warned = vi.spyOn(console, 'warn');
  const failed = vi.spyOn(console, 'error');
  beforeEach(() => {
    warned.mockClear();
    failed.mockClear();
  });

  it.each([
    ['/', FIRST.place_name, 'Tideaway'],
    ['/?page=2', 'Find your dream vacation!', 'Tideaway'],
    [RESORT, FIRST.place_name, `${FIRST.place_name} · Tideaway`],
    ['/search?q=beach', 'beach', /beach/i],
    ['/lastCallVacation', 'Last Call', /Last Call/],
    ['/directory', FIRST.place_name, /Tideaway/],
    ['/magazine', 'Magazine', /Magazine/i],
    ['/help', 'Help', /Help/],
    ['/about', 'Tideaway', /Tideaway/],
    ['/privacy', 'Privacy', /Privacy/],
    ['/contact', 'Contact', /Contact/i],
    ['/no-such-page', SCREEN_TEXTS.notFound, /not found/],
    ['/singleResortPage/R999999', API_ERRORS['resort-not-found'].message, 'Resort'],
  ])(
    'has its content, its title and nothing that the policy refuses: %s',
    async (path, text, title) => {
      const page = await rendered(path);
      expect(page.body).toContain(text);
      expect(titleIn(page.head)).toMatch(title);
      expect(page.body).not.toMatch(/ style="/);
      expect(loadingIn(page.body)).toEqual([]);
      expect(warned).not.toHaveBeenCalled();
      expect(failed).not.toHaveBeenCalled();
    },
  );
});
